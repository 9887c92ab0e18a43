import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/database/create-test-database.ts";
import type { Database, Db, Tx } from "../client.ts";
import { openPostgres } from "../opening/open-postgres.ts";
import { joinStatements } from "../statements/join-statements.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";
import { shareTrip } from "./share-trip.ts";

let database: TestDatabase;
/** The same schema, with a short deadline of reads. */
let server: Database;

beforeEach(async () => {
  database = await createTestDatabase();
  server = openPostgres(database.url, { poolSize: 4, deadlines: { readMs: 1_000, writeMs: 2_000 } });
});

afterEach(async () => {
  await server.close();
  await database.close();
});

const one = sql`(values (1)) as one`;

/** @returns the process of Postgres that serves the connection */
async function serving(db: Db | Tx): Promise<number | undefined> {
  const [row] = await db.select({ pid: sql<number>`pg_backend_pid()` }).from(one);
  return row?.pid;
}

/** Keeps its connection until the deadline. */
const sleep = async (db: Db) => await db.select({ slept: sql`pg_sleep(30)` }).from(one);

test("what a request reads at once travels on one connection, and is given back with the last answer", async () => {
  const pids = await shareTrip(() => Promise.all([1, 2, 3].map(() => serving(server.db))));
  expect(new Set(pids).size).toBe(1);
  expect(server.connections()).toMatchObject({ open: 1, idle: 1 });
  // Without it, each has one of its own.
  await Promise.all([1, 2, 3].map(() => serving(server.db)));
  expect(server.connections()).toMatchObject({ open: 3, idle: 3 });
});

test("two requests at once have a connection each, and a transaction has its own", async () => {
  const [first, second] = await Promise.all([1, 2].map(() => shareTrip(() => serving(server.db))));
  expect(first).not.toBe(second);
  const [beside, inside] = await shareTrip(() =>
    Promise.all([serving(server.db), server.db.transaction(serving)]),
  );
  expect(beside).not.toBe(inside);
});

test("a statement of a later turn takes a connection anew, also after one that failed", async () => {
  await shareTrip(async () => {
    await expect(server.db.execute(sql`select 1 / 0`)).rejects.toThrow("select 1 / 0");
    expect(await serving(server.db)).toBeTypeOf("number");
    expect(await serving(server.db)).toBeTypeOf("number");
  });
  expect(server.connections()).toMatchObject({ open: 1, idle: 1 });
});

test("one that exceeds its deadline is cancelled, those behind it are answered, and the connection is used no more", async () => {
  await shareTrip(async () => {
    const first = await serving(server.db);
    const slow = sleep(server.db).catch((error: unknown) => error);
    // Its own deadline ends later.
    await pause(500);
    const behind = serving(server.db);
    expect(isDatabaseUnavailable(await slow)).toBe(true);
    const next = serving(server.db);
    expect(await behind).toBe(first);
    expect(await next).not.toBe(first);
  });
  expect(server.connections()).toMatchObject({ open: 1, idle: 1 });
});

test("where no connection is free in time, all of them are refused, and the next request is answered", async () => {
  const busy = Array.from({ length: 4 }, () =>
    server.db.transaction((tx) => tx.execute(sql`select pg_sleep(1.5)`)),
  );
  await expect.poll(() => server.connections().open).toBe(4);
  const ended = await shareTrip(() => Promise.allSettled([serving(server.db), serving(server.db)]));
  expect(ended.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await Promise.all(busy);
  expect(await shareTrip(() => serving(server.db))).toBeTypeOf("number");
  await expect.poll(() => server.connections()).toMatchObject({ open: 4, idle: 4 });
});

test("what is asked for many requests together does not wait for others there", async () => {
  const served = Promise.withResolvers<void>();
  const ask = joinStatements(async (_db, calls: readonly string[]) => {
    if (calls.includes("slow")) await served.promise;
    return calls.map((call) => `${call}!`);
  });
  const slow = [ask(server.db, "slow"), ask(server.db, "slow")];
  expect(await shareTrip(() => ask(server.db, "quick"))).toBe("quick!");
  served.resolve();
  expect(await Promise.all(slow)).toEqual(["slow!", "slow!"]);
});
