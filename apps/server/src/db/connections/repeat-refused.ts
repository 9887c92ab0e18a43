import { setTimeout as sleep } from "node:timers/promises";
import { sqlStateOf } from "./sql-state-of.ts";

/** How often a transaction is tried in all. */
const triesMax = 5;
/** The longest pause before the second try; it doubles for each further one. */
const firstPauseMs = 20;

/**
 * What a database answers to a transaction that it undid, and that may succeed when it is tried again (PostgreSQL,
 * appendix A): serialization_failure and deadlock_detected, also of CockroachDB and YugabyteDB; and
 * read_only_sql_transaction, of a server that became a replica in a failover. Nothing was written in these cases. A lost
 * connection is none of them, because its transaction may have been committed.
 */
const repeatable = new Set(["40001", "40P01", "25006"]);

/**
 * Runs a whole transaction, or a single statement that is one, and runs it again when the database undid it because of
 * other transactions. The pauses are random, so that two that stand in each other's way do not meet again.
 * @param ms the deadline for all tries together
 * @param attempt is given the milliseconds that are left
 * @throws the error of the last try
 */
export async function repeatRefused<Result>(
  ms: number,
  attempt: (leftMs: number) => Promise<Result>,
): Promise<Result> {
  const endsAt = performance.now() + ms;
  let leftMs = ms;
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt(leftMs);
    } catch (error) {
      const pauseMs = Math.random() * firstPauseMs * 2 ** (tried - 1);
      const isOver = tried === triesMax || performance.now() + pauseMs >= endsAt;
      if (isOver || !repeatable.has(sqlStateOf(error))) throw error;
      await sleep(pauseMs);
      leftMs = Math.max(1, Math.round(endsAt - performance.now()));
    }
  }
}

/** @returns whether this server takes no writes, so that the connection to it is of no use */
export function isOfReplica(error: unknown): boolean {
  return sqlStateOf(error) === "25006";
}
