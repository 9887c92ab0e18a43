import { setTimeout as sleep } from "node:timers/promises";
import { asc, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./client.ts";

/** `oldestFirst`: the column from which the age of a row is counted; an index begins with it. */
export type Old = { table: PgTable; where: SQL | undefined; oldestFirst: PgColumn };

/** A batch takes about ten milliseconds, and a round a few seconds, so that a server can stop in time. */
const batchSize = 1_000;
const batchesMax = 20;
const pauseMs = 50;

/**
 * Finds expired rows in batches, each in a transaction of its own. Rows that another server has locked are skipped;
 * rows that are left after a round are found by the next one.
 * @param change deletes or changes the rows of a batch, so that they are not found again, and returns them
 * @returns the number of changed rows
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
    // As an array the rows are found once, and then each one is read by its ctid.
    const rows = await change(sql`ctid = any(array(${old}))`);
    changed += rows.length;
    if (rows.length < batchSize) break;
  }
  return changed;
}
