import type { PostingFacts } from "../reading/posting-facts.ts";
import { claimsOf } from "../reading/read-claims.ts";

/**
 * @param beginnings of words, or words with a blank behind them
 * @returns whether the text has a word that begins so: "intermitente" and "internos" share five letters, and short words are
 *   no numbers in `TextFacts`
 */
export function says(posting: PostingFacts, beginnings: readonly string[]): boolean {
  const text = claimsOf(posting).spaced();
  return beginnings.some((beginning) => text.includes(` ${beginning}`));
}
