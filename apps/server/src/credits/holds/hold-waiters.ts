import type { creditHolds } from "../../db/schema/credits.ts";

/** The requests that wait for a hold: all of them, and those of each process of the server, by its id. */
export type HoldWaiters = Pick<typeof creditHolds.$inferSelect, "waiters" | "waitersByProcess">;

export const noWaiters: HoldWaiters = { waiters: 0, waitersByProcess: {} };

/** One more request of a process waits. */
export function addWaiter({ waiters, waitersByProcess }: HoldWaiters, processId: string): HoldWaiters {
  const own = waitersByProcess[processId] ?? 0;
  return { waiters: waiters + 1, waitersByProcess: { ...waitersByProcess, [processId]: own + 1 } };
}

/**
 * One request of a process waits no more. Nothing changes when none of its requests counts: the process was taken for
 * dead, and its requests were taken off.
 */
export function takeWaiter(before: HoldWaiters, processId: string): HoldWaiters {
  const { waiters, waitersByProcess } = before;
  const { [processId]: own = 0, ...others } = waitersByProcess;
  if (own > 1) return { waiters: waiters - 1, waitersByProcess: { ...others, [processId]: own - 1 } };
  if (own === 1) return { waiters: waiters - 1, waitersByProcess: others };
  return isOfOlderVersion(before) ? { waiters: waiters - 1, waitersByProcess } : before;
}

/** Takes off all requests of processes that died. */
export function takeWaitersOf(
  { waiters, waitersByProcess }: HoldWaiters,
  dead: ReadonlySet<string>,
): HoldWaiters {
  const all = Object.entries(waitersByProcess);
  const lost = all.filter(([id]) => dead.has(id)).reduce((sum, [, count]) => sum + count, 0);
  return {
    waiters: Math.max(0, waiters - lost),
    waitersByProcess: Object.fromEntries(all.filter(([id]) => !dead.has(id))),
  };
}

/** Whether a request waits that the version before counted, which names no process. */
function isOfOlderVersion({ waiters, waitersByProcess }: HoldWaiters): boolean {
  return waiters > Object.values(waitersByProcess).reduce((sum, count) => sum + count, 0);
}
