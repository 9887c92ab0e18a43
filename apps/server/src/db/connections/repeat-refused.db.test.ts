import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/database/create-test-database.ts";
import { createPerson } from "../../../test/people/create-person.ts";
import { createTestDeps } from "../../../test/product/create-test-deps.ts";
import { grantCredits } from "../../credits/ledger/grant-credits.ts";
import { lockAccount } from "../../credits/ledger/account.ts";
import { verifyLedger } from "../../credits/verification/verify-ledger.ts";
import type { Tx } from "../client.ts";
import { openPostgres } from "../opening/open-postgres.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.runScript(`
    create table counters (name text primary key, value integer not null);
    create sequence tries;
    create function refuse_until(needed bigint) returns bigint language plpgsql as $$
    declare tried bigint := nextval('tries'); -- is not undone
    begin
      if tried < needed then
        raise exception 'restart transaction' using errcode = 'serialization_failure';
      end if;
      return tried;
    end $$`);
});
afterAll(() => database.close());
beforeEach(() =>
  database.runScript(`
    truncate counters;
    insert into counters values ('a', 0), ('b', 0);
    alter sequence tries restart`),
);

/** Both meet here in their first try; later tries go on at once. */
function createMeeting(people: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let here = 0;
  return () => {
    here += 1;
    if (here >= people) resolve();
    return promise;
  };
}

const add = (tx: Tx, name: string) =>
  tx.execute(sql`update counters set value = value + 1 where name = ${name}`);

async function readCounters(): Promise<Record<string, number>> {
  const rows = await database.db
    .select({ name: sql<string>`name`, value: sql<number>`value` })
    .from(sql`counters`);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

test("of two transactions in a deadlock the one that Postgres undid is done again", async () => {
  const meet = createMeeting(2);
  let tries = 0;
  const run = (first: string, second: string) =>
    database.db.transaction(async (tx) => {
      tries += 1;
      await add(tx, first);
      await meet();
      await add(tx, second);
    });
  await Promise.all([run("a", "b"), run("b", "a")]);
  expect(await readCounters()).toEqual({ a: 2, b: 2 });
  expect(tries).toBe(3);
});

test("serializable transactions that read what the other one writes are both done, one after the other", async () => {
  const meet = createMeeting(2);
  const raise = (read: string, written: string) =>
    database.db.transaction(
      async (tx) => {
        const [row] = await tx.select({ value: sql<number>`value` }).from(sql`counters where name = ${read}`);
        await meet();
        await tx.execute(
          sql`update counters set value = ${(row?.value ?? 0) + 1}::integer where name = ${written}`,
        );
      },
      { isolationLevel: "serializable" },
    );
  await Promise.all([raise("a", "b"), raise("b", "a")]);
  // One saw what the other had written; without a repetition both would have written 1.
  expect(Object.values(await readCounters()).toSorted()).toEqual([1, 2]);
});

test("fichas of accounts that are locked in opposite orders are given once each", async () => {
  const deps = createTestDeps(database);
  const people = [await createPerson(deps), await createPerson(deps)] as const;
  const meet = createMeeting(2);
  const give = (first: string, second: string) =>
    database.db.transaction(async (tx) => {
      await lockAccount(tx, first);
      await meet();
      const grant = {
        userId: second,
        amountCredits: 5,
        pocket: "bonus",
        reason: "adjustment: test",
      } as const;
      return grantCredits(tx, { ...grant, idempotencyKey: `to ${second}`, at: deps.clock.now() });
    });
  const [one, other] = people;
  expect(await Promise.all([give(one.userId, other.userId), give(other.userId, one.userId)])).toEqual([
    true,
    true,
  ]);
  expect(await verifyLedger(database.db)).toEqual([]);
});

test("a single statement is repeated, too", async () => {
  const [row] = await database.db
    .select({ tried: sql`tried`.mapWith(Number) })
    .from(sql`refuse_until(3) as tried`);
  expect(row?.tried).toBe(3);
});

test("a transaction that is refused every time is given up after five tries, with the database's error", async () => {
  let tries = 0;
  const refused = database.db.transaction(async (tx) => {
    tries += 1;
    await add(tx, "a");
    await tx.execute(sql`select refuse_until(100)`);
  });
  await expect(refused).rejects.toMatchObject({ cause: { code: "40001" } });
  expect(tries).toBe(5);
  expect(await readCounters()).toEqual({ a: 0, b: 0 });
});

test("other errors, and those of a snapshot that is being read, are not repeated", async () => {
  let tries = 0;
  const double = database.db.transaction(async (tx) => {
    tries += 1;
    await tx.execute(sql`insert into counters values ('a', 0)`);
  });
  await expect(double).rejects.toMatchObject({ cause: { code: "23505" } });
  expect(tries).toBe(1);
  const snapshot = database.db.transaction(
    async (tx) => {
      tries += 1;
      await tx.execute(sql`do $$ begin raise exception using errcode = 'serialization_failure'; end $$`);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  await expect(snapshot).rejects.toMatchObject({ cause: { code: "40001" } });
  expect(tries).toBe(2);
});

test("a server that became a replica is left for a new connection, and the transaction is done there", async () => {
  const own = openPostgres(database.url, { poolSize: 1 });
  try {
    await own.runScript("set default_transaction_read_only = on");
    await own.db.transaction((tx) => add(tx, "a"));
    await own.db.execute(sql`update counters set value = value + 1 where name = 'a'`);
  } finally {
    await own.close();
  }
  expect(await readCounters()).toEqual({ a: 2, b: 0 });
});
