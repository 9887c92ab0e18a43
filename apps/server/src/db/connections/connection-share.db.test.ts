import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/database/create-test-database.ts";
import type { Database } from "../client.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { shareConnections } from "./connection-share.ts";
import { openPostgres } from "../opening/open-postgres.ts";

let database: TestDatabase;
/** The same schema, with the proportions of production's deadlines and connections. */
let server: Database;

beforeEach(async () => {
  database = await createTestDatabase();
  server = openPostgres(database.url, { poolSize: 4, deadlines: { readMs: 1_000, writeMs: 1_000 } });
});

afterEach(async () => {
  await server.close();
  await database.close();
});

const pause = sql`select pg_sleep(0.1)`;

test("many searches wait for their share of the connections, and a call for the balance does not wait for them", async () => {
  const crowd = Array.from({ length: 60 }, () =>
    shareConnections(() => server.db.transaction((tx) => tx.execute(pause))),
  );
  // About two seconds of waiting, with a deadline of one second for a statement.
  const over = new AbortController();
  const all = Promise.all(crowd).finally(() => over.abort());
  let reads = 0;
  for (; !over.signal.aborted; reads += 1) await server.db.$count(sql`migrations`);
  expect(await all).toHaveLength(60);
  expect(reads).toBeGreaterThan(60);
});

test("a statement inside of a search's transaction does not wait for another place", async () => {
  const nested = Array.from({ length: 6 }, () =>
    shareConnections(() => server.db.transaction(() => server.db.$count(sql`migrations`))),
  );
  await expect(Promise.all(nested)).resolves.toHaveLength(6);
});

test("when the database does not answer, the waiting searches are refused together with the running ones", async () => {
  const crowd = Array.from({ length: 60 }, () =>
    shareConnections(() => server.db.transaction((tx) => tx.execute(sql`select pg_sleep(30)`))),
  );
  const ended = await Promise.allSettled(crowd);
  for (const each of ended)
    expect(each).toMatchObject({ status: "rejected", reason: expect.any(DatabaseUnavailable) });
});
