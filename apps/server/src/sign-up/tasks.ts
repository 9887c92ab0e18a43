import type { Deps } from "../deps.ts";
import { hourMs, type PlannedTask } from "../tasks/planned-task.ts";
import { forgetOldSignUps } from "./forget-old-sign-ups.ts";

export function signUpTasks(deps: Deps): PlannedTask[] {
  return [
    { name: "forget old sign-ups", everyMs: hourMs, mayTakeLong: true, work: () => forgetOldSignUps(deps) },
  ];
}
