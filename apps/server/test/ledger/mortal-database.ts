import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "pg";
import type { Db } from "../../src/db/client.ts";
import { Connection } from "../../src/db/connections/connection.ts";
import { isDatabaseUnavailable } from "../../src/db/connections/database-unavailable.ts";
import { createPoolDb } from "../../src/db/connections/database-on-pool.ts";

/**
 * When the process of a connection dies: instead of sending the statement with this number in its transaction
 * (from 0, the commit included), or this long after its work began.
 */
export type Death = { statement: number } | { afterMs: number };

/** Thrown when the simulated process died. */
export class Died extends Error {
  override readonly name = "Died";
}

/**
 * Does a piece of work on a connection of its own that the database ends, which is all that Postgres
 * sees of a process that dies.
 * @returns the result of the work, when it was committed before the death
 * @throws {Died} when the process died before
 */
export async function dieDuring<T>(url: string, death: Death, work: (db: Db) => Promise<T>): Promise<T> {
  const cutAt = "statement" in death ? death.statement : Number.POSITIVE_INFINITY;
  const life = { isOver: false };
  const pool = new Pool({ connectionString: url, max: 1, Client: mortalConnection(cutAt, life) });
  pool.on("error", () => {});
  const killing = "afterMs" in death ? cutOffAfter(url, pool, death.afterMs) : undefined;
  try {
    return await work(createPoolDb(pool, {}, { readMs: 60_000, writeMs: 60_000 }));
  } catch (error) {
    // The running statement may fail before its connection reports the end.
    const isCutOff = life.isOver || (killing !== undefined && isDatabaseUnavailable(error));
    throw isCutOff ? new Died("cut off", { cause: error }) : error;
  } finally {
    await killing;
    await pool.end();
  }
}

async function cutOffAfter(url: string, victim: Pool, afterMs: number): Promise<void> {
  const { rows } = await victim.query<{ pid: number }>("select pg_backend_pid() as pid");
  const killer = new Connection({ connectionString: url });
  await killer.connect();
  await sleep(afterMs);
  await killer.query({ text: "select pg_terminate_backend($1::integer)" }, [rows[0]?.pid]);
  await killer.end();
}

const cutOffOwn = { text: "select pg_terminate_backend(pg_backend_pid())" };

/** After the death no statement is sent, also when the pool connects again. */
function mortalConnection(cutAt: number, life: { isOver: boolean }): typeof Connection {
  return class MortalConnection extends Connection {
    constructor(...config: ConstructorParameters<typeof Connection>) {
      super(...config);
      const query = this.query.bind(this);
      const die = () => {
        life.isOver = true;
      };
      this.on("error", die);
      let left = Number.POSITIVE_INFINITY;
      const send = (statement: unknown, ...rest: unknown[]): unknown => {
        if (life.isOver) return Promise.reject(new Died("the process that would send this has died"));
        left = isBegin(statement) ? cutAt : left - 1;
        if (left >= 0) return Reflect.apply(query, undefined, [statement, ...rest]);
        die();
        return query(cutOffOwn);
      };
      Reflect.set(this, "query", send);
    }
  };
}

function isBegin(statement: unknown): boolean {
  return (
    typeof statement === "object" &&
    statement !== null &&
    "text" in statement &&
    typeof statement.text === "string" &&
    statement.text.startsWith("begin")
  );
}
