import { readdirSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { listBrokenNeeds } from "../../../test/schema/list-broken-needs.ts";
import { describeNeeds, lastVersionFile, readNeeds, type Needs } from "../../../test/schema/needs.ts";
import type { Database } from "../client.ts";

let database: Database;
let lastVersion: Needs;

beforeAll(async () => {
  database = await createTestDatabase();
  lastVersion = readNeeds(readFileSync(lastVersionFile, "utf8"));
});
afterAll(() => database.close());

test("servers of the last version keep working with this version's tables", async () => {
  const migrations = readdirSync(new URL("../migrations/", import.meta.url));
  expect(migrations).toContain(lastVersion.migration);
  expect(await listBrokenNeeds(database.db, lastVersion)).toEqual([]);
});

test("all tables, columns and functions that this version needs exist", async () => {
  expect(await listBrokenNeeds(database.db, await describeNeeds())).toEqual([]);
});

test.each([
  ["a column that it reads is gone", "alter table users drop column plan", "users.plan is gone"],
  [
    "a column has another name",
    "alter table sessions rename column device to machine",
    "sessions.device is gone",
  ],
  [
    "a column has another type",
    "alter table attempts alter column count type bigint",
    "attempts.count is bigint, not integer",
  ],
  [
    "a column that it reads as never null may be null",
    "alter table users alter column name drop not null",
    "users.name may be null",
  ],
  [
    "a column that it leaves null must be given",
    "alter table payments alter column parked_reason set not null",
    "payments.parked_reason may not be null",
  ],
  [
    "a new column must be given",
    "alter table sessions add column agent text not null",
    "sessions.agent is new and must be given",
  ],
  [
    "the key of a table is another one",
    "alter table attempts drop constraint attempts_pkey",
    "attempts is not unique by key",
  ],
  [
    "a function has another shape",
    "drop function record_movements(jsonb, jsonb, jsonb)",
    "record_movements(jsonb,jsonb,jsonb) is gone",
  ],
])("it is noticed when %s", async (_, change, broken) => {
  const after = database.db.transaction(async (tx) => {
    await tx.execute(sql.raw(change));
    const found = await listBrokenNeeds(tx, lastVersion);
    expect(found).toEqual([broken]);
    tx.rollback();
  });
  await expect(after).rejects.toThrow("Rollback");
});

test("a new column that may be null is accepted", async () => {
  const after = database.db.transaction(async (tx) => {
    await tx.execute(sql`alter table sessions add column agent text`);
    await tx.execute(sql`alter table users add column seen integer not null default 0`);
    expect(await listBrokenNeeds(tx, lastVersion)).toEqual([]);
    tx.rollback();
  });
  await expect(after).rejects.toThrow("Rollback");
});
