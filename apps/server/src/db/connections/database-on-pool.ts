import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { currentDeadlineMs } from "./with-deadline.ts";
import type { Database, Db } from "../client.ts";
import { Connection } from "./connection.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { runInsideTransaction } from "./inside-transaction.ts";
import { isOfReplica, repeatRefused } from "./repeat-refused.ts";
import { createConnectionShare, type ConnectionShare } from "./connection-share.ts";
import { lendAlone, lendForStatement, type LentConnection, type TakenConnection } from "./share-trip.ts";

/** Deadlines for the database in milliseconds, including the wait for a connection. */
export type DatabaseDeadlines = {
  /** A statement that only reads. */
  readMs: number;
  /** A statement that writes, or a transaction from its begin to its commit. */
  writeMs: number;
};

export const usualDeadlines: DatabaseDeadlines = { readMs: 2_000, writeMs: 5_000 };

/**
 * A database that is asked through a pool of `Connection`s. Work that exceeds its deadline fails with
 * `DatabaseUnavailable`; its connection is closed, which rolls back what is not committed.
 */
export function databaseOnPool(pool: Pool, deadlines = usualDeadlines): Omit<Database, "isShared"> {
  // The pool removes a connection that is lost while it is idle, and opens a new one when it is needed.
  pool.on("error", () => {});
  const share = shareOf(pool);
  return {
    db: createPoolDb(pool, {}, deadlines, share),
    runScript: (...texts) => runScript(pool, deadlines, texts),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      most: pool.options.max,
      waiting: pool.waitingCount + share.waiting,
    }),
    close: () => pool.end(),
  };
}

/** Without a deadline for the scripts: the server starts to answer only after its migrations. */
async function runScript(
  pool: Pool,
  { writeMs }: DatabaseDeadlines,
  texts: readonly string[],
): Promise<void> {
  const connection = await takeConnection(pool, writeMs);
  let isWhole = false;
  try {
    for (const text of texts) await connection.query(text);
    isWhole = true;
  } finally {
    // After a failure the connection may have changed settings, so it is closed.
    connection.release(!isWhole);
  }
}

/**
 * Drizzle on a pool, with deadlines, with transactions that are repeated when other transactions stand in their way (so
 * their work touches nothing but the database, or can be done twice), and with correct transactions on a lost connection: Drizzle (0.45) never
 * releases a connection that fails at `begin`, and throws the error of a failed `rollback` instead of its cause.
 */
export function createPoolDb(
  pool: Pool,
  config: DrizzleConfig = {},
  deadlines: DatabaseDeadlines = usualDeadlines,
  share: ConnectionShare = shareOf(pool),
): Db {
  const lendOne: Lend = (ms) => lendForStatement(pool, () => takeConnection(pool, ms));
  const lendWhole: Lend = (ms) => lendAlone(() => takeConnection(pool, ms));
  const query = (statement: { text: string }, parameters: unknown[]) => {
    const ms = currentDeadlineMs(/^\s*select\b/i.test(statement.text) ? deadlines.readMs : deadlines.writeMs);
    return repeatRefused(ms, (leftMs) =>
      withConnection(lendOne, share, leftMs, (connection) => connection.query(statement, parameters)),
    );
  };
  const asking: Pool = Object.create(pool, { query: { value: query } });
  const db: Db = drizzle(asking, config);
  // One Drizzle instance for each connection: making it costs more than a statement, and a pool has few connections.
  const onConnection = new WeakMap<Connection, Db>();
  const transact: Db["transaction"] = (work, settings) => {
    const ms = currentDeadlineMs(deadlines.writeMs);
    const attempt = (leftMs: number) =>
      withConnection(lendWhole, share, leftMs, async (connection) => {
        const own = onConnection.get(connection) ?? drizzle(connection, config);
        onConnection.set(connection, own);
        let failed: { error: unknown } | undefined;
        try {
          return await own.transaction(async (tx) => {
            try {
              return await runInsideTransaction(
                () => connection.commitNow(),
                () => work(tx),
              );
            } catch (error) {
              failed = { error };
              throw error;
            }
          }, settings);
        } catch (error) {
          // A connection that could neither commit nor roll back must not be used again.
          if (failed?.error !== error) connection.giveUp();
          throw failed === undefined ? error : failed.error;
        }
      });
    // What reads a snapshot may have passed on what it read.
    return settings?.accessMode === "read only" ? attempt(ms) : repeatRefused(ms, attempt);
  };
  db.transaction = transact;
  return db;
}

/** Share of the connections for the work of `shareConnections`. */
const searchesShare = 0.7;

function shareOf(pool: Pool): ConnectionShare {
  return createConnectionShare(Math.max(1, Math.floor((pool.options.max ?? 10) * searchesShare)));
}

type DrizzleConfig = NonNullable<Parameters<typeof drizzle<Record<string, never>, Pool>>[1]>;

/** Takes a connection within so many milliseconds. */
type Lend = (ms: number) => Promise<LentConnection>;

/** Lends a connection until the work is done, or given up at its deadline. */
async function withConnection<Result>(
  lend: Lend,
  share: ConnectionShare,
  ms: number,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const leaveShare = await share.enter();
  try {
    return await useConnection(lend, ms, work);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) share.refuseWaiting(error);
    throw error;
  } finally {
    leaveShare();
  }
}

async function useConnection<Result>(
  lend: Lend,
  ms: number,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const endsAt = performance.now() + ms;
  const { connection, giveBack } = await lend(ms);
  const { promise: isOver, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    connection.giveUp();
    reject(new DatabaseUnavailable(`not done within ${ms} ms`));
  }, endsAt - performance.now());
  let isUseless = false;
  try {
    return await Promise.race([work(connection), isOver]);
  } catch (error) {
    isUseless = isOfReplica(error);
    throw error;
  } finally {
    clearTimeout(timer);
    giveBack(connection.isLost || isUseless);
  }
}

/** A free connection or a new one. */
async function takeConnection(pool: Pool, ms: number): Promise<TakenConnection> {
  const { promise: isOver, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new DatabaseUnavailable(`no connection to the database within ${ms} ms`)),
    ms,
  );
  // Where the address names a file that is missing, `connect` throws at once.
  const taking = Promise.try(() => pool.connect()).catch((error: unknown) => {
    throw new DatabaseUnavailable("no connection to the database", { cause: error });
  });
  try {
    const connection = await Promise.race([taking, isOver]);
    if (connection instanceof Connection) return connection;
    throw new Error("a pool of connections that are none of ours");
  } catch (error) {
    // The connection may still come; then the pool gives it to the next caller that waits.
    taking.then(
      (connection) => connection.release(),
      () => {},
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
