import { termSlug } from "../core/text/path-slug.ts";
import { bneSettings } from "./settings.ts";

/**
 * BNE lists vacancies by the occupations it knows and answers other words with its home page.
 *
 * @returns the occupations to ask for, as parts of an address, in the order asked: the next is asked when the
 *   portal does not know the one before. Empty for a query without words.
 */
export function occupationsFor(keywords: string): string[] {
  const typed = termSlug(keywords);
  const plain = typed
    .split("-")
    .filter((word) => !bneSettings.levelWords.has(word))
    .join("-");
  return [...new Set([typed, plain].map((slug) => knownAs(slug)))].filter((slug) => slug !== "");
}

/** @returns the words of the occupation that BNE has for the typed words; undefined where both are the same. */
export function occupationMeant(keywords: string): string | undefined {
  const typed = termSlug(keywords);
  const known = knownAs(typed);
  return known === typed ? undefined : known.replaceAll("-", " ");
}

function knownAs(slug: string): string {
  return bneSettings.occupations[slug] ?? slug;
}
