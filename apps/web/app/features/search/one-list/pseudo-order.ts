import type { Job } from "@vagou/contract/search/job";

/**
 * The order of "Todos": by the sum of the characters of the id, so that no provider is always first
 * and the same results always have the same order. The sum is folded, because the ids of one
 * provider begin alike, so their plain sums would be next to each other.
 */
export function pseudoOrder(jobs: Job[]): Job[] {
  return jobs
    .map((job) => ({
      job,
      place: characterSum(job.id === "" ? `${job.company}-${job.title}` : job.id) % fold,
    }))
    .sort((one, other) => one.place - other.place)
    .map(({ job }) => job);
}

const fold = 97;

function characterSum(text: string): number {
  let sum = 0;
  for (const character of text) sum += character.codePointAt(0) ?? 0;
  return sum;
}
