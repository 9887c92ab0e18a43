import type { Job } from "@vagou/contract/search/job";
import type { Vacancy } from "@vagou/one-list/vacancy";
import { postingsOf } from "./postings-of.ts";

/**
 * A later posting may lead a vacancy that was listed, and may make two vacancies of one: so what counts is whether any of
 * its postings was listed.
 *
 * @param listed the postings of the vacancies on screen
 */
export function findFresh(vacancies: readonly Vacancy[], listed: readonly Job[]): Vacancy[] {
  const known = new Set(listed);
  return vacancies.filter((vacancy) => !postingsOf(vacancy).some((posting) => known.has(posting)));
}
