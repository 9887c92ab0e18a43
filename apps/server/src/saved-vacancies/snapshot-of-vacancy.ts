import type { Job } from "@vagou/contract/search/job";
import { fillFacts } from "@vagou/one-list/fill-facts";
import { mergeVacancies } from "@vagou/one-list/merging/merge-vacancies";
import { snapshotOf } from "../postings/kept/snapshot-of.ts";

/**
 * What a posting says, for a person to keep, with what the same vacancy says elsewhere and it does not. The person's
 * device named the others, so it is judged again which of them are the same vacancy.
 */
export function snapshotOfVacancy(posting: Job, named: readonly Job[]): ReturnType<typeof snapshotOf> {
  const others = sameVacancy(posting, named);
  const { job, borrowed } = fillFacts({ lead: posting, others, reasons: [] });
  const { facts, text } = snapshotOf(job);
  return {
    facts: {
      ...facts,
      ...(others.length > 0 && { others: others.map(({ source, url }) => ({ source, url })) }),
      ...(borrowed.length > 0 && { borrowed }),
    },
    text,
  };
}

/** The best first, as on the device. */
function sameVacancy(posting: Job, named: readonly Job[]): Job[] {
  if (named.length === 0) return [];
  const groups = mergeVacancies([posting, ...named]).map(({ lead, others }) => [lead, ...others]);
  const own = groups.find((group) => group.includes(posting)) ?? [];
  return own.filter((job) => job !== posting);
}
