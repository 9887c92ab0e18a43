import type { Config } from "../../apps/server/src/config/config.ts";
import type { Db } from "../../apps/server/src/db/client.ts";

/** What a command works with; `at` is now. */
export type Operating = { db: Db; config: Pick<Config, "payments">; at: Date };
