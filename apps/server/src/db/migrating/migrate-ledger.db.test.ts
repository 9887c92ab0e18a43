import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestSchema, type TestSchema } from "../../../test/database/create-test-schema.ts";
import type { Database } from "../client.ts";
import { migrate } from "./migrate.ts";

const real = fileURLToPath(new URL("../migrations/", import.meta.url));

let schema: TestSchema;
let database: Database;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "vagou-migrations-"));
  schema = await createTestSchema();
  database = schema.open();
  await migrateTo("0037");
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
  await schema.drop();
});

/** Runs the migrations before a name. */
async function migrateTo(name: string): Promise<void> {
  for (const file of readdirSync(real).filter((other) => other < name))
    cpSync(join(real, file), join(folder, file));
  await migrate(database, { folder: pathToFileURL(`${folder}/`) });
}

/** Gives a person fichas as a server of the last version does: it does not name the person of an entry. */
async function giveLikeBefore(userId: string, key: string, position: number): Promise<void> {
  const movement = {
    id: randomUUID(),
    user_id: userId,
    position,
    kind: "grant",
    reason: "gift",
    idempotency_key: key,
    hold_id: null,
    created_at: "2026-11-21T12:00:00Z",
    previous_hash: "",
    hash: "x",
  };
  const entries = ["bonus", "issued"].map((pocket, index) => ({
    movement_id: movement.id,
    pocket,
    amount: index === 0 ? 5 : -5,
  }));
  const after = {
    user_id: userId,
    person_key: userId,
    bonus: 5 * position,
    bought: 0,
    held_bonus: 0,
    held_bought: 0,
    movement_count: position,
    chain_hash: "x",
  };
  const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;
  await database.db.execute(
    sql`select record_movements(${json([movement])}, ${json(entries)}, ${json([after])})`,
  );
}

async function openAccount(): Promise<string> {
  const userId = randomUUID();
  await database.db.execute(
    sql`insert into credit_accounts (user_id, person_key) values (${userId}, ${userId})`,
  );
  return userId;
}

const owners = async () => {
  const rows = await database.db
    .select({ owner: sql<string | null>`entry.user_id`, person: sql<string>`movement.user_id` })
    .from(sql`ledger_entries entry join ledger_movements movement on movement.id = entry.movement_id`);
  return rows.map(({ owner, person }) => owner === person);
};

test("entries from before the update get their person, and those that servers of the last version write during it", async () => {
  const people = [await openAccount(), await openAccount()];
  for (const person of people) await giveLikeBefore(person, `${person} before`, 1);
  for (const [index, name] of ["0037-2", "0037-3", "0038-1", "0038-2", "0039"].entries()) {
    await migrateTo(name);
    for (const person of people) await giveLikeBefore(person, `${person} ${name}`, index + 2);
  }
  expect(await owners()).toEqual(Array.from({ length: 2 * 2 * 6 }, () => true));
});

test("an entry that a call from before the update wrote during it is given its person by the last step", async () => {
  const person = await openAccount();
  await giveLikeBefore(person, "before", 1);
  await migrateTo("0037-3");
  const [movement] = (await database.db.select({ id: sql<string>`id` }).from(sql`ledger_movements`)).map(
    ({ id }) => id,
  );
  await database.db.execute(
    sql`insert into ledger_entries (movement_id, pocket, amount) values (${movement}, 'bought', 1), (${movement}, 'spent', -1)`,
  );
  expect(await owners()).toContain(false);
  await migrateTo("0039");
  expect(await owners()).toEqual([true, true, true, true]);
});

test("while entries get their person, nothing else of them can be changed, and afterwards nothing at all", async () => {
  const person = await openAccount();
  await giveLikeBefore(person, "before", 1);
  const refused = { cause: { code: "23001" } };
  await migrateTo("0037-2");
  for (const change of [
    sql`update ledger_entries set user_id = ${person}, amount = amount * 2`,
    sql`delete from ledger_entries`,
  ])
    await expect(database.db.execute(change)).rejects.toMatchObject(refused);
  await migrateTo("0037-3");
  await expect(
    database.db.execute(sql`update ledger_entries set user_id = ${randomUUID()}`),
  ).rejects.toMatchObject(refused);
  await migrateTo("0039");
  await expect(
    database.db.execute(sql`update ledger_entries set amount = amount where false`),
  ).rejects.toMatchObject(refused);
});
