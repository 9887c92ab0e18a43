import { sql } from "drizzle-orm";
import type { Db } from "../../src/db/client.ts";

export type DumpedTable = { table: string; rows: Record<string, unknown>[] };

/** @returns every row of every table of the database, as a stolen copy would hold them */
export async function dumpTables(db: Db): Promise<DumpedTable[]> {
  const tables = await db
    .select({ table: sql<string>`table_name` })
    .from(sql`information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`)
    .orderBy(sql`table_name`);
  const dump: DumpedTable[] = [];
  for (const { table } of tables) {
    const rows = await db
      .select({ row: sql<Record<string, unknown>>`to_jsonb(t)` })
      .from(sql`${sql.identifier(table)} as t`);
    dump.push({ table, rows: rows.map(({ row }) => row) });
  }
  return dump;
}
