import { readdirSync } from "node:fs";
import { getTableConfig } from "drizzle-orm/pg-core";
import { z } from "zod";
import { listTables } from "./list-tables.ts";

const needsSchema = z.object({
  /** The newest migration of that version. */
  migration: z.string(),
  /** The database functions that its statements call. */
  functions: z.array(z.string()),
  tables: z.record(
    z.string(),
    z.object({
      /** The columns that it names in `on conflict`; none of a table that its code only writes through a function. */
      key: z.array(z.string()),
      columns: z.record(z.string(), z.object({ type: z.string(), isNullable: z.boolean() })),
    }),
  ),
});

/** The tables, columns and functions that the code of one version uses. */
export type Needs = z.infer<typeof needsSchema>;

/** The file with the needs of the last released version. */
export const lastVersionFile = new URL("last-version.json", import.meta.url);

/** @throws {Error} when the text does not have the form of this file */
export function readNeeds(text: string): Needs {
  return needsSchema.parse(JSON.parse(text));
}

/** Tables whose keys only functions of the database name; a migration that changes such a key changes them, too. */
const writtenByFunctions: readonly string[] = ["credit_holds", "ledger_movements", "ledger_entries"];

/** @returns the needs of the present code: Drizzle names every column of a table in each statement */
export async function describeNeeds(): Promise<Needs> {
  const migrations = readdirSync(new URL("../../src/db/migrations/", import.meta.url));
  return {
    migration: migrations.toSorted().at(-1) ?? "",
    functions: ["record_movements(jsonb,jsonb)", "record_settlements(jsonb,jsonb,jsonb)"],
    tables: Object.fromEntries(
      (await listTables()).map(getTableConfig).map(({ name, columns, primaryKeys }) => [
        name,
        {
          key: writtenByFunctions.includes(name)
            ? []
            : [...columns.filter(({ primary }) => primary), ...primaryKeys.flatMap((key) => key.columns)].map(
                (column) => column.name,
              ),
          columns: Object.fromEntries(
            columns.map((column) => [
              column.name,
              { type: column.getSQLType(), isNullable: !column.notNull },
            ]),
          ),
        },
      ]),
    ),
  };
}
