import type { PostingFacts } from "../reading/posting-facts.ts";
import { claimsOf } from "../reading/read-claims.ts";
import type { EmployerRelation } from "./compare-employers.ts";
import type { TextComparison } from "./compare-texts.ts";
import type { TitleRelation } from "./compare-titles.ts";
import { enoughRetold, never, retoldPoints as points } from "./points.ts";

/**
 * Two vacancies of one trade share as many words as one that is told twice, but they have other numbers, and each asks for
 * and offers what the other does not.
 *
 * @returns points for one employer and for what both texts state in other words, against what each states alone
 */
export function weighRetelling(
  one: PostingFacts,
  other: PostingFacts,
  { likeness, weightShare }: TextComparison,
  employer: EmployerRelation,
  titles: TitleRelation,
): number {
  if (employer === "same" && (titles === "same" || titles === "akin") && weightShare >= weightShareMin)
    return enoughRetold;
  // Most texts of two vacancies are told apart by their words, which takes least.
  if (likeness < likenessMin) return never;
  const [mine, theirs] = [claimsOf(one), claimsOf(other)];
  const numbers = compare([...mine.numbers].filter(isTelling), [...theirs.numbers].filter(isTelling));
  const amounts = compare(mine.amounts, theirs.amounts);
  const asked = compare(mine.particulars, theirs.particulars);
  const all = asked.both + asked.mine + asked.theirs;
  return (
    likeness +
    points.employer[employer] +
    Math.min(numbers.both, 4) * points.number +
    (asked.both / Math.max(1, all)) * points.allParticulars +
    Math.min(numbers.mine, numbers.theirs, 3) * points.numberOfEach +
    Math.min(Math.max(numbers.mine, numbers.theirs), 4) * points.numberOfOne +
    Math.min(amounts.mine, amounts.theirs, 1) * points.amountOfEach +
    Math.min(asked.mine, asked.theirs, 5) * points.particularOfEach
  );
}

/** One employer seldom looks twice for one title in one town: so much of the words is enough then, as their weight goes. */
const weightShareMin = 0.38;
const likenessMin = 0;

/** "Um" and "dois" are words of any text. */
function isTelling(number: string): boolean {
  return number !== "1" && number !== "2";
}

type Comparison = { readonly both: number; readonly mine: number; readonly theirs: number };

function compare<Item>(mine: readonly Item[], theirs: readonly Item[]): Comparison {
  const both = mine.filter((each) => theirs.includes(each)).length;
  return { both, mine: mine.length - both, theirs: theirs.length - both };
}
