import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestSchema, type TestSchema } from "../../../test/database/create-test-schema.ts";
import type { Database, Tx } from "../client.ts";
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

/** Gives a person fichas as a server of the last version does: it names entries, and not the person of an entry. */
async function giveLikeBefore(
  userId: string,
  key: string,
  position: number,
  on: Pick<Tx, "execute"> = database.db,
): Promise<void> {
  const movement = movementOf(userId, key, position);
  const entries = [entryOf(movement, "bonus", 5), entryOf(movement, "issued", -5)];
  await on.execute(
    sql`select record_movements(${json([movement])}, ${json(entries)}, ${json([accountAfter(userId, position)])})`,
  );
}

function movementOf(userId: string, key: string, position: number) {
  return {
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
}

function entryOf({ id }: { id: string }, pocket: string, amount: number) {
  return { movement_id: id, pocket, amount };
}

function accountAfter(userId: string, position: number) {
  return {
    user_id: userId,
    person_key: userId,
    bonus: 5 * position,
    bought: 0,
    held_bonus: 0,
    held_bought: 0,
    movement_count: position,
    chain_hash: "x",
  };
}

function json(value: unknown) {
  return sql`${JSON.stringify(value)}::text::jsonb`;
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

const amounts = () =>
  database.db
    .select({
      bonus: sql<number>`bonus`,
      issued: sql<number>`issued`,
      others: sql<number>`bought + held_bonus + spent`,
    })
    .from(sql`ledger_movements`);

test("movements get the amounts of their entries: those from before the update, and those that servers of the last version write during it", async () => {
  const people = [await openAccount(), await openAccount()];
  const steps = ["0047-1", "0047-2", "0047-3", "0047-4", "0047-5", "0048"];
  for (const [index, name] of steps.entries()) {
    await migrateTo(name);
    for (const person of people) await giveLikeBefore(person, `${person} ${name}`, index + 1);
  }
  const count = people.length * steps.length;
  expect(await amounts()).toEqual(Array.from({ length: count }, () => ({ bonus: 5, issued: -5, others: 0 })));
  // Servers of the last version read entries still.
  expect(await owners()).toEqual(Array.from({ length: 2 * count }, () => true));
});

/** Who waits for a lock of the movements. */
const waiting = () =>
  database.db.$count(
    sql`pg_locks where not granted and relation = to_regclass(quote_ident(current_schema()) || '.ledger_movements')`,
  );

const hasRun = async (name: string) =>
  (await database.db.$count(sql`migrations where name like ${`${name}%`}`)) === 1;

/** Begins the migrations before `name`, whose first one waits for a lock, and a payment behind it, before both go on. */
async function payDuringUpdate(person: string, name: string, endsWhen: () => Promise<boolean>) {
  const [reading, paying] = [schema.open(), schema.open()];
  const [reads, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const reader = reading.db.transaction(async (tx) => {
    await tx.execute(sql`select from ledger_movements`);
    reads.resolve();
    await mayEnd.promise;
  });
  await reads.promise;
  const migrating = migrateTo(name);
  await expect.poll(() => waiting()).toBe(1);
  const payment = paying.db.transaction(async (tx) => {
    await giveLikeBefore(person, "during", 2, tx);
    await expect.poll(endsWhen, { timeout: 10_000 }).toBe(true);
  });
  await expect.poll(() => waiting()).toBe(2);
  mayEnd.resolve();
  await Promise.all([reader, payment, migrating]);
  await Promise.all([reading.close(), paying.close()]);
}

test("a movement that waited for the update when it began keeps its amounts, however late it is committed", async () => {
  await migrateTo("0047-1");
  const person = await openAccount();
  await giveLikeBefore(person, "before", 1);
  await payDuringUpdate(person, "0048", () => hasRun("0047-2-"));
  await giveLikeBefore(person, "after", 3);
  expect(await amounts()).toEqual(Array.from({ length: 3 }, () => ({ bonus: 5, issued: -5, others: 0 })));
});

test("a payment of a server of the last version that waits while entries are brought into movements is not refused", async () => {
  await migrateTo("0047-4");
  const person = await openAccount();
  await giveLikeBefore(person, "before", 1);
  await payDuringUpdate(person, "0047-5", () => Promise.resolve(true));
  await giveLikeBefore(person, "after", 3);
  expect(await amounts()).toEqual(Array.from({ length: 3 }, () => ({ bonus: 5, issued: -5, others: 0 })));
});

test("a server of the last version ends a hold after the update", async () => {
  await migrateTo("0048");
  const person = await openAccount();
  const hold = { id: randomUUID(), user_id: person, state: "captured", captured_by: "a search", waiters: 0 };
  await database.db.execute(sql`
    insert into credit_holds (id, user_id, purpose, bonus, bought, state, created_at, expires_at)
    values (${hold.id}, ${person}, '', 7, 0, 'held', now(), now())`);
  const movement = { ...movementOf(person, "settle", 1), kind: "capture", hold_id: hold.id };
  const entries = [entryOf(movement, "held_bonus", -7), entryOf(movement, "spent", 7)];
  await database.db.execute(sql`
    select record_settlements(
      ${json([{ ...hold, settled_at: movement.created_at, waiters_by_process: {} }])}, ${json([movement])},
      ${json(entries)}, ${json([accountAfter(person, 1)])})`);
  expect(
    await database.db
      .select({ state: sql`state`, heldBonus: sql`held_bonus`, spent: sql`spent` })
      .from(sql`credit_holds as hold join ledger_movements as movement on movement.hold_id = hold.id`),
  ).toEqual([{ state: "captured", heldBonus: -7, spent: 7 }]);
});

test("while movements get their amounts, nothing else of them can be changed, and afterwards nothing at all", async () => {
  const person = await openAccount();
  await migrateTo("0047-1");
  await giveLikeBefore(person, "before", 1);
  await migrateTo("0047-2");
  const refused = { cause: { code: "23001" } };
  const give = sql`update ledger_movements set bonus = 5, issued = -5`;
  for (const change of [sql`${give}, reason = 'x'`, sql`delete from ledger_movements`])
    await expect(database.db.execute(change)).rejects.toMatchObject(refused);
  await database.db.execute(give);
  await expect(database.db.execute(give)).rejects.toMatchObject(refused);
  await migrateTo("0048");
  await expect(
    database.db.execute(sql`update ledger_movements set reason = reason where false`),
  ).rejects.toMatchObject(refused);
  expect(await amounts()).toEqual([{ bonus: 5, issued: -5, others: 0 }]);
});
