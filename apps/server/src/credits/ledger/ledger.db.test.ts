import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson } from "../../../test/people/create-person.ts";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../../test/product/create-test-deps.ts";
import type { Database } from "../../db/client.ts";
import { ledgerEntries, ledgerMovements } from "../../db/schema/credits.ts";
import { getBalance } from "./account.ts";
import { claimDaily } from "../daily-bonus/claim-daily.ts";
import { getTokens } from "../daily-bonus/get-tokens.ts";
import { grantCredits } from "./grant-credits.ts";
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

test("the database refuses a movement that does not sum to zero", async () => {
  const { userId } = await createPerson(deps, { bonus: 5 });
  const [movement] = await deps.db.select().from(ledgerMovements).where(eq(ledgerMovements.userId, userId));
  await expect(
    deps.db.insert(ledgerEntries).values({ userId, movementId: movement!.id, pocket: "spent", amount: 7 }),
  ).rejects.toMatchObject({ cause: { code: "23514", message: "ledger movement does not sum to zero" } });
});

test.each(["ledger_entries", "ledger_movements"])(
  "the database refuses to change or delete %s",
  async (table) => {
    await createPerson(deps, { bonus: 5 });
    for (const change of [`delete from ${table}`, `truncate ${table} cascade`]) {
      await expect(deps.db.execute(sql.raw(change))).rejects.toMatchObject({
        cause: { code: "23001" },
      });
    }
    const column = table === "ledger_entries" ? "amount = amount + 1" : "reason = 'x'";
    await expect(deps.db.execute(sql.raw(`update ${table} set ${column}`))).rejects.toMatchObject({
      cause: { code: "23001" },
    });
  },
);

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

  await deps.db.execute(sql`alter table ledger_movements disable trigger ledger_movements_append_only`);
  await deps.db.execute(sql`update ledger_movements set reason = 'gift' where user_id = ${userId}`);
  expect(await verifyLedger(deps.db)).toContain(`chain of user ${userId} breaks at movement 1`);
});
