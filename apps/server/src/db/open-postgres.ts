import { drizzle } from "drizzle-orm/node-postgres";
import { Pool, type PoolClient } from "pg";
import type { Database, Db } from "./client.ts";
import { Connection } from "./connection.ts";

/** Opens a Postgres server by its URL; `schema` confines it to one schema (tests). */
export function openPostgres(url: string, options: { schema?: string; poolSize?: number } = {}): Database {
  const pool = new Pool({
    connectionString: url,
    Client: Connection,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: connectionPatienceMs,
    // Kept for good: to connect and prepare anew costs more than an idle connection.
    idleTimeoutMillis: 0,
    ...(options.schema === undefined ? {} : { options: `-c search_path=${options.schema}` }),
  });
  // A connection that is lost while nobody uses it leaves the pool; the next one asked for is new.
  pool.on("error", () => {});
  return {
    db: createPoolDb(pool),
    isShared: true,
    runScript: (...texts) => runScript(pool, texts),
    close: () => pool.end(),
  };
}

async function runScript(pool: Pool, texts: readonly string[]): Promise<void> {
  const connection = await pool.connect();
  let isWhole = false;
  try {
    for (const text of texts) await connection.query(text);
    isWhole = true;
  } finally {
    // After a failure its settings may be other than those of the rest.
    connection.release(!isWhole);
  }
}

/** How long a use case waits for a connection, a free one or a new one, before it fails. */
const connectionPatienceMs = 10_000;

/**
 * Drizzle on a pool, with transactions that survive a lost connection: Drizzle (0.45) never gives back one
 * that fails at `begin`, and tells of the `rollback` that failed instead of what made it roll back.
 */
export function createPoolDb(pool: Pool, config: DrizzleConfig = {}): Db {
  const db: Db = drizzle(pool, config);
  // To make one costs more than a statement, and the connections of a pool are few.
  const onConnection = new WeakMap<PoolClient, Db>();
  db.transaction = async (work, settings) => {
    const connection = await pool.connect();
    const own = onConnection.get(connection) ?? drizzle(connection, config);
    onConnection.set(connection, own);
    let failed: { error: unknown } | undefined;
    let isWhole = false;
    try {
      const result = await own.transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          failed = { error };
          throw error;
        }
      }, settings);
      isWhole = true;
      return result;
    } catch (error) {
      isWhole = failed?.error === error;
      throw failed === undefined ? error : failed.error;
    } finally {
      // What could neither commit nor roll back is no connection for anybody else.
      connection.release(!isWhole);
    }
  };
  return db;
}

type DrizzleConfig = NonNullable<Parameters<typeof drizzle<Record<string, never>, Pool>>[1]>;
