import { foldText } from "./fold-text.ts";

/** @returns the text as portals write it into paths: no accents, lower case, "-" for all other signs. */
export function slugOf(text: string): string {
  return foldText(text)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
