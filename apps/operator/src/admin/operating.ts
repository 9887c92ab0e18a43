import type { Clock } from "@vagou/server/clock";
import type { Config } from "@vagou/server/config/config";
import type { Db } from "@vagou/server/db/client";

/** The dependencies of a command. */
export type Operating = { db: Db; clock: Clock; config: Pick<Config, "payments"> };
