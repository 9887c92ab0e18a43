import { countDifferent } from "../judging/count-shared.ts";
import { withoutFields } from "./without-fields.ts";

/** The beginning of a description as numbers. */
export type TextFacts = {
  /** A number for the beginning of each word; 0 for the short ones, which all texts share. */
  readonly words: Int32Array;
  /** A number for each three words that follow each other, from the same position. */
  readonly shingles: Int32Array;
  /** How many different shingles it has. */
  readonly different: number;
};

/**
 * Reads the first words of a description, without its markup, accents and case. One pass over the characters: several
 * hundred texts are read while a person scrolls.
 */
export function readText(description: string): TextFacts {
  const html = withoutPortalsWords(withoutFields(description));
  let count = 0;
  let hash = 0;
  let start = 0;
  let length = 0;
  let read = 0;
  let joints = 0;
  for (let index = 0; index <= html.length && read < charactersMax; index += 1) {
    const code = index < html.length ? html.charCodeAt(index) : 0;
    const letter = code < letters.length ? (letters[code] ?? 0) : 0;
    const isGlued =
      letter > 0 &&
      length >= (joints > 1 ? 1 : gluedMin) &&
      isCapital(code) &&
      beginsWord(html, index, joints > 1);
    if (isGlued) joints += 1;
    if (letter > 0 && !isGlued) {
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
    if (isGlued) index -= 1;
    else if (code === lessThan) index = Math.max(index, html.indexOf(">", index));
    else if (code === ampersand) index = entityEnd(html, index);
  }
  // A portal cuts within a word.
  if (count > 0 && isCutOff(html)) count -= 1;
  const words = roomFor(count);
  words.set(beginnings.subarray(0, count));
  const shingles = shinglesOf(count);
  return { words, shingles, different: countDifferent(shingles) };
}

/**
 * A portal that leaves the markup out glues a heading to what follows; "JavaScript" and "WhatsApp" stay one word, but where two
 * long words were glued, short ones are too: "obraPlano", "CNH BOferecemos", "R$ 800,00Cesta".
 */
const gluedMin = 6;

function beginsWord(html: string, at: number, isGluedText: boolean): boolean {
  return (isGluedText || isSmall(html.charCodeAt(at - 1))) && isSmall(html.charCodeAt(at + 1));
}

function isCapital(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0xc0 && code <= 0xde);
}

function isSmall(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0xdf && code <= 0xff);
}

/** A portal that shows the beginning may add a sentence of its own below. */
function withoutPortalsWords(html: string): string {
  const from = Math.max(0, html.length - portalsWordsMax);
  const at = html.slice(from).lastIndexOf("...<");
  return at > 0 ? html.slice(0, from + at + 3) : html;
}

/** @returns whether a sentence stands below the beginning that the portal shows */
export function hasPortalsWords(html: string): boolean {
  return html.slice(Math.max(0, html.length - portalsWordsMax)).includes("...<") && !isCutOff(html);
}

const portalsWordsMax = 160;

/** @returns the least of a text's shingles: texts that are nearly equal share one of them */
export function sketchOf({ shingles }: TextFacts): readonly number[] {
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

/** @returns whether the portal shows the beginning of a description only */
export function isCutOff(html: string): boolean {
  const end = html.slice(-60);
  if (!end.includes("...") && !end.includes("…")) return false;
  return cutEnd.test(end.replaceAll(/<[^<>]*>/g, "").trimEnd());
}

/** "... Ver mais", "[…]", "... Leia mais no site da empresa". */
const cutEnd = /(?:\.\.\.|…)[\])]?(?: ?(?:ver|veja|leia|ler|saiba|mostrar|continu)[^.…]{0,40})?$/i;

/** Letters, about 6000 characters: what an employer writes of itself may take the first two thousand. */
const charactersMax = 5000;
/** No text has so many words. */
export const wordsMost = charactersMax + 1;
/** "Desenvolver" and "desenvolvimento" begin alike. */
export const stemLength = 5;
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
  const shingles = roomFor(Math.max(0, count - 2));
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

/** Numbers of several hundred texts stand in a few arrays, because an array for each takes longer than to read it. */
function roomFor(count: number): Int32Array {
  if (used + count > room.length) {
    room = new Int32Array(roomLength);
    used = 0;
  }
  used += count;
  return room.subarray(used - count, used);
}

const roomLength = 32_768;
let room = new Int32Array(0);
let used = 0;
