import { foldText } from "../core/text/fold-text.ts";
import { significantWords } from "../core/text/keywords.ts";
import { tramposSettings } from "./settings.ts";

/**
 * Trampos treats several words as one phrase and finds nothing where they are not adjacent, so one word
 * is asked and the others are compared here.
 *
 * @returns the word that the fewest vacancies should have: the longest that is neither a level nor a kind of
 *   post; "" for a query without words
 */
export function rarestWord(keywords: string): string {
  const words = significantWords(keywords);
  const rare = words.filter((word) => !tramposSettings.commonWords.has(foldText(word)));
  const [longest = ""] = (rare.length > 0 ? rare : words).toSorted((a, b) => b.length - a.length);
  return longest;
}
