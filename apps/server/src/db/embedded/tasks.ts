import type { Deps } from "../../deps.ts";
import type { PlannedTask } from "../../tasks/planned-task.ts";
import { shortenLog } from "./shorten-log.ts";
import { tidyTables } from "./tidy-tables.ts";

export function embeddedTasks({ db, config }: Pick<Deps, "db" | "config">): PlannedTask[] {
  if (config.databaseUrl !== null) return [];
  return [
    {
      name: "shorten the log of the embedded database",
      everyMs: 10_000,
      mayTakeLong: true,
      work: () => shortenLog(db),
    },
    {
      name: "tidy the tables of the embedded database",
      everyMs: 10 * 60_000,
      mayTakeLong: true,
      work: () => tidyTables(db),
    },
  ];
}
