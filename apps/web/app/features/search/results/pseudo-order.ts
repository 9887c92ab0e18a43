import type { Job } from "@vagou/contract/job";

/**
 * The order of "Todos": by the sum of the characters of the id, so that no provider is always first
 * and the same results always stand in the same order. The sum is folded, because ids of one
 * provider begin alike and their bare sums would stand together.
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
