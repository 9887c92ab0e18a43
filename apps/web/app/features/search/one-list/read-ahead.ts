import type { Job } from "@vagou/contract/search/job";
import { vacancyFacts } from "@vagou/one-list/filters/vacancy-facts";

/**
 * Reads the facts of postings that have arrived while other portals are still asked: what is read is remembered with each
 * posting, so that a slow phone does not read hundreds at once when the list is shown.
 */
export function readAhead(jobs: readonly Job[]): void {
  for (const lead of jobs) vacancyFacts({ lead, others: [], reasons: [] });
}
