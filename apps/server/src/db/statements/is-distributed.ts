import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../client.ts";

const distributed = new WeakMap<Db, Promise<ReadonlySet<string>>>();

/** @returns whether Citus keeps the rows of a table on its workers (docs/scale.md); false on any other database */
export async function isDistributed(db: Db, table: PgTable): Promise<boolean> {
  let names = distributed.get(db);
  if (names === undefined) {
    // Asked once: tables are distributed while every server is stopped.
    names = listDistributed(db);
    distributed.set(db, names);
    names.catch(() => distributed.delete(db));
  }
  return (await names).has(getTableName(table));
}

/** Citus' own catalogue of tables; `h`: distributed by the hash of a column. */
async function listDistributed(db: Db): Promise<ReadonlySet<string>> {
  const [catalogue] = await db
    .select({ isThere: sql<boolean>`to_regclass('pg_dist_partition') is not null` })
    .from(sql`(select 1) as one`);
  if (catalogue?.isThere !== true) return new Set();
  const rows = await db
    .select({ name: sql<string>`relname` })
    .from(sql`pg_dist_partition join pg_class on pg_class.oid = logicalrelid where partmethod = 'h'`);
  return new Set(rows.map(({ name }) => name));
}
