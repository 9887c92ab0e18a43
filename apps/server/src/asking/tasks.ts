import type { Deps } from "../deps.ts";
import type { PlannedTask } from "../tasks/planned-task.ts";
import { forgetOldKeptReplies } from "./kept-replies/forget-old-kept-replies.ts";
import { refreshKeptReply } from "./kept-replies/refresh-kept-reply.ts";

export function askingTasks(deps: Deps): PlannedTask[] {
  return [
    { name: "refresh kept replies", everyMs: 60_000, work: () => refreshKeptReply(deps) },
    {
      name: "forget kept replies",
      everyMs: 60_000,
      mayTakeLong: true,
      work: () => forgetOldKeptReplies(deps),
    },
  ];
}
