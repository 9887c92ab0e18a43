import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Database, Db } from "./client.ts";
import { runInsideTransaction } from "./inside-transaction.ts";

/**
 * Opens the embedded Postgres in `folder`, or in memory without one. It runs in this process, one statement at a
 * time, and cannot freeze or disconnect by itself, so it needs no deadlines. Only one process may open a folder: see
 * `lock-folder.ts`.
 */
export async function openEmbedded(folder?: string): Promise<Database> {
  const pglite = await (folder === undefined ? PGlite.create() : PGlite.create(folder));
  const db: Db = drizzle(pglite);
  const transaction = db.transaction.bind(db);
  db.transaction = (work, settings) => transaction((tx) => runInsideTransaction(() => work(tx)), settings);
  return {
    db,
    isShared: false,
    runScript: async (...texts) => {
      for (const text of texts) await pglite.exec(text);
    },
    close: () => pglite.close(),
  };
}
