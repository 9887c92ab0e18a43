import type { Deps } from "../deps.ts";
import { hourMs, type PlannedTask } from "../tasks/planned-task.ts";
import { forgetOldAccess } from "./forget-old-access.ts";
import { writeAccessRecords } from "./write-access-records.ts";

export function accessRecordTasks(deps: Deps): PlannedTask[] {
  return [
    { name: "write access records", everyMs: 2_000, work: () => writeAccessRecords(deps) },
    {
      name: "forget old access records",
      everyMs: hourMs,
      mayTakeLong: true,
      work: () => forgetOldAccess(deps),
    },
  ];
}
