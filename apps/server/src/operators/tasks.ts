import type { Deps } from "../deps.ts";
import { hourMs, type PlannedTask } from "../tasks/planned-task.ts";
import { forgetOldActs } from "./forget-old-acts.ts";

export function operatorTasks(deps: Deps): PlannedTask[] {
  return [
    {
      name: "forget what operators did long ago",
      everyMs: hourMs,
      mayTakeLong: true,
      work: () => forgetOldActs(deps),
    },
  ];
}
