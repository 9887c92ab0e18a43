import { foldText } from "./fold-text.ts";

/** @returns the text as portals put it into paths: no accents, lower case, "-" for everything else. */
export function slugOf(text: string): string {
  return foldText(text)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
