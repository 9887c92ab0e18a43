import { Pool } from "pg";
import { Connection } from "../connections/connection.ts";
import { startEmbeddedThread, type ThreadOptions } from "./embedded-thread.ts";

export type EmbeddedPoolOptions = ThreadOptions & {
  /** Longest wait for the connection, in milliseconds. */
  connectMs: number;
};

/** The embedded database in a thread of its own, and a pool for its only session. `close` ends both. */
export async function openEmbeddedPool({
  connectMs,
  ...options
}: EmbeddedPoolOptions): Promise<{ pool: Pool; close: () => Promise<void> }> {
  const thread = await startEmbeddedThread(options);
  const pool = new Pool({
    Client: Connection,
    stream: thread.connect,
    user: "postgres",
    database: "postgres",
    // Not from the environment, which may have settings for a server.
    ssl: false,
    max: 1,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 0,
  });
  return {
    pool,
    close: async () => {
      await pool.end();
      await thread.close();
    },
  };
}
