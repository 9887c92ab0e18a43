import type { Deps } from "../deps.ts";
import { hourMs, type PlannedTask } from "../tasks/planned-task.ts";
import { forgetOldPostings } from "./kept/forget-old-postings.ts";

export function postingTasks(deps: Deps): PlannedTask[] {
  return [
    { name: "forget old postings", everyMs: hourMs, mayTakeLong: true, work: () => forgetOldPostings(deps) },
  ];
}
