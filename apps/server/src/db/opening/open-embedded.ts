import type { Database } from "../client.ts";
import { databaseOnPool, usualDeadlines, type DatabaseDeadlines } from "../connections/database-on-pool.ts";
import { openEmbeddedPool, type EmbeddedPoolOptions } from "../embedded/embedded-pool.ts";

type Options = Pick<EmbeddedPoolOptions, "logger" | "silentMsMax"> & { deadlines?: DatabaseDeadlines };

/**
 * Opens the embedded Postgres in `folder`, or in memory without one. It runs in a thread of its own, one statement at a
 * time. Only one process may open a folder: see `lock-folder.ts`.
 */
export async function openEmbedded(
  folder?: string,
  { deadlines = usualDeadlines, ...options }: Options = {},
): Promise<Database> {
  const { pool, close } = await openEmbeddedPool({ ...options, folder, connectMs: deadlines.writeMs });
  return { ...databaseOnPool(pool, deadlines), isShared: false, close };
}
