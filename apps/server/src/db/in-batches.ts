import { setTimeout as sleep } from "node:timers/promises";
import { asc, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./client.ts";

/** `oldestFirst`: what the term is reckoned from; an index begins with it. */
export type Old = { table: PgTable; where: SQL | undefined; oldestFirst: PgColumn };

/** A batch takes some ten milliseconds, and a round some seconds, so that a server stops in time. */
const batchSize = 1_000;
const batchesMax = 20;
const pauseMs = 50;

/**
 * Finds rows whose term is over, a batch at a time, each a transaction of its own. What another server
 * deletes or changes at the moment is passed over; what is left after a round goes with the next one.
 * @param change deletes or changes the rows of a batch, so that they are not found again, and returns them
 * @returns how many rows there were
 */
export async function inBatches(
  db: Db,
  { table, where, oldestFirst }: Old,
  change: (isFound: SQL) => Promise<readonly unknown[]>,
): Promise<number> {
  let changed = 0;
  for (let batch = 0; batch < batchesMax; batch += 1) {
    if (batch > 0) await sleep(pauseMs);
    const old = db
      .select({ at: sql`ctid` })
      .from(table)
      .where(where)
      .orderBy(asc(oldestFirst))
      .limit(batchSize)
      .for("update", { skipLocked: true });
    // As an array they are found once, and then each by its place.
    const rows = await change(sql`ctid = any(array(${old}))`);
    changed += rows.length;
    if (rows.length < batchSize) break;
  }
  return changed;
}
