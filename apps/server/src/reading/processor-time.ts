import { readFileSync, readlinkSync } from "node:fs";
import { basename } from "node:path";

/** @returns the number by which Linux knows the current thread; null on other systems */
export function findThreadId(): number | null {
  try {
    return Number(basename(readlinkSync("/proc/thread-self")));
  } catch {
    return null;
  }
}

/**
 * @param threadId of a thread of this process, as `findThreadId` told it
 * @returns how many ms the thread has run on the processor (proc_pid_schedstat(5)); undefined where the system does not
 *   tell, or the thread has ended
 */
export function processorMsOf(threadId: number | null): number | undefined {
  if (threadId === null) return undefined;
  try {
    const [nanoseconds] = readFileSync(`/proc/self/task/${threadId}/schedstat`, "utf8").split(" ");
    const ms = Number(nanoseconds) / 1e6;
    // A kernel that does not count says 0.
    return ms > 0 ? ms : undefined;
  } catch {
    return undefined;
  }
}
