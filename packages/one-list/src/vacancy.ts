import type { Job } from "@vagou/contract/search/job";

/** One vacancy, with every posting of it that was found. */
export type Vacancy = {
  /** The posting to show and to open. */
  readonly lead: Job;
  /** The same vacancy elsewhere, the best first; empty when a single portal has it. */
  readonly others: readonly Job[];
  /** Why the others are the same vacancy, in the order of importance; empty without others. */
  readonly reasons: readonly MergeReason[];
};

/** What two postings of one vacancy have in common. */
export type MergeReason = "same-address" | "same-title" | "same-employer" | "same-place" | "same-text";
