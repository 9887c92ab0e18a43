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
  employer: { same: 7, alike: 3, hidden: 1, agency: 1, kin: 1, other: never, siblings: never },
  title: {
    same: 3,
    akin: 0,
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
  place: { same: 0, unsaid: -3 },
  text: {
    copied: 6,
    whole: 5,
    part: 5,
    brief: 5,
    scrap: 2,
    vague: -1,
    mixed: -1,
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
 * The same for two texts in other words, beside what `likenessOf` gives for their words. Two postings of one title and employer are
 * often two vacancies where both texts are written out, so these count less than that both state the same and neither
 * states what the other does not. Fitted as docs/performance/one-list.md says, with each set left out in turn.
 */
export const retoldPoints = {
  employer: { same: 4, alike: 4, hidden: 0, agency: 2, kin: 0, other: never, siblings: never },
  title: {
    same: 0,
    akin: 0,
    named: 0,
    told: 0,
    fuller: 0,
    retitled: -1,
    more: -2,
    stock: -2,
    other: -4,
    unsure: never,
    ranked: never,
  },
  /** For each that both state. */
  number: 1,
  amount: 2,
  pay: 2,
  /** Where both state the same particulars and no others. */
  allParticulars: 5,
  /** For each number, and each particular, for which the other has one of its own. */
  numberOfEach: -3,
  particularOfEach: -2,
} as const satisfies Readonly<{
  employer: Record<EmployerRelation, number>;
  title: Record<TitleEvidence, number>;
  number: number;
  amount: number;
  pay: number;
  allParticulars: number;
  numberOfEach: number;
  particularOfEach: number;
}>;
export const enoughRetold = 8;
