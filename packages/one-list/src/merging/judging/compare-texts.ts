import { textOf, type PostingFacts } from "../reading/posting-facts.ts";
import { claimsOf } from "../reading/read-claims.ts";
import { headingWords } from "../reading/names-in-text.ts";
import { stemLength, type TextFacts, wordsMost } from "../reading/read-text.ts";
import { countReplaced } from "./count-replaced.ts";
import { countOutside, keepDifferent, markOutside } from "./count-shared.ts";
import { rareWeight, wordWeights } from "./word-weights.ts";

/**
 * How two texts relate. "copied": nearly the same, and long. "whole": nearly the same. "part": one stands in the other, or
 * both share all but an introduction. "brief", "scrap": the same, but short, or so short that many vacancies have it.
 * "retold": in other words; `weighRetelling` says whether they tell of one vacancy. "vague": one has but a few words of its own.
 * "mixed": with sentences in common, and few words apart. "none": one says nothing. "unlike": of other things.
 */
export type TextRelation =
  | "copied"
  | "whole"
  | "part"
  | "brief"
  | "scrap"
  | "retold"
  | "vague"
  | "mixed"
  | "none"
  | "unlike";

/** The relations in which one text is the other, or a part of it, in the same words. */
export const areOneText: ReadonlySet<TextRelation> = new Set<TextRelation>([
  "copied",
  "whole",
  "part",
  "brief",
  "scrap",
]);

/** Two texts; where `mayDiffer` is false, all that one says stands in the other in the same words. */
export type TextComparison = {
  readonly relation: TextRelation;
  readonly mayDiffer: boolean;
  /** Of texts in other words, how much these are the same. */
  readonly likeness: Likeness;
  /** Which part of the words of the text that says less both have, each by its weight, 0 to 1. */
  readonly weightShare: number;
  /** How many words the shorter one has, about: two long texts share many by chance. */
  readonly length: number;
};

/**
 * @param areOtherWorks whether the titles have no word in common: then only a work that is told again in other words is looked
 *   for, for one text under such titles is an employer's for all its vacancies
 */
export function compareTexts(one: PostingFacts, other: PostingFacts, areOtherWorks = false): TextComparison {
  const mine = textOf(one);
  const isEqual = one.job.description === other.job.description;
  const theirs = isEqual ? mine : textOf(other);
  const match = isEqual
    ? { length: mine.shingles.length, contained: 1, shared: 1 }
    : matchTexts(mine, theirs);
  if (match.length === 0) return { ...inOneWords, relation: "none", mayDiffer: false };
  if (areOtherWorks && match.shared >= templateMin && countParticulars(one, other, match) < particularsMin)
    return { ...inOneWords, relation: "unlike", mayDiffer: true };
  const copy = copyOf(match) ?? copyWithin(match, one, other);
  if (copy !== null) return { ...inOneWords, relation: copy, mayDiffer: match.contained < 1 };
  const own = compareOwnParts(mine, theirs);
  const relation = retellingOf(match, own);
  return relation === "retold"
    ? { relation, mayDiffer: true, length: match.length, ...weighOwn(match, own, namesOf(one, other)) }
    : { ...inOneWords, relation, mayDiffer: true };
}

/**
 * What the words weigh that both have, how much rarer these are than those that only one has, and which part of both
 * together stands in both in the same words, 0 to 1: sentences in common are of the employer.
 */
export type Likeness = readonly [weight: number, rarer: number, shared: number];

const inOneWords = { likeness: [0, 0, 1], weightShare: 1, length: 0 } as const;

/**
 * @returns of two texts that are one in the same words, and long, how many numbers both have: an employer has one text for two
 *   vacancies where it says little of either
 */
export function countParticulars(
  one: PostingFacts,
  other: PostingFacts,
  { contained, length } = matchTexts(textOf(one), textOf(other)),
): number {
  if (contained * length < particularMin || countOwnReplaced(one, other) > length / 100) return 0;
  const { numbers } = claimsOf(other);
  return [...claimsOf(one).numbers()].filter((each) => isTelling(each) && numbers().has(each)).length;
}

const particularMin = 45;
/** So many numbers tell that one text under two titles is of one vacancy. */
export const particularsMin = 2;

/** @returns false for "um" and "dois", which are words of any text */
export function isTelling(number: string): boolean {
  return number !== "1" && number !== "2";
}

/** @returns null where the texts are not the same in the main */
function copyOf(match: TextMatch): TextRelation | null {
  const isCopy =
    match.length >= shingles.scrap && (match.shared >= sharedMin || match.contained >= containedMin);
  return isCopy ? relationOfLength(match) : null;
}

/** One text, above or below which each portal says something of its own, or of which it leaves sentences out. */
function copyWithin(match: TextMatch, one: PostingFacts, other: PostingFacts): TextRelation | null {
  const length = match.contained * match.length;
  if (length < shingles.scrap || match.contained < coreMin) return null;
  return countOwnReplaced(one, other) <= length * replacedMax ? relationOfLength({ ...match, length }) : null;
}

/** @returns how many words of one text stand where the other has others, without the names of employers and towns */
export function countOwnReplaced(one: PostingFacts, other: PostingFacts): number {
  const known = namesOf(one, other);
  return countReplaced(textOf(one), textOf(other), (word) => known.has(word) || ofHeadings.has(word));
}

function retellingOf({ shared, length }: TextMatch, { fewer, share }: OwnParts): TextRelation {
  // One text, whose sentences stand in another order.
  if (shared >= templateMin && fewer >= wordsFew && share >= reorderedMin) return "part";
  // All that one says, the other says too; "Rotinas do setor." tells of no vacancy.
  if (shared >= templateMin && fewer === 0) return length < shingles.fewest ? "vague" : "scrap";
  // One template, in which the machines, the tools and the training are others.
  if (shared >= templateMin && fewer < wordsMin)
    return fewer >= wordsOfWork && share <= ofOtherWorkMax ? "unlike" : "mixed";
  if (fewer < wordsFew) return "vague";
  // Who tells a vacancy again keeps no sentence: this is another vacancy by the template of one employer.
  return shared >= templateMin ? "unlike" : "retold";
}

/**
 * Two texts of one trade share the common words, and a few of the trade; one vacancy keeps its machines, programs, rules
 * and numbers. So what counts is what the shared words weigh, and how much more this is than their number tells.
 */
function weighOwn(
  { shared }: TextMatch,
  { mine, theirs, both, share }: OwnParts,
  names: ReadonlySet<number>,
) {
  const weight = weigh(both, names);
  const weightShare = weight / Math.max(1, Math.min(weigh(mine, names), weigh(theirs, names)));
  const rarer = Math.max(-0.2, Math.min(0.3, weightShare - share));
  return { weightShare, likeness: [Math.min(weight, weightMost), rarer, shared] as const };
}

/** The words that two long texts share weigh so much or more. */
export const weightMost = 70;

function relationOfLength({ length, shared }: TextMatch): TextRelation {
  if (length < shingles.brief) return "scrap";
  if (length < shingles.whole) return "brief";
  if (shared < sharedMin) return "part";
  return length < shingles.copied ? "whole" : "copied";
}

/** How many shingles of the shorter text make each relation: 11 words at least, and up to 62. */
const shingles = { fewest: 9, scrap: 12, brief: 24, whole: 36, copied: 60 } as const;
const sharedMin = 0.7;
const containedMin = 0.85;
const templateMin = 0.15;
const coreMin = 0.4;
/** Of each word that both have, how many may be put in the place of others. */
const replacedMax = 0.03;

/** How much two texts say the same. */
export type TextMatch = {
  /** Shingles of the shorter text. */
  readonly length: number;
  /** Which part of the shorter text stands in the longer one, 0 to 1. */
  readonly contained: number;
  /** Which part of both together they share, 0 to 1. */
  readonly shared: number;
};

/** Compares two texts by their shingles. */
export function matchTexts(one: TextFacts, other: TextFacts): TextMatch {
  const both = other.different - countOutside(one.shingles, other.shingles);
  const length = Math.min(one.different, other.different);
  return {
    length,
    contained: length === 0 ? 0 : both / length,
    shared: length === 0 ? 0 : both / (one.different + other.different - both),
  };
}

type OwnParts = {
  /** The words of each, and those that both have. */
  readonly mine: Int32Array;
  readonly theirs: Int32Array;
  readonly both: Int32Array;
  /** How many words the shorter one has. */
  readonly fewer: number;
  /** Which part of the shorter one's words the other has too, 0 to 1. */
  readonly share: number;
};

/**
 * @returns how much two texts speak of the same where each has words of its own. What both share, the introduction of an
 *   employer, does not count.
 */
function compareOwnParts(one: TextFacts, other: TextFacts): OwnParts {
  const [mine, theirs] = [wordsApart(one, other, wordsOfOne), wordsApart(other, one, wordsOfOther)];
  markOutside(mine, theirs, outside);
  const both = mine.filter((_, index) => outside[index] === 0);
  const fewer = Math.min(mine.length, theirs.length);
  return { mine, theirs, both, fewer, share: both.length / Math.max(1, fewer) };
}

/** Each number once, in a buffer that the next call fills again: an array for each pair of texts takes longer than to fill it. */
function wordsApart({ shingles, words }: TextFacts, from: TextFacts, buffer: Int32Array): Int32Array {
  markOutside(shingles, from.shingles, outside);
  let count = 0;
  for (let index = 0; index < shingles.length; index += 1)
    if (outside[index] === 1) buffer[count++] = words[index + 2] ?? 0;
  return keepDifferent(buffer.subarray(0, count));
}

const wordsOfOne = new Int32Array(wordsMost);
const wordsOfOther = new Int32Array(wordsMost);
const outside = new Uint8Array(wordsMost);

/** @param names the words of employers and towns, which weigh nothing */
function weigh(words: Int32Array, names: ReadonlySet<number>): number {
  let sum = 0;
  for (const word of words) if (!names.has(word)) sum += weightOf.get(word) ?? rareWeight;
  return sum;
}

function namesOf(...postings: readonly PostingFacts[]): ReadonlySet<number> {
  const words = postings.flatMap(({ employer, place }) => [
    ...(employer?.allWords ?? []),
    ...(place.city?.key.split(" ") ?? []),
  ]);
  return new Set(words.map((word) => hashOf(word.slice(0, stemLength))));
}

const ofHeadings: ReadonlySet<number> = new Set(
  headingWords.map((word) => hashOf(word.slice(0, stemLength))),
);

const reorderedMin = 0.8;
const wordsMin = 10;
/** With so many words of its own, of which the other text has nearly none, each tells another work. */
const wordsOfWork = 7;
const ofOtherWorkMax = 0.15;
/** So few tell only that they are of other things. */
const wordsFew = 6;

/** @returns whether the text has a word of this stem; false for those that are too short to tell */
export function speaksOf(text: TextFacts, stem: string): boolean {
  if (stem.length >= stemLength) return text.words.includes(hashOf(stem.slice(0, stemLength)));
  const isSaid = (word: string): boolean =>
    word.length > 3 && text.words.includes(hashOf(word.slice(0, stemLength)));
  return stem.length > 2 && endings.some((ending) => isSaid(stem + ending));
}

const endings = ["", "a", "o", "e", "as", "os", "es", "s"];

/** @returns the number of a word, or of its beginning, in `TextFacts` */
export function hashOf(word: string): number {
  let hash = 0;
  for (let index = 0; index < word.length; index += 1)
    hash = (Math.imul(hash, 31) + word.charCodeAt(index)) | 0;
  return hash;
}

const weightOf: ReadonlyMap<number, number> = new Map(
  [...wordWeights].map(([word, weight]) => [hashOf(word), weight]),
);
