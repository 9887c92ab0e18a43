import type { Job } from "@vagou/contract/search/job";
import { prepareList } from "../one-list/prepare-list.ts";

/** Longest work without a pause, in which the phone answers a press. */
const workMaxMs = 10;

/**
 * Reads the postings of results that are opened again, portal by portal: to read and to show all of them at once would be
 * one long task on a slow phone.
 */
export async function prepareResults(groups: readonly { jobs: readonly Job[] }[]): Promise<void> {
  let begunMs = performance.now();
  for (const { jobs } of groups) {
    prepareList(jobs);
    if (performance.now() - begunMs < workMaxMs) continue;
    await new Promise((resolve) => void setTimeout(resolve));
    begunMs = performance.now();
  }
}
