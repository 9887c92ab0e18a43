import type { Clock } from "@vagou/server/clock";
import type { Config } from "@vagou/server/config/config";
import type { Db } from "@vagou/server/db/client";
import type { Entrance } from "@vagou/server/operators/entrance";

/** The dependencies of a command, and who gave it. */
export type Operating = {
  db: Db;
  clock: Clock;
  config: Pick<Config, "payments" | "operator" | "appBaseUrl">;
  by: Entrance;
};
