import { lt, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/create-test-database.ts";
import { deleteInBatches } from "./delete-in-batches.ts";
import type { Old } from "./in-batches.ts";
import { searchTerms } from "./schema/search-terms.ts";

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

async function insert(week: string, rows: number): Promise<void> {
  await database.db.execute(sql`
    insert into search_terms (week, state, term, searches)
    select ${week}, '', 'termo ' || number, 1 from generate_series(1, ${rows}::int) as number`);
}
