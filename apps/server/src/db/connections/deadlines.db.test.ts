import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/database/create-test-database.ts";
import { withDeadline } from "./with-deadline.ts";
import type { Database } from "../client.ts";
import { DatabaseUnavailable, isDatabaseUnavailable } from "./database-unavailable.ts";
import { openPostgres } from "../opening/open-postgres.ts";

let database: TestDatabase;
/** The same schema, with short deadlines and a single connection. */
let withShortDeadlines: Database;

beforeEach(async () => {
  database = await createTestDatabase();
  withShortDeadlines = openPostgres(database.url, { poolSize: 1, deadlines: { readMs: 200, writeMs: 400 } });
});

afterEach(async () => {
  await withShortDeadlines.close();
  await database.close();
});

const insert = sql`insert into migrations (name, checksum) values ('mine', '')`;
const countMine = () => database.db.$count(sql`migrations where name = 'mine'`);
/** Counts only the statements of this test, because other tests use the server too. */
const countSleeping = (mark: string) =>
  database.db.$count(sql`pg_stat_activity where state = 'active' and query like ${`%sleep%${mark}%`}
    and pid <> pg_backend_pid()`);
const sleep = (mark: string) => sql.raw(`select pg_sleep(30) as ${mark}`);

test("a statement that exceeds its deadline fails and is cancelled on the server; the next one is answered", async () => {
  const failed = await withShortDeadlines.db.execute(sleep("mark_one")).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failed)).toBe(true);
  await expect.poll(() => countSleeping("mark_one"), { timeout: 10_000 }).toBe(0);
  expect(await withShortDeadlines.db.$count(sql`migrations where name = 'mine'`)).toBe(0);
});

test("a transaction that exceeds its deadline is rolled back and keeps no lock", async () => {
  const slow = withShortDeadlines.db.transaction(async (tx) => {
    await tx.execute(insert);
    await tx.execute(sleep("mark_two"));
  });
  await expect(slow).rejects.toThrow(DatabaseUnavailable);
  // This would wait for the row of the other transaction.
  await database.db.execute(insert);
  expect(await countMine()).toBe(1);
});

test("a transaction whose work waits for something else than the database is rolled back too", async () => {
  const never = new Promise<never>(() => {});
  await expect(
    withShortDeadlines.db.transaction(async (tx) => {
      await tx.execute(insert);
      await never;
    }),
  ).rejects.toThrow(DatabaseUnavailable);
  await database.db.execute(insert);
  expect(await countMine()).toBe(1);
  // The only connection is available again.
  expect(await withShortDeadlines.db.$count(sql`migrations where name = 'mine'`)).toBe(1);
});

test("the wait for a free connection counts, and a wait that was given up keeps no connection", async () => {
  const holding = Promise.withResolvers<void>();
  const held = withDeadline(60_000, () => withShortDeadlines.db.transaction(() => holding.promise));
  const waiting = await Promise.allSettled([
    withShortDeadlines.db.$count(sql`migrations`),
    withShortDeadlines.db.transaction((tx) => tx.execute(insert)),
  ]);
  expect(waiting.map((each) => each.status === "rejected" && isDatabaseUnavailable(each.reason))).toEqual([
    true,
    true,
  ]);
  holding.resolve();
  await held;
  await withShortDeadlines.db.transaction((tx) => tx.execute(insert));
  expect(await countMine()).toBe(1);
});

test("work inside `withDeadline` may take longer", async () => {
  await withDeadline(60_000, () => withShortDeadlines.db.execute(sql`select pg_sleep(0.6)`));
  await withDeadline(60_000, () =>
    withShortDeadlines.db.transaction((tx) => tx.execute(sql`select pg_sleep(0.6)`)),
  );
  expect(await countMine()).toBe(0);
});

test("a statement that the database refuses as wrong does not end the connection", async () => {
  const { db } = withShortDeadlines;
  const pid = () => db.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(values (1)) as one`);
  const before = await pid();
  const refused = await db
    .execute(sql`insert into migrations (name, checksum) values ('mine', null)`)
    .catch((error: unknown) => error);
  expect(isDatabaseUnavailable(refused)).toBe(false);
  expect(await pid()).toEqual(before);
});
