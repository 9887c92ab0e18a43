import { setTimeout as sleep } from "node:timers/promises";
import { and, asc, sql, type SQL } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../client.ts";
import { isDistributed } from "./is-distributed.ts";

/** `oldestFirst`: the column from which the age of a row is counted; an index begins with it. */
export type Old = { table: PgTable; where: SQL | undefined; oldestFirst: PgColumn };

/** A batch takes about ten milliseconds, and a round a few seconds, so that a server can stop in time. */
const batchSize = 1_000;
const batchesMax = 20;
const pauseMs = 50;

/**
 * Finds expired rows in batches, each in a transaction of its own. Rows that another server has locked are skipped;
 * rows that are left after a round are found by the next one. In a table of Citus' workers locked rows are waited for.
 * @param change deletes or changes the rows of a batch, so that they are not found again, and returns them
 * @returns the number of changed rows
 */
export async function inBatches(
  db: Db,
  old: Old,
  change: (isFound: SQL) => Promise<readonly unknown[]>,
): Promise<number> {
  let changed = 0;
  for (let batch = 0; batch < batchesMax; batch += 1) {
    if (batch > 0) await sleep(pauseMs);
    const rows = await change(
      (await isDistributed(db, old.table)) ? await findByKeys(db, old) : findByPlaces(db, old),
    );
    changed += rows.length;
    if (rows.length < batchSize) break;
  }
  return changed;
}

function findByPlaces(db: Db, { table, where, oldestFirst }: Old): SQL {
  const old = db
    .select({ at: sql`ctid` })
    .from(table)
    .where(where)
    .orderBy(asc(oldestFirst))
    .limit(batchSize)
    .for("update", { skipLocked: true });
  // As an array the rows are found once, and then each one is read by its ctid.
  return sql`ctid = any(array(${old}))`;
}

/** Citus changes no rows by their places, and locks none of several workers in a subquery. */
async function findByKeys(db: Db, { table, where, oldestFirst }: Old): Promise<SQL> {
  const { columns, primaryKeys } = getTableConfig(table);
  const names = primaryKeys[0]?.columns.map(({ name }) => name);
  const key = columns.filter(({ name, primary }) => names?.includes(name) ?? primary);
  const values = sql.join(
    key.map((column) => sql`${column}::text`),
    sql`, `,
  );
  const rows = await db
    .select({ values: sql<string[]>`array[${values}]` })
    .from(table)
    .where(where)
    .orderBy(asc(oldestFirst))
    .limit(batchSize);
  // One array for each column of the key.
  const lists = key.map(
    (column, place) =>
      sql`${sql.param(rows.map((row) => row.values[place]))}::${sql.raw(column.getSQLType())}[]`,
  );
  const isKnown = sql`(${sql.join(key, sql`, `)}) in (select * from unnest(${sql.join(lists, sql`, `)}))`;
  // Another server may have changed a row since then, so that it is not old any more.
  return and(where, isKnown) ?? isKnown;
}
