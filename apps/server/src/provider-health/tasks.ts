import type { Deps } from "../deps.ts";
import type { PlannedTask } from "../tasks/planned-task.ts";
import { forgetOldReplies } from "./forget-old-replies.ts";
import { createHealthWatch } from "./watch-health.ts";

export function providerHealthTasks(deps: Deps): PlannedTask[] {
  return [
    { name: "watch the providers' health", everyMs: 60_000, work: createHealthWatch(deps) },
    {
      name: "forget replies that could not be read",
      everyMs: 60_000,
      mayTakeLong: true,
      work: () => forgetOldReplies(deps),
    },
  ];
}
