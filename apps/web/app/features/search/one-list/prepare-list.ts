import type { Job } from "@vagou/contract/search/job";
import { filterVacancies } from "@vagou/one-list/filters/filter-vacancies";
import { noFilters } from "@vagou/one-list/filters/filters";
import { mergeVacancies } from "@vagou/one-list/merging/merge-vacancies";

/**
 * Reads the postings that have arrived while other portals are still asked: what is read is remembered with each posting,
 * so that a slow phone does not read hundreds at once when the last portal answers.
 * @returns how many different vacancies they are
 */
export function prepareList(jobs: readonly Job[]): number {
  return filterVacancies(mergeVacancies(jobs), noFilters, new Date()).shown.length;
}
