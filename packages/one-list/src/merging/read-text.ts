/** The beginning of a description as numbers. */
export type TextFacts = {
  /** A number for each word; 0 for the short ones, which all texts share. */
  readonly words: readonly number[];
  /** A number for each three words that follow each other, from the same position. */
  readonly shingles: readonly number[];
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
  const words: number[] = [];
  const shingles: number[] = [];
  const sketch: number[] = [];
  let hash = 0;
  let length = 0;
  let read = 0;
  for (let index = 0; index <= html.length && read < charactersMax; index += 1) {
    const code = index < html.length ? html.charCodeAt(index) : 0;
    const letter = code < letters.length ? (letters[code] ?? 0) : 0;
    if (letter > 0) {
      hash = (Math.imul(hash, 31) + letter) | 0;
      length += 1;
      read += 1;
      continue;
    }
    if (length > 0) {
      words.push(length > 3 ? hash : 0);
      hashes[words.length + 1] = hash;
      if (words.length > 2) shingles.push(mix(words.length + 1));
    }
    hash = 0;
    length = 0;
    if (code === lessThan) index = Math.max(index, html.indexOf(">", index));
    else if (code === ampersand) index = entityEnd(html, index);
  }
  for (const shingle of shingles) keepLeast(sketch, shingle);
  return { words, shingles, sketch };
}

/** Letters, which are the first 1300 or so characters. */
const charactersMax = 1100;
const lessThan = 60;
const ampersand = 38;
/** The hashes of the words being read, filed from 2 on so that the first has two before it. */
const hashes = new Int32Array(charactersMax + 4);

/** For each character up to "ſ" the letter or digit to compare it by, without accent and case; 0 for a sign. */
const letters = Uint8Array.from({ length: 0x180 }, (_, code) => {
  const [bare = ""] = String.fromCharCode(code).normalize("NFD").toLowerCase();
  return /[a-z0-9]/.test(bare) ? bare.charCodeAt(0) : 0;
});

function mix(at: number): number {
  const [first = 0, second = 0, third = 0] = [hashes[at - 2], hashes[at - 1], hashes[at]];
  const mixed = Math.imul(Math.imul(first, 0x9e3779b1) + second, 0x85ebca6b) + third;
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
}

/** `&nbsp;`, `&amp;`: no words. */
function entityEnd(html: string, at: number): number {
  const end = html.indexOf(";", at);
  return end > at && end - at < 9 ? end : at;
}

function keepLeast(sketch: number[], shingle: number): void {
  const last = sketch[sketchLength - 1];
  if ((last !== undefined && shingle >= last) || sketch.includes(shingle)) return;
  sketch.push(shingle);
  sketch.sort((one, other) => one - other);
  if (sketch.length > sketchLength) sketch.pop();
}

const sketchLength = 4;

/** Compares two texts by their shingles. */
export function matchTexts(one: TextFacts, other: TextFacts): TextMatch {
  const [first, second] = [knownShingles(one), knownShingles(other)];
  const [shorter, longer] = first.size <= second.size ? [first, second] : [second, first];
  let both = 0;
  for (const shingle of shorter) if (longer.has(shingle)) both += 1;
  const length = shorter.size;
  return {
    length,
    contained: length === 0 ? 0 : both / length,
    shared: length === 0 ? 0 : both / (length + longer.size - both),
  };
}

/** Most texts are never compared: their sets are made when first needed. */
function knownShingles(text: TextFacts): ReadonlySet<number> {
  const known = sets.get(text) ?? new Set(text.shingles);
  sets.set(text, known);
  return known;
}

const sets = new WeakMap<TextFacts, ReadonlySet<number>>();

/**
 * @returns whether each text has a long part of its own and these parts speak of other things. What both share, the
 *   introduction of an employer, does not count.
 */
export function speakOfOthers(one: TextFacts, other: TextFacts): boolean {
  const [ownWords, otherWords] = [wordsApart(one, other), wordsApart(other, one)];
  const [fewer, more] = ownWords.size <= otherWords.size ? [ownWords, otherWords] : [otherWords, ownWords];
  if (fewer.size < wordsMin) return false;
  let both = 0;
  for (const word of fewer) if (more.has(word)) both += 1;
  return both / fewer.size < 0.25;
}

const wordsMin = 12;

function wordsApart(text: TextFacts, from: TextFacts): ReadonlySet<number> {
  const words = new Set<number>();
  const known = knownShingles(from);
  for (const [index, shingle] of text.shingles.entries()) {
    const word = text.words[index + 2] ?? 0;
    if (word !== 0 && !known.has(shingle)) words.add(word);
  }
  return words;
}
