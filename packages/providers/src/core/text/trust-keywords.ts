import { significantWords } from "./keywords.ts";
import { matchesKeywords } from "./matches-keywords.ts";

/**
 * For portals that search in texts which their cards do not show, or that ignore the terms. A page is
 * trusted as a whole when at least half of its items name an asked word; else the portal ignored the
 * terms, and each item must name all of them.
 *
 * @param textOf all the text that an item shows
 * @returns for the items of one page, which ones fit, and whether the terms were ignored
 */
export function trustKeywords<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  keywords: string,
): { fits: (item: T) => boolean; isIgnored: boolean } {
  const words = significantWords(keywords);
  const named = items.filter((item) => words.some((word) => matchesKeywords(textOf(item), word)));
  const isIgnored = words.length > 0 && named.length * 2 < items.length;
  return { fits: (item) => !isIgnored || matchesKeywords(textOf(item), keywords), isIgnored };
}
