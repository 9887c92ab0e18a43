import type { PostingFacts } from "../reading/posting-facts.ts";
import { claimsOf } from "../reading/read-claims.ts";
import type { EmployerRelation } from "./compare-employers.ts";
import { type TextComparison, weightMost } from "./compare-texts.ts";
import type { TitleRelation } from "./compare-titles.ts";
import { enoughRetold, never, retoldPoints } from "./points.ts";

/**
 * Two vacancies of one trade share as many words as one that is told twice, but they have other numbers, and each asks for
 * and offers what the other does not.
 *
 * @returns what both texts state in other words, against what each states alone; null where most words are others
 */
export function retellingEvidence(
  one: PostingFacts,
  other: PostingFacts,
  { likeness }: TextComparison,
): readonly number[] | null {
  // Most texts of two vacancies are told apart by their words, which takes least.
  if (weigh(likeness) < likenessMin) return null;
  const [mine, theirs] = [claimsOf(one), claimsOf(other)];
  const numbers = compare([...mine.numbers()].filter(isTelling), [...theirs.numbers()].filter(isTelling));
  const amounts = compare(mine.amounts(), theirs.amounts());
  const asked = compare(mine.particulars(), theirs.particulars());
  return [
    ...likeness,
    Math.min(numbers.both, 4),
    asked.both / Math.max(1, asked.both + asked.mine + asked.theirs),
    Math.min(numbers.mine, numbers.theirs, 3),
    Math.min(asked.mine, asked.theirs, 5),
    Math.min(Math.max(numbers.mine, numbers.theirs), 4),
    Math.min(amounts.mine, amounts.theirs, 1),
  ];
}

/** @returns the points of the evidence without the title */
export function weighRetelling(
  one: PostingFacts,
  other: PostingFacts,
  texts: TextComparison,
  employer: EmployerRelation,
  titles: TitleRelation,
): number {
  if (sharesLeast.some(({ length, share }) => texts.length >= length && texts.weightShare < share))
    return never;
  if (isTitleEnough(texts, employer, titles)) return enoughRetold;
  if (texts.likeness[0] >= weightMost && texts.weightShare < shareOfLongMin) return never;
  const evidence = retellingEvidence(one, other, texts);
  return evidence === null ? never : weigh(evidence) + retoldPoints.employer[employer];
}

/** @param evidence the first kinds, or all */
function weigh(evidence: readonly number[]): number {
  return evidence.reduce((sum, each, kind) => sum + each * (retoldPoints.evidence[kind] ?? 0), 0);
}

/** One employer seldom looks twice for one title in one town: so much of the words is enough then, as their weight goes. */
export function isTitleEnough(
  { weightShare }: TextComparison,
  employer: EmployerRelation,
  titles: string,
): boolean {
  return employer === "same" && (titles === "same" || titles === "akin") && weightShare >= weightShareMin;
}

const weightShareMin = 0.385;
/** Two long texts of one trade have many words in common also when they tell of two works, so there the part of these counts. */
const shareOfLongMin = 0.45;
/**
 * The longer two texts are, the more of the words of the shorter one stand in the other by chance: of a hundred, two works of one
 * trade share half of the weight.
 */
const sharesLeast = [
  { length: 60, share: 0.12 },
  { length: 100, share: 0.6 },
] as const;
const likenessMin = -1.5;

/** "Um" and "dois" are words of any text. */
function isTelling(number: string): boolean {
  return number !== "1" && number !== "2";
}

type Comparison = { readonly both: number; readonly mine: number; readonly theirs: number };

function compare<Item>(mine: readonly Item[], theirs: readonly Item[]): Comparison {
  const both = mine.filter((each) => theirs.includes(each)).length;
  return { both, mine: mine.length - both, theirs: theirs.length - both };
}
