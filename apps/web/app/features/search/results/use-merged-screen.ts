import { useEffect, useMemo, useState } from "react";
import type { Merged } from "../merging/create-merging.ts";
import { isSameList } from "../merging/is-same-list.ts";
import { useMerged } from "../merging/use-merged.ts";
import { pseudoOrder } from "../one-list/pseudo-order.ts";
import { readAhead } from "../one-list/read-ahead.ts";
import type { SearchView } from "../tab/search-view.ts";

/**
 * Results are shown when their vacancies are known, and until then the screen before them stays as it was: no list is shown
 * that changes in the next moment, and none of another search.
 *
 * @param isReading the person reads what has arrived, which `Arrived` has merged
 * @returns what to show; null while nothing was there before
 */
export function useMergedScreen(state: SearchView, isReading: boolean): MergedScreen | null {
  const { mode, runs, groups } = state;
  const jobs = useMemo(() => {
    const answered = mode === "searching" ? runs.flatMap(({ group }) => group ?? []) : groups;
    return pseudoOrder(answered.flatMap((group) => group.jobs));
  }, [mode, runs, groups]);
  const merged = useMerged(isReading ? null : jobs);
  useEffect(() => readAhead(jobs), [jobs]);
  const [last, setLast] = useState<MergedScreen | null>(null);
  const isReady = mode !== "results" || isReading || isSameList(merged.jobs, jobs);
  const isShown = last?.state === state && last.isReading === isReading && last.merged === merged;
  if (isReady && !isShown) {
    const isOwn = jobs.some((job) => job === merged.jobs[0]);
    setLast({ state, isReading, merged, found: isOwn ? merged.vacancies.length : 0 });
  }
  return last;
}

type MergedScreen = {
  state: SearchView;
  isReading: boolean;
  merged: Merged;
  /** How many vacancies of this search it has. */
  found: number;
};
