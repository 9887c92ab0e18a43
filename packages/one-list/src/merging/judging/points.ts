import type { EmployerRelation } from "./compare-employers.ts";
import type { TextRelation } from "./compare-texts.ts";
import type { TitleEvidence } from "./title-evidence.ts";

/** Less than all other kinds together can make up for. */
const never = -30;

/**
 * What each kind of evidence counts. One employer, title and town are enough without a text; all else needs one. Fitted to
 * the pairs of `samples`, and set by hand a little lower where a hidden employer, an agency or a longer name could be taken
 * for another; docs/performance.md says how they do on the pairs that a fit has not seen.
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
    retold: 9,
    near: 2,
    // Two vacancies of one trade may share as much, but seldom those of one employer with one title.
    nearOfOneName: 3,
    faint: 2,
    vague: -1,
    loose: -1,
    mixed: -1,
    none: 0,
    unlike: never,
  },
  facts: { none: 0, ofOneEmployer: 1, one: 1, several: 5 },
} as const satisfies Readonly<{
  employer: Record<EmployerRelation, number>;
  title: Record<TitleEvidence, number>;
  place: Record<"same" | "unsaid", number>;
  text: Record<TextRelation | "nearOfOneName", number>;
  facts: Record<"none" | "ofOneEmployer" | "one" | "several", number>;
}>;
/** As many points make one vacancy. */
export const enough = 7;
