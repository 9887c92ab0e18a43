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
 * Deletes rows whose term is over, a batch at a time, each a transaction of its own. What another server
 * deletes or changes at the moment is passed over; what is left after a round goes with the next one.
 * @returns how many rows went
 */
export async function deleteInBatches(db: Db, { table, where, oldestFirst }: Old): Promise<number> {
  let deleted = 0;
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
    const gone = await db
      .delete(table)
      .where(sql`ctid = any(array(${old}))`)
      .returning({ one: sql`1` });
    deleted += gone.length;
    if (gone.length < batchSize) break;
  }
  return deleted;
}
