import { getTableColumns, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { jsonParameter } from "./json-parameter.ts";

/** Rows of a table as a `jsonParameter`, under the names of its columns, for `jsonb_populate_recordset`. */
export function rowsAsJson<Table extends PgTable>(table: Table, rows: readonly Table["$inferInsert"][]): SQL {
  return jsonParameter(named(table, rows));
}

/** The same as a text, for a placeholder of a statement that is built once (`buildOnce`). */
export function rowsAsText<Table extends PgTable>(
  table: Table,
  rows: readonly Table["$inferInsert"][],
): string {
  return JSON.stringify(named(table, rows));
}

function named(table: PgTable, rows: readonly object[]): object[] {
  const columns = Object.entries<{ name: string }>(getTableColumns(table));
  return rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, Reflect.get(row, key)])),
  );
}
