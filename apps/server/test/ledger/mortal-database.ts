import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres, { type Sql, type TransactionSql } from "postgres";
import type { Db } from "../../src/db/client.ts";
import { prepareStatements } from "../../src/db/prepare-statements.ts";

/**
 * When the process behind a connection dies: instead of sending the statement with this number, from 0, or
 * this long after its work began, wherever that is.
 */
export type Death = { statement: number } | { afterMs: number };

/** What is left of somebody who died. */
export class Died extends Error {
  override readonly name = "Died";
}

/**
 * Does a piece of work on a connection of its own that the database cuts off, which is all that Postgres
 * sees of a process that dies.
 * @throws {Died} when death came before the work was committed; else its result
 */
export async function dieDuring<T>(url: string, death: Death, work: (db: Db) => Promise<T>): Promise<T> {
  const client = postgres(url, { max: 1, onnotice: () => {}, fetch_types: false });
  const killing = "afterMs" in death ? cutOffAfter(url, client, death.afterMs) : undefined;
  try {
    const cutAt = "statement" in death ? death.statement : Number.POSITIVE_INFINITY;
    return await work(drizzle(mortal(prepareStatements(client), cutAt)));
  } catch (error) {
    throw isCutOff(error) ? new Died("cut off", { cause: error }) : error;
  } finally {
    await killing;
    await client.end({ timeout: 0 });
  }
}

async function cutOffAfter(url: string, victim: Sql, afterMs: number): Promise<void> {
  const [backend] = await victim<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const killer = postgres(url, { max: 1, onnotice: () => {}, fetch_types: false });
  await killer`select 1`;
  await sleep(afterMs);
  await killer`select pg_terminate_backend(${backend?.pid ?? 0}::integer)`;
  await killer.end();
}

/**
 * The driver (3.4.9) writes to a connection that is gone, outside of any promise: a rollback, or the
 * next statement. What happens after death does not happen, so neither is sent here.
 */
function mortal(client: Sql, cutAt: number): Sql {
  return new Proxy(client, {
    get(target, name) {
      if (name !== "begin") return Reflect.get(target, name);
      return async (work: (tx: TransactionSql) => Promise<unknown>) => {
        const life = { isOver: false };
        try {
          return await target.begin((tx) => untilDeath(work(countStatements(tx, cutAt, life))));
        } finally {
          life.isOver = true;
        }
      };
    },
  });
}

/** `begin` itself fails when the connection closes; until then it must hear of nothing that wants a rollback. */
async function untilDeath<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    return isCutOff(error) ? new Promise<never>(() => {}) : Promise.reject(error);
  }
}

const cutOffOwn = "select pg_terminate_backend(pg_backend_pid())";

function countStatements(tx: TransactionSql, cutAt: number, life: { isOver: boolean }): TransactionSql {
  let sent = 0;
  return new Proxy(tx, {
    get(target, name) {
      if (name !== "unsafe") return Reflect.get(target, name);
      return (...statement: Parameters<TransactionSql["unsafe"]>) => {
        if (life.isOver) throw new Died("nobody is there to send this");
        sent += 1;
        return sent > cutAt ? target.unsafe(cutOffOwn) : target.unsafe(...statement);
      };
    },
  });
}

/** PostgreSQL's `admin_shutdown`, and what the driver says of a connection that is gone. */
function isCutOff(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Died) return true;
    if ("code" in cause && typeof cause.code === "string" && cutOffCodes.includes(cause.code)) return true;
  }
  return false;
}

const cutOffCodes = [
  "57P01",
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "ECONNRESET",
  "EPIPE",
];
