import { performance, type EventLoopUtilization } from "node:perf_hooks";

/** The shortest time over which the loop is judged. */
const lookEveryMs = 50;
/** A loop that waits for less than a tenth of the time is the slowest part of all work. */
const busyFrom = 0.9;

/**
 * Watches the event loop of this process. No timer runs for it: a question after a pause is answered by all of the pause.
 * @returns a function that says whether the loop hardly waited for anything lately; time in which the machine let other
 *   processes run counts as work
 */
export function createLoopWatch(): () => boolean {
  let since: EventLoopUtilization = performance.eventLoopUtilization();
  let lookedMs = performance.now();
  let isBusy = false;
  return () => {
    const now = performance.now();
    if (now - lookedMs >= lookEveryMs) {
      const until = performance.eventLoopUtilization();
      isBusy = performance.eventLoopUtilization(until, since).utilization >= busyFrom;
      since = until;
      lookedMs = now;
    }
    return isBusy;
  };
}
