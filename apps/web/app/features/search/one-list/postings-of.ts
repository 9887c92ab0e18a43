import type { Job } from "@vagou/contract/search/job";
import type { Vacancy } from "@vagou/one-list/vacancy";

/** @returns all postings of a vacancy, the one that is shown first */
export function postingsOf({ lead, others }: Vacancy): Job[] {
  return [lead, ...others];
}

/** @returns the ids of all postings of a vacancy */
export function idsOf(vacancy: Vacancy): string[] {
  return postingsOf(vacancy).map(({ id }) => id);
}
