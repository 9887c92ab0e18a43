import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/**
 * Rows of a table as one parameter, for `jsonb_populate_recordset`: the text of the statement is the same for
 * any number of rows, so that it is prepared once, and binding is cheap.
 */
export function rowsAsJson<Table extends PgTable>(table: Table, rows: readonly Table["$inferInsert"][]): SQL {
  const columns = Object.entries<{ name: string }>(getTableColumns(table));
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, Reflect.get(row, key)])),
  );
  return sql`${JSON.stringify(named)}::text::jsonb`;
}
