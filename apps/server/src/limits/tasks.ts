import type { Deps } from "../deps.ts";
import { hourMs, type PlannedTask } from "../tasks/planned-task.ts";
import { forgetOldAttempts } from "./forget-old-attempts.ts";

export function limitTasks(deps: Deps): PlannedTask[] {
  return [
    { name: "forget old attempts", everyMs: hourMs, mayTakeLong: true, work: () => forgetOldAttempts(deps) },
  ];
}
