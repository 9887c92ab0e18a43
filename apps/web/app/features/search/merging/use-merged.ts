import type { Job } from "@vagou/contract/search/job";
import { useEffect, useSyncExternalStore } from "react";
import type { Merged } from "./create-merging.ts";
import { merging } from "./merging.ts";

/**
 * Wants the vacancies of `jobs`; null for none.
 * @returns what was merged last, which may be another list
 */
export function useMerged(jobs: readonly Job[] | null): Merged {
  useEffect(() => {
    if (jobs !== null) merging.want(jobs);
  }, [jobs]);
  return useSyncExternalStore(merging.subscribe, merging.read);
}
