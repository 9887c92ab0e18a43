import { foldText } from "../core/fold-text.ts";
import { significantWords } from "../core/keywords.ts";
import { tramposSettings } from "./settings.ts";

/**
 * Trampos takes several words as one phrase and finds nothing where they do not stand side by side, so one
 * is asked and the others are compared here.
 *
 * @returns the word that few vacancies have: the longest that is neither a level nor a kind of post; ""
 *   for a question without words
 */
export function rarestWord(keywords: string): string {
  const words = significantWords(keywords);
  const rare = words.filter((word) => !tramposSettings.commonWords.has(foldText(word)));
  const [longest = ""] = (rare.length > 0 ? rare : words).toSorted((a, b) => b.length - a.length);
  return longest;
}
