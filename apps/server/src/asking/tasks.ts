import type { Deps } from "../deps.ts";
import type { PlannedTask } from "../tasks/planned-task.ts";
import { forgetOldKeptReplies } from "./kept-replies/forget-old-kept-replies.ts";
import { readOthers } from "./etiquette/read-others.ts";
import { refreshKeptReply } from "./kept-replies/refresh-kept-reply.ts";

export function askingTasks(deps: Deps): PlannedTask[] {
  return [
    ...linesTasks(deps),
    { name: "refresh kept replies", everyMs: 60_000, work: () => refreshKeptReply(deps) },
    {
      name: "forget kept replies",
      everyMs: 60_000,
      mayTakeLong: true,
      work: () => forgetOldKeptReplies(deps),
    },
  ];
}

/** Only one process uses the embedded database. */
function linesTasks({ db, config, lines }: Deps): PlannedTask[] {
  if (config.databaseUrl === null) return [];
  return [
    {
      name: "learn from the other processes",
      everyMs: 4_000,
      work: async () => lines.noteOthers(await readOthers(db)),
    },
  ];
}
