import type { Job } from "@vagou/contract/job";
import { filterVacancies } from "@vagou/one-list/filters/filter-vacancies";
import { noFilters } from "@vagou/one-list/filters/filters";
import { mergeVacancies } from "@vagou/one-list/merging/merge-vacancies";

/**
 * Reads the postings that have arrived while other portals are still asked: what is read is remembered with each posting,
 * so that a slow phone does not read hundreds at once when the last portal answers.
 */
export function prepareList(jobs: readonly Job[]): void {
  filterVacancies(mergeVacancies(jobs), noFilters, new Date());
}
