import type { PostingFacts } from "../reading/posting-facts.ts";
import { claimsOf } from "../reading/read-claims.ts";
import type { EmployerRelation } from "./compare-employers.ts";
import { payOf } from "./contradict.ts";
import { isTelling, type TextComparison, weightMost } from "./compare-texts.ts";
import { ranks } from "../reading/title-tables.ts";
import type { TitleMatch, TitleRelation } from "./compare-titles.ts";
import type { TitleEvidence } from "./title-evidence.ts";
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
  employer: EmployerRelation,
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
    // One employer pays many of its people alike.
    employer === "same" || employer === "alike"
      ? 0
      : Number(offerOnePay(one, other)) + Number(isInQuarterOf(one, other) || isInQuarterOf(other, one)),
  ];
}

/** Whether a text or the other's field names the part of the town. */
function isInQuarterOf({ place: { district } }: PostingFacts, other: PostingFacts): boolean {
  return (
    district !== null && (district === other.place.district || claimsOf(other).text().includes(district))
  );
}

function offerOnePay(one: PostingFacts, other: PostingFacts): boolean {
  const amounts = amountsOf(other);
  return amountsOf(one).some((amount) => amounts.includes(amount));
}

/** What fields and texts state of pay, as amounts that few other vacancies have. */
function amountsOf(posting: PostingFacts): readonly number[] {
  const pay = payOf(posting);
  const { amounts } = claimsOf(posting);
  return [pay?.min ?? 0, pay?.max ?? 0, ...amounts()].filter((amount) => amount >= payLeast).slice(0, 20);
}

const payLeast = 1500;

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
  const evidence = retellingEvidence(one, other, texts, employer);
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

/**
 * @returns whether one employer looks under two titles for one person, for so much of the words is the same: "Manicure",
 *   "Nail designer". An assistant and an analyst of one office do much of the same.
 */
export function isRenamed(
  { weightShare, length }: TextComparison,
  employer: EmployerRelation,
  { mine, theirs }: TitleMatch,
  title: TitleEvidence,
): boolean {
  return (
    title === "other" &&
    (employer === "same" || employer === "alike") &&
    weightShare >= weightShareMin &&
    length >= renamedMin &&
    ![mine, theirs].every((words) => words.some((word) => ranks.has(word)))
  );
}

const renamedMin = 30;
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

type Comparison = { readonly both: number; readonly mine: number; readonly theirs: number };

function compare<Item>(mine: readonly Item[], theirs: readonly Item[]): Comparison {
  const both = mine.filter((each) => theirs.includes(each)).length;
  return { both, mine: mine.length - both, theirs: theirs.length - both };
}
