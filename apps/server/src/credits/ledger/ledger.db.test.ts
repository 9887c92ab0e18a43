import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson } from "../../../test/people/create-person.ts";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../../test/product/create-test-deps.ts";
import type { Database } from "../../db/client.ts";
import { ledgerMovements } from "../../db/schema/credits.ts";
import { getBalance, lockAccount } from "./account.ts";
import { claimDaily } from "../daily-bonus/claim-daily.ts";
import { getTokens } from "../daily-bonus/get-tokens.ts";
import { grantCredits } from "./grant-credits.ts";
import { recordMovements } from "./record-movements.ts";
import { verifyLedger } from "../verification/verify-ledger.ts";

let database: Database;
let deps: TestDeps;

beforeAll(async () => {
  database = await createTestDatabase();
  deps = createTestDeps(database);
});
afterAll(() => database.close());

test("a grant that is sent several times at once with one key is given once", async () => {
  const { userId } = await createPerson(deps);
  const grant = {
    userId,
    amountCredits: 200,
    pocket: "bonus",
    reason: "adjustment: test",
    idempotencyKey: "once",
  } as const;
  const given = await Promise.all(
    Array.from({ length: 8 }, () =>
      deps.db.transaction((tx) => grantCredits(tx, { ...grant, at: deps.clock.now() })),
    ),
  );
  expect(given.filter(Boolean)).toHaveLength(1);
  expect(await getBalance(deps.db, userId)).toBe(200);
});

test("the daily bonus comes once for each calendar day in São Paulo", async () => {
  const person = await createPerson(deps);
  deps.clock.set("2026-11-21T02:59:00Z"); // 23:59 on the 20th
  expect(await getTokens(deps, { actor: person })).toEqual({ total: 0, dailyRefreshAvailable: true });
  expect(await claimDaily(deps, { actor: person })).toBe(true);
  expect(await claimDaily(deps, { actor: person })).toBe(false);
  expect(await getTokens(deps, { actor: person })).toEqual({ total: 40, dailyRefreshAvailable: false });
  deps.clock.set("2026-11-21T03:00:00Z"); // midnight
  expect(await claimDaily(deps, { actor: person })).toBe(true);
  expect(await getTokens(deps, { actor: person })).toEqual({ total: 80, dailyRefreshAvailable: false });
});

test("two accounts of one person share one daily bonus", async () => {
  const first = await createPerson(deps, { email: "joana.lima@gmail.com" });
  const second = await createPerson(deps, { email: "joanalima+vagas@gmail.com" });
  const claims = await Promise.all([claimDaily(deps, { actor: first }), claimDaily(deps, { actor: second })]);
  expect(claims.filter(Boolean)).toHaveLength(1);
});

test.each([
  ["does not sum to zero", { bonus: 5, issued: -4 }, "ledger_movements_balance"],
  ["moves nothing", {}, "ledger_movements_change"],
])("the database refuses a movement that %s", async (_, amounts, constraint) => {
  const { userId } = await createPerson(deps, { bonus: 5 });
  const movement = {
    userId,
    id: randomUUID(),
    position: 2,
    kind: "grant",
    reason: "gift",
    idempotencyKey: randomUUID(),
    createdAt: deps.clock.now(),
    previousHash: "",
    hash: "",
    ...amounts,
  } as const;
  await expect(deps.db.insert(ledgerMovements).values(movement)).rejects.toMatchObject({
    cause: { code: "23514", constraint },
  });
});

test("the database refuses to change or delete a movement", async () => {
  await createPerson(deps, { bonus: 5 });
  for (const change of [
    "delete from ledger_movements",
    "truncate ledger_movements cascade",
    "update ledger_movements set reason = 'x'",
    "update ledger_movements set bonus = bonus + 1, issued = issued - 1",
    "update ledger_movements set search_id = gen_random_uuid()",
    "update ledger_movements set search_id = null, digest = null",
    "update ledger_entries set amount = amount + 1",
    "delete from ledger_entries",
  ])
    await expect(deps.db.execute(sql.raw(change))).rejects.toMatchObject({
      cause: { code: change.includes("ledger_entries") ? "55000" : "23001" },
    });
});

test("a gift with a key that was used before is recorded once, also for another person", async () => {
  const [first, second] = [await createPerson(deps), await createPerson(deps)];
  const gift = {
    kind: "grant",
    reason: "purchase",
    idempotencyKey: "one purchase",
    changes: { bought: 5, issued: -5 },
  } as const;
  const record = (userId: string) =>
    deps.db.transaction(async (tx) =>
      recordMovements(await lockAccount(tx, userId), [{ ...gift, at: deps.clock.now() }]),
    );
  expect(await record(first.userId)).toMatchObject({ bought: 5 });
  expect(await record(first.userId)).toBeNull();
  expect(await record(second.userId)).toBeNull();
  expect(await verifyLedger(deps.db)).toEqual([]);
});

test("the database refuses a balance below zero", async () => {
  const { userId } = await createPerson(deps, { bonus: 5 });
  await expect(
    deps.db.execute(sql`update credit_accounts set bonus = -1 where user_id = ${userId}`),
  ).rejects.toMatchObject({ cause: { code: "23514" } });
});

test("the check of the ledger notices a changed balance and a changed past", async () => {
  expect(await verifyLedger(deps.db)).toEqual([]);
  const { userId } = await createPerson(deps, { bonus: 5 });
  await deps.db.execute(sql`update credit_accounts set bonus = 500 where user_id = ${userId}`);
  expect(await verifyLedger(deps.db)).toEqual([`balance of user ${userId} differs from its replay`]);
  await deps.db.execute(sql`update credit_accounts set bonus = 5 where user_id = ${userId}`);

  await deps.db.execute(sql`alter table ledger_movements disable trigger ledger_movements_unchanged`);
  await deps.db.execute(sql`update ledger_movements set reason = 'gift' where user_id = ${userId}`);
  expect(await verifyLedger(deps.db)).toContain(`chain of user ${userId} breaks at movement 1`);
});
