import { sql, type SQL } from "drizzle-orm";

/**
 * Any number of rows as one parameter, for `jsonb_to_recordset` and `jsonb_populate_recordset`: the text of the
 * statement stays the same, so that it is prepared once, and binding is cheap.
 */
export function jsonParameter(rows: readonly object[]): SQL {
  return sql`${JSON.stringify(rows)}::text::jsonb`;
}
