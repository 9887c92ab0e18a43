import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmptyEmbedded } from "../../../test/database/empty-embedded.ts";
import type { Database } from "../client.ts";
import { tidyTables } from "./tidy-tables.ts";

let database: Database;

beforeAll(async () => {
  database = await openEmptyEmbedded();
  await database.runScript(
    "create table holds (id integer primary key, reason text)",
    "create table quiet ()",
  );
});
afterAll(() => database.close());

/** Postgres counts rows a second later. */
const inTime = { timeout: 10_000 };

/** Two thousand rows that come and go. */
async function useUp(): Promise<void> {
  await database.db.execute(
    sql`insert into holds select n, repeat('x', 400) from generate_series(1, 2000) as n`,
  );
  await database.db.execute(sql`delete from holds`);
}

function countPages(): Promise<number> {
  return database.db
    .select({ pages: sql`pg_relation_size('holds') / 8192`.mapWith(Number) })
    .from(sql`(select 1) as one`)
    .then(([row]) => row?.pages ?? 0);
}

test("the room of deleted rows is used again once the tables are tidied, and a table that did not change is left alone", async () => {
  await useUp();
  const first = await countPages();
  expect(first).toBeGreaterThan(50);
  for (let round = 0; round < 3; round += 1) {
    await expect.poll(() => tidyTables(database.db), inTime).toEqual(["holds"]);
    await useUp();
    expect(await countPages()).toBe(first);
  }
  await expect.poll(() => tidyTables(database.db), inTime).toEqual(["holds"]);
  expect(await tidyTables(database.db)).toEqual([]);
});
