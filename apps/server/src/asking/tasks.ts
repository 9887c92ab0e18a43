import type { Deps } from "../deps.ts";
import type { PlannedTask } from "../tasks/planned-task.ts";
import { refreshKeptReply } from "./kept-replies/refresh-kept-reply.ts";
import { deleteOldKeptReplies } from "./kept-replies/repository.ts";

export function askingTasks(deps: Deps): PlannedTask[] {
  return [
    { name: "refresh kept replies", everyMs: 60_000, work: () => refreshKeptReply(deps) },
    {
      name: "forget kept replies",
      everyMs: 60_000,
      mayTakeLong: true,
      work: () => deleteOldKeptReplies(deps.db, deps.clock.now()),
    },
  ];
}
