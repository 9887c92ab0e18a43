import { nameMaxLength } from "../limits.ts";

/** Limits the storage of a name; no script needs as much for 100 characters. */
const codeUnitsMax = 2_000;

let characters: Intl.Segmenter | undefined;

/** @returns true when a trimmed name has 1 to `nameMaxLength` characters as people count them: an emoji or a letter with its marks is one. */
export function isNameLength(name: string): boolean {
  if (name.length > codeUnitsMax) return false;
  // A cheap phone needs a moment to make it, and most pages ask for no name.
  characters ??= new Intl.Segmenter("pt-BR", { granularity: "grapheme" });
  const count = [...characters.segment(name)].length;
  return count >= 1 && count <= nameMaxLength;
}
