import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { basename } from "node:path";

/**
 * Lets the thread that answers people run before this one where both want the same core: on Linux each thread has a
 * priority of its own (setpriority(2), "C library/kernel differences"). Elsewhere, and where it is not allowed, nothing
 * changes.
 */
export function lowerPriority(): void {
  try {
    setPriority(
      Number(basename(readlinkSync("/proc/thread-self"))),
      constants.priority.PRIORITY_BELOW_NORMAL,
    );
  } catch {
    // Only speed is lost.
  }
}
