import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { holdCredits } from "../../test/fichas/hold-credits.ts";
import { distributeAsCitus } from "../../test/schema/distribute-as-citus.ts";
import { listCitusFaults, type DistributedTable } from "../../test/schema/list-citus-faults.ts";
import { captureHold } from "../../test/fichas/settle-hold.ts";
import { claimDaily } from "../credits/daily-bonus/claim-daily.ts";
import { verifyLedger } from "../credits/verification/verify-ledger.ts";

// No Citus here: the tables are those of Citus after `deploy/citus.sql`, but all on one server.
let database: TestDatabase;
let deps: TestDeps;
let tables: DistributedTable[];

/** An account with a bonus from before the distribution. */
let earlier: Awaited<ReturnType<typeof createPerson>>;

beforeAll(async () => {
  database = await createTestDatabase();
  deps = createTestDeps(database);
  earlier = await createPerson(deps, { email: "joana.lima@gmail.com", bonus: 40 });
  expect(await claimDaily(deps, { actor: earlier })).toBe(true);
  // As servers from before the table of claims gave it.
  await database.db.execute(sql`delete from bonus_claims`);
  tables = await distributeAsCitus(database);
});
afterAll(() => database.close());

test("every table that deploy/citus.sql distributes obeys the rules of Citus", async () => {
  expect(tables.length).toBeGreaterThan(5);
  expect(await listCitusFaults(database.db, tables)).toEqual([]);
});

test("docs/scale.md names every table of the database, as distributed or not", async () => {
  const text = readFileSync(new URL("../../../../docs/scale.md", import.meta.url), "utf8");
  const rows = await database.db
    .select({ name: sql<string>`relname` })
    .from(sql`pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`);
  const columns = new Map(tables.map(({ table, column }) => [table, `\`${column}\``]));
  const expected = rows.map(({ name }) => `${name}: ${columns.get(name) ?? "coordinator"}`);
  const written = text
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, name = "", by]) => `${name.replaceAll("`", "")}: ${by}`);
  expect(expected.filter((line) => !written.includes(line))).toEqual([]);
});

test.each([
  [
    "a unique key without the person",
    "create unique index odd on credit_holds (search_id)",
    "odd of credit_holds is unique without user_id",
  ],
  [
    "a table without a key",
    "alter table ledger_movements drop constraint ledger_movements_pkey",
    "ledger_movements has no primary key",
  ],
  [
    "a reference without the person",
    "create unique index odd on credit_holds (id); alter table ledger_movements add constraint odd_hold foreign key (hold_id) references credit_holds (id)",
    "odd_hold of ledger_movements does not join by the columns of the distribution",
  ],
  [
    "a reference to a table of the coordinator",
    "delete from ledger_movements; alter table ledger_movements add constraint odd foreign key (user_id) references users",
    "odd of ledger_movements refers to users, which is not distributed with it",
  ],
  [
    "a reference from a table of the coordinator",
    "create table odd (user_id uuid constraint odd_person references credit_accounts)",
    "odd_person of odd, which is not distributed, refers to credit_accounts",
  ],
  [
    "a reference that empties the person",
    "alter table ledger_movements add constraint odd foreign key (user_id, hold_id) references credit_holds on delete set null",
    "odd of ledger_movements changes the columns of the distribution",
  ],
  [
    "a trigger",
    "create trigger odd before truncate on search_terms execute function refuse_change()",
    "odd of search_terms is a trigger",
  ],
  [
    "a number by a sequence",
    "alter table search_terms add column odd bigserial",
    "search_terms.odd counts by a sequence",
  ],
  ["row security", "alter table kept_answers enable row level security", "kept_answers has row security"],
  [
    "a column that is gone",
    "alter table search_terms rename column term to words",
    "search_terms has no column term",
  ],
])("it is noticed when a distributed table gets %s", async (_, change, fault) => {
  const after = database.db.transaction(async (tx) => {
    for (const statement of change.split("; ")) await tx.execute(sql.raw(statement));
    expect(await listCitusFaults(tx, tables)).toContain(fault);
    tx.rollback();
  });
  await expect(after).rejects.toThrow("Rollback");
});

test("with these keys fichas are given, held and charged, and the ledger is whole", async () => {
  const { userId } = await createPerson(deps, { bonus: 40 });
  const holdId = await holdCredits(deps, { userId });
  const settlement = { userId, holdId, by: "a search", freeRepeatMs: 600_000, at: deps.clock.now() };
  await database.db.transaction((tx) => captureHold(tx, settlement));
  expect(await verifyLedger(database.db)).toEqual([]);
});

test("two accounts of one person still share a bonus, also one that was given before the distribution", async () => {
  const second = await createPerson(deps, { email: "joanalima+vagas@gmail.com" });
  expect(await claimDaily(deps, { actor: second })).toBe(false);
  deps.clock.advance(24 * 3_600_000);
  const claims = await Promise.all([
    claimDaily(deps, { actor: earlier }),
    claimDaily(deps, { actor: second }),
  ]);
  expect(claims.filter(Boolean)).toHaveLength(1);
});

test("a movement that does not sum to zero is refused without triggers, too", async () => {
  const movement = {
    id: randomUUID(),
    user_id: earlier.userId,
    position: 1_000,
    kind: "grant",
    reason: "gift",
    idempotency_key: randomUUID(),
    hold_id: null,
    created_at: deps.clock.now(),
    previous_hash: "",
    hash: "",
    bonus: 5,
    bought: 0,
    held_bonus: 0,
    held_bought: 0,
    issued: -4,
    spent: 0,
  };
  const rows = JSON.stringify([movement]);
  await expect(
    database.db.execute(sql`select record_movements(${rows}::text::jsonb, '[]')`),
  ).rejects.toMatchObject({ cause: { code: "23514", constraint: "ledger_movements_balance" } });
});
