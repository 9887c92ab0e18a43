import type { Config } from "../../apps/server/src/config/config.ts";
import type { Db } from "../../apps/server/src/db/client.ts";

/** The dependencies of a command; `at` is the present time. */
export type Operating = { db: Db; config: Pick<Config, "payments">; at: Date };
