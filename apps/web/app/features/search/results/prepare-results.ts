import type { Job } from "@vagou/contract/search/job";
import { merging } from "../merging/merging.ts";
import { pseudoOrder } from "../one-list/pseudo-order.ts";
import { readAhead } from "../one-list/read-ahead.ts";

/** Longest work without a pause, in which the phone answers a press. */
const workMaxMs = 10;

/**
 * Has the postings of results that are opened again merged, and reads their facts meanwhile, portal by portal: to read and
 * to show all of them at once would be one long task on a slow phone.
 */
export async function prepareResults(groups: readonly { jobs: readonly Job[] }[]): Promise<void> {
  const isMerged = merging.prepare(pseudoOrder(groups.flatMap(({ jobs }) => jobs)));
  let begunMs = performance.now();
  for (const { jobs } of groups) {
    readAhead(jobs);
    if (performance.now() - begunMs < workMaxMs) continue;
    await new Promise((resolve) => void setTimeout(resolve));
    begunMs = performance.now();
  }
  await isMerged;
}
