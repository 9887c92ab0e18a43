import { foldText } from "../text/fold-text.ts";
import { beginsLine, endsLine } from "./line-words.ts";
import type { Characters } from "./read-characters.ts";

/** A word of a text, and the properties that depend on the word alone. */
export type Word = {
  text: string;
  lower: string;
  /** The result of `foldText`. */
  folded: string;
  isLowerCase: boolean;
  isCapitals: boolean;
  /** The result of `beginsLine` in `line-words.ts`. */
  beginsLine: boolean;
  endsLine: boolean;
};

/**
 * Reads the word between two positions of a text. Postings repeat their words, so each is cached and found again
 * by the codes of its letters, without building a string.
 */
export function readWord({ text, codes }: Characters, start: number, end: number): Word {
  if (end - start > wordLengthMax) return wordOf(text.slice(start, end));
  const place = placeOf(codes, start, end);
  const known = knownWords[place];
  if (known !== undefined && isSame(known.codes, codes, start, end)) return known.word;
  // Two words with the same hash would evict each other, so there is a second place.
  const former = knownWords[place ^ 1];
  const found =
    former !== undefined && isSame(former.codes, codes, start, end)
      ? former
      : { codes: codes.slice(start, end), word: wordOf(copyOf(text.slice(start, end))) };
  knownWords[place ^ 1] = known;
  knownWords[place] = found;
  return found.word;
}

function placeOf(codes: Uint16Array, start: number, end: number): number {
  let hash = end - start;
  for (let index = start; index < end; index += 1) hash = (Math.imul(hash, 31) + (codes[index] ?? 0)) | 0;
  return (hash ^ (hash >>> 13)) & (placesCount - 1);
}

function isSame(known: Uint16Array, codes: Uint16Array, start: number, end: number): boolean {
  if (known.length !== end - start) return false;
  for (let index = 0; index < known.length; index += 1)
    if (known[index] !== codes[start + index]) return false;
  return true;
}

/** Texts are untrusted, so the cache is bounded: a new word replaces another. */
const placesCount = 4_096;
const knownWords: ({ codes: Uint16Array; word: Word } | undefined)[] = Array.from(
  { length: placesCount },
  () => undefined,
);
const wordLengthMax = 24;

/** Copies the letters, because a slice of a string keeps the whole string in memory. */
function copyOf(part: string): string {
  return Buffer.from(part, "utf16le").toString("utf16le");
}

function wordOf(text: string): Word {
  const lower = text.toLowerCase();
  return {
    text,
    lower,
    folded: foldText(text),
    isLowerCase: text === lower,
    isCapitals: text === text.toUpperCase(),
    beginsLine: beginsLine(text, lower),
    endsLine: endsLine(text, lower),
  };
}
