import { setTimeout as wait } from "node:timers/promises";

/** Waits. @throws the signal's reason when it is aborted meanwhile */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(ms, undefined, { signal });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}
