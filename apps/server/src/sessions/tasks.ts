import type { Deps } from "../deps.ts";
import { hourMs, type PlannedTask } from "../tasks/planned-task.ts";
import { forgetOldSessions } from "./forget-old-sessions.ts";

export function sessionTasks(deps: Deps): PlannedTask[] {
  return [
    { name: "forget old sessions", everyMs: hourMs, mayTakeLong: true, work: () => forgetOldSessions(deps) },
  ];
}
