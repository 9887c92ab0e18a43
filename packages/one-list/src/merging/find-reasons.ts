import type { MergeReason } from "../vacancy.ts";
import { compareTitles } from "./judging/compare-titles.ts";
import { matchTexts } from "./judging/compare-texts.ts";
import { readText } from "./reading/read-text.ts";
import { textOf, type PostingFacts } from "./reading/posting-facts.ts";

/** @returns what the leading posting has in common with each of the others */
export function findReasons(lead: PostingFacts, others: readonly PostingFacts[]): readonly MergeReason[] {
  if (others.length === 0) return [];
  return reasons.filter(([, holds]) => others.every((other) => holds(lead, other))).map(([reason]) => reason);
}

type Holds = (one: PostingFacts, other: PostingFacts) => boolean;

const reasons: readonly (readonly [MergeReason, Holds])[] = [
  ["same-address", (one, other) => one.address !== null && one.address === other.address],
  ["same-title", (one, other) => compareTitles(one, other).relation === "same"],
  ["same-employer", (one, other) => one.employer !== null && one.employer.core === other.employer?.core],
  ["same-place", (one, other) => isInSamePlace(one, other)],
  ["same-text", (one, other) => hasSameText(one, other)],
];

function isInSamePlace(
  { place: one, job: oneJob }: PostingFacts,
  { place: other, job }: PostingFacts,
): boolean {
  if (one.city !== null) return one.city.key === other.city?.key;
  return other.city === null && oneJob.location !== null && oneJob.location === job.location;
}

function hasSameText(one: PostingFacts, other: PostingFacts): boolean {
  // Without reading all of them, where they are equal.
  const text = one.job.description;
  if (text === other.job.description)
    return readText(text.slice(0, fewLetters)).shingles.length > 0 || textOf(one).shingles.length > 0;
  const { length, contained } = matchTexts(textOf(one), textOf(other));
  return length > 0 && contained >= 0.85;
}

/** Enough to see that a text has three words. */
const fewLetters = 200;
