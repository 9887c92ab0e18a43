import { AsyncLocalStorage } from "node:async_hooks";

const allowedMs = new AsyncLocalStorage<number>();

/**
 * Gives each statement and transaction of `work` another deadline than the settings: for work that reads or
 * writes a lot, while no person waits for its answer.
 */
export function withDeadline<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  // Awaited inside: Drizzle sends a statement only when its promise is awaited.
  return allowedMs.run(ms, async () => await work());
}

/** @returns the deadline in milliseconds: that of the surrounding `withDeadline`, else `usualMs` */
export function currentDeadlineMs(usualMs: number): number {
  return allowedMs.getStore() ?? usualMs;
}
