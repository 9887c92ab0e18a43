import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/database/create-test-database.ts";
import type { Db, Tx } from "../client.ts";
import { openPostgres } from "../opening/open-postgres.ts";

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});

afterEach(async () => {
  await database.close();
});

test("when Postgres ends a connection in the middle of a transaction, only that transaction fails", async () => {
  const { db } = database;
  const cut = db.transaction(async (tx) => {
    await tx.execute(sql`insert into migrations (name, checksum) values ('cut', '')`);
    await cutOff(db, tx);
    await tx.execute(sql`insert into migrations (name, checksum) values ('after', '')`);
  });
  await expect(cut).rejects.toThrow(/^Failed query/);
  expect(await countOwn(db)).toBe(0);
});

test("a transaction whose work throws on a lost connection rejects with the error of its work", async () => {
  const { db } = database;
  const cut = db.transaction(async (tx) => {
    await tx.execute(sql`insert into migrations (name, checksum) values ('cut', '')`);
    await cutOff(db, tx);
    throw new Error("what went wrong first");
  });
  await expect(cut).rejects.toThrow("what went wrong first");
  expect(await countOwn(db)).toBe(0);
});

test("connections that are lost while they are idle are replaced", async () => {
  const { db, url } = database;
  const elsewhere = openPostgres(url, { poolSize: 1 });
  const pids = await Promise.all([pidOf(db), pidOf(db), pidOf(db)]);
  const alive = sql`pg_stat_activity where pid = any(${`{${pids.join()}}`}::integer[])`;
  for (const pid of pids) await elsewhere.db.execute(sql`select pg_terminate_backend(${pid}::integer)`);
  await expect.poll(async () => (await elsewhere.db.select(one).from(alive)).length).toBe(0);
  await elsewhere.close();
  // A statement before the loss is noticed may still fail.
  await expect.poll(() => Promise.all([countOwn(db), countOwn(db), countOwn(db)])).toEqual([0, 0, 0]);
});

test("a pool that lost all of its connections many times still opens new ones", async () => {
  const { db } = database;
  for (let round = 0; round < 15; round++) {
    await expect(db.transaction((tx) => cutOff(db, tx).then(() => countOwn(tx)))).rejects.toThrow(
      /^Failed query/,
    );
  }
  expect(await countOwn(db)).toBe(0);
});

/** Ends the connection of a transaction, as a failover, an operator or a network does. */
async function cutOff(db: Db, tx: Tx): Promise<void> {
  await db.execute(sql`select pg_terminate_backend(${await pidOf(tx)}::integer)`);
}

const one = { one: sql<number>`1` };

async function pidOf(db: Db | Tx): Promise<number> {
  const [own] = await db.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(values (1)) as one`);
  if (own === undefined) throw new Error("a connection without a process");
  return own.pid;
}

async function countOwn(db: Db | Tx): Promise<number> {
  return (await db.select(one).from(sql`migrations where name in ('cut', 'after')`)).length;
}
