import type { Config } from "@vagou/server/config/config";
import type { Db } from "@vagou/server/db/client";

/** The dependencies of a command; `at` is the present time. */
export type Operating = { db: Db; config: Pick<Config, "payments">; at: Date };
