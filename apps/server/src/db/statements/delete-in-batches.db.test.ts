import { lt, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/database/create-test-database.ts";
import { clearPurposesBefore } from "../../credits/holds/forget-holds.ts";
import { deleteInBatches } from "./delete-in-batches.ts";
import type { Old } from "./in-batches.ts";
import { isDistributed } from "./is-distributed.ts";
import { openPostgres } from "../opening/open-postgres.ts";
import { attempts } from "../schema/accounts.ts";
import { searchTerms } from "../schema/search-terms.ts";

let database: TestDatabase;
const old: Old = {
  table: searchTerms,
  where: lt(searchTerms.week, "2026-W01"),
  oldestFirst: searchTerms.week,
};

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(searchTerms);
  await insert("2026-W40", 10);
});
afterAll(() => database.close());

test("all old rows are deleted, also more than a batch holds, and the others stay", async () => {
  await insert("2025-W10", 2_300);
  expect(await deleteInBatches(database.db, old)).toBe(2_300);
  expect(await database.db.$count(searchTerms)).toBe(10);
  expect(await deleteInBatches(database.db, old)).toBe(0);
});

test("a round deletes a limited number of rows, the oldest first, and the next round continues", async () => {
  await insert("2025-W20", 5_000);
  await insert("2025-W10", 20_000);
  expect(await deleteInBatches(database.db, old)).toBe(20_000);
  expect(await database.db.$count(searchTerms, sql`week = '2025-W10'`)).toBe(0);
  expect(await deleteInBatches(database.db, old)).toBe(5_000);
});

test("two servers that delete at once do not wait for each other, and every row is deleted once", async () => {
  await insert("2025-W10", 4_000);
  const counts = await Promise.all([deleteInBatches(database.db, old), deleteInBatches(database.db, old)]);
  expect(counts[0] + counts[1]).toBe(4_000);
  expect(await database.db.$count(searchTerms)).toBe(10);
});

test("a row that another connection has locked is skipped", async () => {
  await insert("2025-W10", 3);
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select from search_terms where term = 'termo 2' for update`);
    expect(await deleteInBatches(database.db, old)).toBe(2);
  });
  expect(await deleteInBatches(database.db, old)).toBe(1);
});

test("in tables of Citus' workers old rows are found by their keys, also by two servers at once", async () => {
  // Citus' catalogue, as `deploy/citus.sql` leaves it; the rows themselves are here.
  await database.runScript(
    `create table pg_dist_partition (logicalrelid regclass, partmethod "char");
     insert into pg_dist_partition values ('search_terms', 'h'), ('attempts', 'n'), ('credit_holds', 'h')`,
  );
  const servers = [openPostgres(database.url), openPostgres(database.url)] as const;
  try {
    expect(await isDistributed(servers[0].db, searchTerms)).toBe(true);
    expect(await isDistributed(servers[0].db, attempts)).toBe(false);
    await insert("2025-W10", 2_300);
    expect(await deleteInBatches(servers[0].db, old)).toBe(2_300);
    await insert("2025-W10", 1_500);
    await Promise.all(servers.map(({ db }) => deleteInBatches(db, old)));
    await deleteInBatches(servers[0].db, old);
    expect(await database.db.$count(searchTerms)).toBe(10);
    await clearPurposesBefore(servers[0].db, new Date("2026-01-01T00:00:00Z"));
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    await database.runScript("drop table pg_dist_partition");
  }
});

test("a table is not distributed on a database without Citus", async () => {
  expect(await isDistributed(database.db, searchTerms)).toBe(false);
});

async function insert(week: string, rows: number): Promise<void> {
  await database.db.execute(sql`
    insert into search_terms (week, state, term, searches)
    select ${week}, '', 'termo ' || number, 1 from generate_series(1, ${rows}::int) as number`);
}
