import type { Deps } from "../deps.ts";
import { hourMs, type PlannedTask } from "../tasks/planned-task.ts";
import { forgetOldMarks } from "./forget-old-marks.ts";

export function markTasks(deps: Deps): PlannedTask[] {
  return [{ name: "forget old marks", everyMs: hourMs, mayTakeLong: true, work: () => forgetOldMarks(deps) }];
}
