import { getTableColumns, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { jsonParameter } from "./json-parameter.ts";

/** Rows of a table as a `jsonParameter`, under the names of its columns, for `jsonb_populate_recordset`. */
export function rowsAsJson<Table extends PgTable>(table: Table, rows: readonly Table["$inferInsert"][]): SQL {
  const columns = Object.entries<{ name: string }>(getTableColumns(table));
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, Reflect.get(row, key)])),
  );
  return jsonParameter(named);
}
