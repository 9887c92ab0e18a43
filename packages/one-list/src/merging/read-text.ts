import { countShared, positionsOutside } from "./count-shared.ts";

/** The beginning of a description as numbers. */
export type TextFacts = {
  /** A number for the beginning of each word; 0 for the short ones, which all texts share. */
  readonly words: Int32Array;
  /** A number for each three words that follow each other, from the same position. */
  readonly shingles: Int32Array;
  /** The least of the shingles: texts that are nearly equal share one of them. */
  readonly sketch: readonly number[];
};

/** How much two texts say the same. */
export type TextMatch = {
  /** Shingles of the shorter text. */
  readonly length: number;
  /** Which part of the shorter text stands in the longer one, 0 to 1. */
  readonly contained: number;
  /** Which part of both together they share, 0 to 1. */
  readonly shared: number;
};

/**
 * Reads the first words of a description, without its markup, accents and case. One pass over the characters: several
 * hundred texts are read while a person scrolls.
 */
export function readText(html: string): TextFacts {
  let count = 0;
  let hash = 0;
  let start = 0;
  let length = 0;
  let read = 0;
  for (let index = 0; index <= html.length && read < charactersMax; index += 1) {
    const code = index < html.length ? html.charCodeAt(index) : 0;
    const letter = code < letters.length ? (letters[code] ?? 0) : 0;
    if (letter > 0) {
      hash = (Math.imul(hash, 31) + letter) | 0;
      length += 1;
      if (length === stemLength) start = hash;
      read += 1;
      continue;
    }
    if (length > 0) {
      beginnings[count] = length > 3 ? (length > stemLength ? start : hash) : 0;
      hashes[count] = hash;
      count += 1;
    }
    hash = 0;
    length = 0;
    if (code === lessThan) index = Math.max(index, html.indexOf(">", index));
    else if (code === ampersand) index = entityEnd(html, index);
  }
  const shingles = shinglesOf(count);
  return { words: beginnings.slice(0, count), shingles, sketch: sketchOf(shingles) };
}

/** @returns whether the portal shows the beginning of a description only */
export function isCutOff(html: string): boolean {
  const end = html
    .slice(-60)
    .replaceAll(/<[^<>]*>/g, "")
    .trimEnd();
  return end.endsWith("...") || end.endsWith("…");
}

/** Letters, which are the first 1300 or so characters. */
const charactersMax = 1100;
/** "Desenvolver" and "desenvolvimento" begin alike. */
const stemLength = 5;
const lessThan = 60;
const ampersand = 38;
/** The words being read: their beginnings, and all of them. */
const beginnings = new Int32Array(charactersMax);
const hashes = new Int32Array(charactersMax);

/** For each character up to "ſ" the letter or digit to compare it by, without accent and case; 0 for a sign. */
const letters = Uint8Array.from({ length: 0x180 }, (_, code) => {
  const [bare = ""] = String.fromCharCode(code).normalize("NFD").toLowerCase();
  return /[a-z0-9]/.test(bare) ? bare.charCodeAt(0) : 0;
});

function shinglesOf(count: number): Int32Array {
  const shingles = new Int32Array(Math.max(0, count - 2));
  let [first = 0, second = 0] = hashes;
  for (let index = 0; index < shingles.length; index += 1) {
    const third = hashes[index + 2] ?? 0;
    const mixed = (Math.imul(Math.imul(first, 0x9e3779b1) + second, 0x85ebca6b) + third) | 0;
    shingles[index] = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
    first = second;
    second = third;
  }
  return shingles;
}

/** `&nbsp;`, `&amp;`: no words. */
function entityEnd(html: string, at: number): number {
  const end = html.indexOf(";", at);
  return end > at && end - at < 9 ? end : at;
}

function sketchOf(shingles: Int32Array): readonly number[] {
  const sketch: number[] = [];
  for (let index = 0; index < shingles.length; index += 1) {
    const shingle = shingles[index] ?? 0;
    if (sketch.length === sketchLength && shingle >= (sketch[sketchLength - 1] ?? 0)) continue;
    if (sketch.includes(shingle)) continue;
    if (sketch.length < sketchLength) sketch.push(shingle);
    let at = sketch.length - 1;
    for (; at > 0 && (sketch[at - 1] ?? 0) > shingle; at -= 1) sketch[at] = sketch[at - 1] ?? 0;
    sketch[at] = shingle;
  }
  return sketch;
}

const sketchLength = 4;

/** Compares two texts by their shingles. */
export function matchTexts(one: TextFacts, other: TextFacts): TextMatch {
  const { first, second, both } = countShared(one.shingles, other.shingles);
  const length = Math.min(first, second);
  return {
    length,
    contained: length === 0 ? 0 : both / length,
    shared: length === 0 ? 0 : both / (first + second - both),
  };
}

/**
 * @returns how much two texts speak of the same where each has a long part in words of its own, 0 to 1; null where one
 *   has none. What both share, the introduction of an employer, does not count.
 */
export function compareOwnParts(one: TextFacts, other: TextFacts): number | null {
  const { first, second, both } = countShared(wordsApart(one, other), wordsApart(other, one));
  const fewer = Math.min(first, second);
  return fewer < wordsMin ? null : both / fewer;
}

const wordsMin = 10;

/** @returns whether the text has one of these words, or one that begins like it; short words do not count */
export function speaksOf(text: TextFacts, words: readonly string[]): boolean {
  return words.some(
    (word) => word.length >= stemLength && text.words.includes(hashOf(word.slice(0, stemLength))),
  );
}

function hashOf(word: string): number {
  let hash = 0;
  for (let index = 0; index < word.length; index += 1)
    hash = (Math.imul(hash, 31) + word.charCodeAt(index)) | 0;
  return hash;
}

function wordsApart(text: TextFacts, from: TextFacts): Int32Array {
  const last = positionsOutside(text.shingles, from.shingles).map((index) => text.words[index + 2] ?? 0);
  return Int32Array.from(last.filter((word) => word !== 0));
}
