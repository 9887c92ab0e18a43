import { AsyncLocalStorage } from "node:async_hooks";

const allowedMs = new AsyncLocalStorage<number>();

/**
 * Gives each statement and transaction of `work` another deadline than those of the settings: for the few
 * that read or write a lot and for whose answer no person waits.
 */
export function allowTime<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  // Awaited inside: Drizzle sends a statement only when its answer is asked for.
  return allowedMs.run(ms, async () => await work());
}

/** @returns in milliseconds, what `allowTime` allows here, else `usualMs` */
export function timeAllowed(usualMs: number): number {
  return allowedMs.getStore() ?? usualMs;
}
