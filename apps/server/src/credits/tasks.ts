import type { Deps } from "../deps.ts";
import type { PlannedTask } from "../tasks/planned-task.ts";
import { forgetOldHolds } from "./holds/forget-old-holds.ts";
import { releaseExpiredHolds } from "./holds/release-expired-holds.ts";

export function creditTasks(deps: Deps): PlannedTask[] {
  return [
    { name: "release expired holds", everyMs: 2_000, work: () => releaseExpiredHolds(deps) },
    {
      name: "forget what was held for",
      everyMs: 60_000,
      mayTakeLong: true,
      work: () => forgetOldHolds(deps),
    },
  ];
}
