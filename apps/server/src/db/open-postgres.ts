import { drizzle } from "drizzle-orm/node-postgres";
import { Pool, type PoolClient } from "pg";
import { timeAllowed } from "./allow-time.ts";
import type { Database, Db } from "./client.ts";
import { Connection } from "./connection.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { runInsideTransaction } from "./inside-transaction.ts";
import { createLane, type Lane } from "./lane.ts";

/** How long the database may take, in milliseconds, waiting for a connection among it. */
export type DatabasePatience = {
  /** A statement that only reads. */
  readMs: number;
  /** A statement that writes, or a transaction from its begin to its commit. */
  writeMs: number;
};

const usualPatience: DatabasePatience = { readMs: 2_000, writeMs: 5_000 };

type Options = {
  /** Confines it to one schema (tests). */
  schema?: string;
  poolSize?: number;
  patience?: DatabasePatience;
};

/**
 * Opens a Postgres server by its URL. What takes longer than its patience fails with `DatabaseUnavailable`; the
 * connection is let go, which undoes what is not committed.
 */
export function openPostgres(
  url: string,
  { schema, poolSize = 10, patience = usualPatience }: Options = {},
): Database {
  const pool = new Pool({
    connectionString: url,
    Client: Connection,
    max: poolSize,
    connectionTimeoutMillis: patience.writeMs,
    // Kept for good: to connect and prepare anew costs more than an idle connection.
    idleTimeoutMillis: 0,
    keepAlive: true,
    ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
  });
  // A connection that is lost while nobody uses it leaves the pool; the next one asked for is new.
  pool.on("error", () => {});
  return {
    db: createPoolDb(pool, {}, patience),
    isShared: true,
    runScript: (...texts) => runScript(pool, patience, texts),
    close: () => pool.end(),
  };
}

/** Migrations take as long as they take: the server does not answer before. */
async function runScript(pool: Pool, { writeMs }: DatabasePatience, texts: readonly string[]): Promise<void> {
  const connection = await takeConnection(pool, writeMs);
  let isWhole = false;
  try {
    for (const text of texts) await connection.query(text);
    isWhole = true;
  } finally {
    // After a failure its settings may be other than those of the rest.
    connection.release(!isWhole);
  }
}

/**
 * Drizzle on a pool, with deadlines, and with transactions that survive a lost connection: Drizzle (0.45) never
 * gives back one that fails at `begin`, and tells of the `rollback` that failed instead of what made it roll back.
 */
export function createPoolDb(
  pool: Pool,
  config: DrizzleConfig = {},
  patience: DatabasePatience = usualPatience,
): Db {
  const lane = createLane(Math.max(1, Math.floor((pool.options.max ?? 10) * laneShare)));
  const query = (statement: { text: string }, parameters: unknown[]) => {
    const ms = timeAllowed(/^\s*select\b/i.test(statement.text) ? patience.readMs : patience.writeMs);
    return withConnection(pool, lane, ms, (connection) => connection.query(statement, parameters));
  };
  const asking: Pool = Object.create(pool, { query: { value: query } });
  const db: Db = drizzle(asking, config);
  // To make one costs more than a statement, and the connections of a pool are few.
  const onConnection = new WeakMap<Connection, Db>();
  db.transaction = (work, settings) =>
    withConnection(pool, lane, timeAllowed(patience.writeMs), async (connection) => {
      const own = onConnection.get(connection) ?? drizzle(connection, config);
      onConnection.set(connection, own);
      let failed: { error: unknown } | undefined;
      try {
        return await own.transaction(async (tx) => {
          try {
            return await runInsideTransaction(() => work(tx));
          } catch (error) {
            failed = { error };
            throw error;
          }
        }, settings);
      } catch (error) {
        // What could neither commit nor roll back is no connection for anybody else.
        if (failed?.error !== error) connection.giveUp();
        throw failed === undefined ? error : failed.error;
      }
    });
  return db;
}

/** Of the connections, for what comes by the hundred. */
const laneShare = 0.7;

type DrizzleConfig = NonNullable<Parameters<typeof drizzle<Record<string, never>, Pool>>[1]>;

/** Lends a connection until the work is done, or given up because its time is over. */
async function withConnection<Result>(
  pool: Pool,
  lane: Lane,
  ms: number,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const leaveLane = await lane.enter();
  try {
    return await useConnection(pool, ms, work);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) lane.refuseWaiting(error);
    throw error;
  } finally {
    leaveLane();
  }
}

async function useConnection<Result>(
  pool: Pool,
  ms: number,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const endsAt = performance.now() + ms;
  const connection = await takeConnection(pool, ms);
  const { promise: isOver, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    connection.giveUp();
    reject(new DatabaseUnavailable(`not done within ${ms} ms`));
  }, endsAt - performance.now());
  try {
    return await Promise.race([work(connection), isOver]);
  } finally {
    clearTimeout(timer);
    connection.release(connection.isLost);
  }
}

/** A free connection or a new one. */
async function takeConnection(pool: Pool, ms: number): Promise<Connection & PoolClient> {
  const { promise: isOver, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new DatabaseUnavailable(`no connection to the database within ${ms} ms`)),
    ms,
  );
  const taking = pool.connect().catch((error: unknown) => {
    throw new DatabaseUnavailable("no connection to the database", { cause: error });
  });
  try {
    const connection = await Promise.race([taking, isOver]);
    if (connection instanceof Connection) return connection;
    throw new Error("a pool of connections that are none of ours");
  } catch (error) {
    // It may still come, for the next who waits.
    taking.then(
      (connection) => connection.release(),
      () => {},
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
