import type { Job } from "@vagou/contract/search/job";
import type { Vacancy } from "@vagou/one-list/vacancy";

/**
 * A list to merge. Both ends are of one build and one origin, so that what arrives is what was sent. Postings are told once,
 * and have the number in which they came since a list that `isNew`.
 */
export type Ask = {
  /** The postings before are of another search, and are forgotten. */
  isNew: boolean;
  /** Those that were not told yet. */
  jobs: readonly Job[];
  /** All of the list, by their numbers. */
  order: readonly number[];
};

/** The vacancies, with the places of their postings in the list. */
export type Answer = readonly (Pick<Vacancy, "reasons"> & { lead: number; others: readonly number[] })[];
