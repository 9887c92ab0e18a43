import { constants, setPriority } from "node:os";

/**
 * Lets the thread that answers people run before this one where both want the same core: on Linux each thread has a
 * priority of its own (setpriority(2), "C library/kernel differences"). Where it is not allowed, nothing changes.
 * @param threadId of the current thread; null on systems that give a thread no priority
 */
export function lowerPriority(threadId: number | null): void {
  if (threadId === null) return;
  try {
    setPriority(threadId, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Only speed is lost.
  }
}
