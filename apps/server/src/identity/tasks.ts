import type { Deps } from "../deps.ts";
import type { PlannedTask } from "../tasks/planned-task.ts";
import { forgetExpiredSignIns } from "./forget-expired-sign-ins.ts";

export function identityTasks(deps: Deps): PlannedTask[] {
  return [
    {
      name: "forget sign-ins that were not finished",
      everyMs: 60_000,
      work: () => forgetExpiredSignIns(deps),
    },
  ];
}
