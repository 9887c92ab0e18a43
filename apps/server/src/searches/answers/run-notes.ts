import type { ProviderRun } from "./repository.ts";

/**
 * How portals answered, waiting in memory to be stored, so that no search waits for it and many share a statement. A
 * process that dies loses those of half a second: they say how a portal does, not what a person paid.
 */
export type RunNotes = {
  /** Keeps a run that asked the portal; others say nothing about it: see `runsOfWeek`. */
  note(run: ProviderRun): void;
  /** Removes the waiting runs, at most `count`. @returns them, oldest first */
  take(count: number): ProviderRun[];
  /** Puts runs back that could not be stored. */
  putBack(runs: readonly ProviderRun[]): void;
};

/** Most runs that wait while the database does not answer; of more, the oldest are lost. */
const waitingMax = 20_000;

export function createRunNotes(): RunNotes {
  let waiting: ProviderRun[] = [];
  return {
    note: (run) => {
      if (run.source !== "provider") return;
      waiting.push(run);
      if (waiting.length > waitingMax) waiting.splice(0, waitingMax / 10);
    },
    take: (count) => waiting.splice(0, count),
    putBack: (runs) => {
      waiting = [...runs, ...waiting].slice(-waitingMax);
    },
  };
}
