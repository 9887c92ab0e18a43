import type { Deps } from "../deps.ts";
import { hourMs, type PlannedTask } from "../tasks/planned-task.ts";
import { forgetEndedLists } from "./forget-ended-lists.ts";

export function sharedListTasks(deps: Deps): PlannedTask[] {
  const work = () => forgetEndedLists(deps);
  return [{ name: "forget ended shared lists", everyMs: hourMs, mayTakeLong: true, work }];
}
