import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApi } from "../../../test/product/call-api.ts";
import { createPerson } from "../../../test/people/create-person.ts";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../../test/product/create-test-deps.ts";
import { holdCredits } from "../../../test/fichas/hold-credits.ts";
import { buildApp } from "../../app.ts";
import type { Database } from "../../db/client.ts";
import { OperatorError } from "../../operator-error.ts";
import { findAccount, getBalance } from "../ledger/account.ts";
import { adjustCredits, type Adjustment } from "./adjust-credits.ts";
import { listHistory } from "../statement/list-history.ts";
import { verifyLedger } from "../verification/verify-ledger.ts";

let database: Database;
let deps: TestDeps;

beforeAll(async () => {
  database = await createTestDatabase();
  deps = createTestDeps(database);
});
afterAll(async () => {
  expect(await verifyLedger(database.db)).toEqual([]);
  await database.close();
});

function adjust(adjustment: Pick<Adjustment, "userId" | "amountCredits"> & Partial<Adjustment>) {
  return adjustCredits(deps, {
    reason: "the search of Monday failed",
    idempotencyKey: `adjustment:${randomUUID()}`,
    again: false,
    ...adjustment,
  });
}

test("fichas that an operator gives are bonus fichas, and the statement shows the reason to operators only", async () => {
  const { userId, token } = await createPerson(deps, { bought: 10 });
  expect(await adjust({ userId, amountCredits: 50 })).toMatchObject({ bonus: 50, bought: 10 });
  const { lines } = await listHistory(database.db, { userId, limit: 1 });
  expect(lines).toMatchObject([
    { reason: "adjustment", words: "the search of Monday failed", amount: 50, balance: 60 },
  ]);
  const shown = await callApi(await buildApp(deps), "GET", "/tokens/history", { token });
  expect(shown).toMatchObject({ status: 200, body: { entries: [{ reason: "adjustment", amount: 50 }, {}] } });
  expect(JSON.stringify(shown.body)).not.toContain("Monday");
});

test("fichas are taken from the bonus first, in one movement", async () => {
  const { userId } = await createPerson(deps, { bonus: 30, bought: 100 });
  expect(await adjust({ userId, amountCredits: -50 })).toMatchObject({
    bonus: 0,
    bought: 80,
    movementCount: 3,
  });
});

test("no more fichas are taken than there are, and none that a search holds", async () => {
  const { userId } = await createPerson(deps, { bonus: 30 });
  await holdCredits(deps, { userId });
  const refused = adjust({ userId, amountCredits: -24 });
  await expect(refused).rejects.toThrow(OperatorError);
  await expect(refused).rejects.toThrow(
    "There are only 23 fichas to take (7 more are held for a running search).",
  );
  expect(await findAccount(database.db, userId)).toMatchObject({ bonus: 23, heldBonus: 7 });
  expect(await adjust({ userId, amountCredits: -23 })).toMatchObject({ bonus: 0, heldBonus: 7 });
});

test("many adjustments at once together take no more than there is", async () => {
  const { userId } = await createPerson(deps, { bonus: 30 });
  const taken = await Promise.allSettled(
    Array.from({ length: 5 }, () => adjust({ userId, amountCredits: -10, again: true })),
  );
  expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await getBalance(database.db, userId)).toBe(0);
});

test("the same adjustment again within a minute is refused without `again`, also when both come at once", async () => {
  const { userId } = await createPerson(deps);
  const both = await Promise.allSettled([
    adjust({ userId, amountCredits: 50 }),
    adjust({ userId, amountCredits: 50 }),
  ]);
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  deps.clock.advance(12_000);
  await expect(adjust({ userId, amountCredits: 50 })).rejects.toThrow(
    "The very same was done 12 s ago; add --again if it is meant twice.",
  );
  await adjust({ userId, amountCredits: 49 });
  await adjust({ userId, amountCredits: 50, reason: "the search of Tuesday failed" });
  await adjust({ userId, amountCredits: -50 });
  await adjust({ userId, amountCredits: 50, again: true });
  deps.clock.advance(60_000);
  await adjust({ userId, amountCredits: 50 });
  expect(await getBalance(database.db, userId)).toBe(50 + 49 + 50 - 50 + 50 + 50);
});

test("an adjustment that is sent several times with one key is done once", async () => {
  const { userId } = await createPerson(deps, { bonus: 10 });
  const idempotencyKey = `adjustment:${randomUUID()}`;
  for (let time = 0; time < 3; time++) await adjust({ userId, amountCredits: -10, idempotencyKey });
  expect(await findAccount(database.db, userId)).toMatchObject({ bonus: 0, movementCount: 2 });
});

test("an adjustment without a real reason is refused", async () => {
  const { userId } = await createPerson(deps);
  await expect(adjust({ userId, amountCredits: 5, reason: "oops" })).rejects.toThrow(OperatorError);
  expect(await getBalance(database.db, userId)).toBe(0);
});
