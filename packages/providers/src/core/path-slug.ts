import { foldText } from "./fold-text.ts";

/** @returns the text as one part of an address: lower case, no accents, hyphens between words. */
export function pathSlug(text: string): string {
  return foldText(text)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
