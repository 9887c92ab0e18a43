import { readFileSync } from "node:fs";
import { getTableConfig } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { listTables } from "../../test/schema/list-tables.ts";
import type { Database } from "./client.ts";

type Term = { table: string; kept: string; deletedBy: string; foundBy: string };

const terms = readTerms(readFileSync(new URL("../../../../docs/database.md", import.meta.url), "utf8"));

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("the documentation says for every table how long its rows are kept, or why forever", async () => {
  const tables = (await listTables()).map((table) => getTableConfig(table).name);
  expect(terms.map(({ table }) => table).toSorted()).toEqual(tables.toSorted());
  const forEver = terms.filter(({ deletedBy }) => deletedBy === "–");
  expect(forEver.filter(({ kept }) => !/^(for ever|one for each)[:,]? /.test(kept))).toEqual([]);
});

test.each(terms.filter(({ deletedBy }) => deletedBy !== "–").map((term) => [term.table, term] as const))(
  "the old rows of %s are found by an existing index",
  async (table, { foundBy }) => {
    const indexes = await database.db
      .select({ name: sql<string>`indexname` })
      .from(sql`pg_indexes`)
      .where(sql`tablename = ${table} and schemaname = current_schema()`);
    expect(indexes.map(({ name }) => name)).toContain(foundBy);
  },
);

test("a crash of the database empties the tables of turns and claims, and no other", async () => {
  const rows = await database.db
    .select({ name: sql<string>`relname` })
    .from(
      sql`pg_class where relpersistence = 'u' and relkind = 'r' and relnamespace = current_schema()::regnamespace`,
    );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(["host_paces", "questions_in_flight"]);
});

/** The table under the heading "How long rows stay". */
function readTerms(document: string): Term[] {
  const section = document.split("## How long rows stay")[1]?.split("\n## ")[0] ?? "";
  return section
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").map((cell) => cell.trim().replaceAll("`", "")))
    .map(([, table = "", kept = "", deletedBy = "", foundBy = ""]) => ({ table, kept, deletedBy, foundBy }));
}
