import type { EmployerRelation } from "./compare-employers.ts";
import type { TextRelation } from "./compare-texts.ts";
import type { TitleEvidence } from "./title-evidence.ts";

/** Less than all other kinds together can make up for. */
export const never = -30;

/**
 * What each kind of evidence counts. One employer, title and town are enough without a text; all else needs one. Fitted to
 * the pairs of `samples`, and set by hand a little lower where a hidden employer, an agency or a longer name could be taken
 * for another; docs/performance/one-list.md says how they do on the pairs that a fit has not seen.
 */
export const points = {
  employer: { same: 7, alike: 5, hidden: 2, agency: 2, kin: 1, other: never, siblings: never },
  title: {
    same: 3,
    akin: 1,
    named: 2,
    told: 1,
    retitled: -2,
    fuller: 1,
    unsure: never,
    more: -3,
    stock: never,
    ranked: never,
    other: never,
  },
  place: { same: 0, unsaid: -2 },
  text: {
    copied: 6,
    whole: 5,
    part: 5,
    brief: 5,
    scrap: 2,
    vague: -2,
    mixed: -4,
    none: 0,
    unlike: never,
  },
} as const satisfies Readonly<{
  employer: Record<EmployerRelation, number>;
  title: Record<TitleEvidence, number>;
  place: Record<"same" | "unsaid", number>;
  text: Record<Exclude<TextRelation, "retold">, number>;
}>;
/** As many points make one vacancy. */
export const enough = 7;

/**
 * The same for two texts in other words: the coefficients of a logistic regression over the pairs of `samples` and, with
 * little weight, over pairs of postings of different works, with a wrong merge counted four times, rounded. `npm run bench
 * points` makes them again, and says what is left with each set left out in turn.
 */
export const retoldPoints = {
  employer: { same: 2.3, alike: 2.3, hidden: 0, agency: 0, kin: -1.5, other: never, siblings: never },
  title: {
    same: 0,
    akin: 0,
    named: 1.4,
    told: 1.4,
    fuller: 0,
    retitled: 0,
    more: 0,
    stock: 0,
    other: -2.6,
    unsure: never,
    ranked: never,
  },
  /** In the order of `retellingEvidence`. */
  evidence: [
    // What the words weigh that both have, how much rarer these are than those that one has, and sentences in common.
    0.09,
    12.8, -27,
    // For each number that both state, and for the same particulars in both.
    0.9, 3.3,
    // For each number, and each particular, for which the other has one of its own.
    -0.35, -1.3,
    // For each number that only the one with more of them states, and where each states an amount of its own.
    -0.8, -1.5,
    // Where both state one amount of pay.
    3,
  ],
} as const satisfies Readonly<{
  employer: Record<EmployerRelation, number>;
  title: Record<TitleEvidence, number>;
  evidence: readonly number[];
}>;
export const enoughRetold = 3.9;
