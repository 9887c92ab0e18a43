import type { Deps } from "../deps.ts";
import { hourMs, type PlannedTask } from "../tasks/planned-task.ts";
import { forgetOldTerms } from "./forget-old-terms.ts";

export function searchTermTasks(deps: Deps): PlannedTask[] {
  return [
    { name: "forget old search terms", everyMs: hourMs, mayTakeLong: true, work: () => forgetOldTerms(deps) },
  ];
}
