import { foldText } from "./fold-text.ts";

/** @returns the text as one part of an address: lower case, no accents, hyphens between words. */
export function pathSlug(text: string): string {
  return foldText(text)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** @returns the slug of the keywords, without a beginning such as "vagas de emprego de". */
export function termSlug(keywords: string): string {
  return pathSlug(foldText(keywords).replace(/^((vagas?|empregos?)( de| para)? )+/, ""));
}
