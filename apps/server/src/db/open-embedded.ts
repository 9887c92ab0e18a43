import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Database } from "./client.ts";

/**
 * Opens the embedded Postgres in `folder`, or in memory without one.
 * One process at a time: see `lock-folder.ts`.
 */
export async function openEmbedded(folder?: string): Promise<Database> {
  const pglite = await (folder === undefined ? PGlite.create() : PGlite.create(folder));
  return {
    db: drizzle(pglite),
    isShared: false,
    runScript: async (...texts) => {
      for (const text of texts) await pglite.exec(text);
    },
    close: () => pglite.close(),
  };
}
