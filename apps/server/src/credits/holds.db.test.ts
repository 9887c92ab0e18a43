import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson } from "../../test/create-person.ts";
import { createTestDatabase } from "../../test/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/create-test-deps.ts";
import type { Database } from "../db/client.ts";
import { creditAccounts } from "../db/schema/credits.ts";
import { getBalance } from "./account.ts";
import type { HoldResult } from "./decide-holds.ts";
import { placeHolds } from "./place-holds.ts";
import { releaseExpiredHolds } from "./release-expired-holds.ts";
import { captureHold, releaseHold } from "./settle-hold.ts";
import { verifyLedger } from "./verify-ledger.ts";

let database: Database;
let deps: TestDeps;

beforeAll(async () => {
  database = await createTestDatabase();
  deps = createTestDeps(database);
});
afterAll(async () => {
  expect(await verifyLedger(deps.db)).toEqual([]);
  await database.close();
});

let requests = 0;
type Request = { purpose?: string; key?: string; amountCredits?: number };

async function holdAll(userId: string, asked: readonly Request[]): Promise<HoldResult[]> {
  const decided = await deps.db.transaction((tx) =>
    placeHolds(tx, {
      userId,
      requests: asked.map(({ purpose, key, amountCredits = 7 }) => {
        requests += 1;
        return {
          amountCredits,
          purpose: purpose ?? `question ${requests}`,
          reason: "search:gupy",
          idempotencyKey: key ?? `key ${requests}`,
        };
      }),
      freeRepeatMs: 600_000,
      at: deps.clock.now(),
    }),
  );
  return decided.map(({ hold }) => hold);
}

async function hold(userId: string, request: Request = {}): Promise<HoldResult> {
  const [result] = await holdAll(userId, [request]);
  if (result === undefined) throw new Error("no result");
  return result;
}

type Held = { userId: string; holdId: string };

async function heldBy(userId: string, request: Request = {}): Promise<Held> {
  const result = await hold(userId, request);
  if (result.kind !== "held") throw new Error(`expected a hold, got ${result.kind}`);
  return { userId, holdId: result.holdId };
}

const capture = (held: Held) =>
  deps.db.transaction((tx) => captureHold(tx, { ...held, reason: "search:gupy", at: deps.clock.now() }));
const release = (held: Held) =>
  deps.db.transaction((tx) => releaseHold(tx, { ...held, reason: "search:gupy", at: deps.clock.now() }));

test("fichas set aside cannot be spent twice, and are gone once captured", async () => {
  const { userId } = await createPerson(deps, { bonus: 10 });
  const held = await heldBy(userId);
  expect(await getBalance(deps.db, userId)).toBe(3);
  await expect(hold(userId)).rejects.toMatchObject({ code: "insufficient_credits" });
  expect(await capture(held)).toBe(true);
  expect(await getBalance(deps.db, userId)).toBe(3);
});

test("a released hold gives everything back to where it came from", async () => {
  const { userId } = await createPerson(deps, { bonus: 5, bought: 10 });
  const held = await heldBy(userId);
  expect(await release(held)).toBe(true);
  const [account] = await deps.db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId));
  expect(account).toMatchObject({ bonus: 5, bought: 10, heldBonus: 0, heldBought: 0 });
});

test("bonus fichas are spent before bought ones", async () => {
  const { userId } = await createPerson(deps, { bonus: 5, bought: 10 });
  await capture(await heldBy(userId));
  const [account] = await deps.db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId));
  expect(account).toMatchObject({ bonus: 0, bought: 8 });
});

test("settling twice, either way, changes nothing the second time", async () => {
  const { userId } = await createPerson(deps, { bonus: 20 });
  const captured = await heldBy(userId);
  await capture(captured);
  expect(await capture(captured)).toBe(false);
  expect(await release(captured)).toBe(false);
  const released = await heldBy(userId);
  await release(released);
  expect(await capture(released)).toBe(false);
  expect(await getBalance(deps.db, userId)).toBe(13);
});

test("the same request repeated holds once and remembers what became of it", async () => {
  const { userId } = await createPerson(deps, { bonus: 20 });
  const held = await heldBy(userId, { key: "retry", purpose: "a" });
  expect(await hold(userId, { key: "retry", purpose: "a" })).toEqual({
    kind: "repeated",
    holdId: held.holdId,
    state: "held",
  });
  await capture(held);
  expect(await hold(userId, { key: "retry", purpose: "a" })).toMatchObject({
    kind: "repeated",
    state: "captured",
  });
  expect(await getBalance(deps.db, userId)).toBe(13);
});

test("a request's key cannot be used for another question or by another person", async () => {
  const { userId } = await createPerson(deps, { bonus: 20 });
  const other = await createPerson(deps, { bonus: 20 });
  await hold(userId, { key: "mine", purpose: "a" });
  await expect(hold(userId, { key: "mine", purpose: "b" })).rejects.toMatchObject({
    code: "idempotency_key_reused",
  });
  await expect(hold(other.userId, { key: "mine", purpose: "a" })).rejects.toMatchObject({
    code: "idempotency_key_reused",
  });
});

test("the same question is free for ten minutes once it is paid, and not after", async () => {
  const { userId } = await createPerson(deps, { bonus: 20 });
  await capture(await heldBy(userId, { purpose: "enfermeira" }));
  deps.clock.advance(599_000);
  expect(await hold(userId, { purpose: "enfermeira" })).toEqual({ kind: "free" });
  deps.clock.advance(2_000);
  expect(await hold(userId, { purpose: "enfermeira" })).toMatchObject({ kind: "held" });
});

test("a question whose fichas came back is not paid", async () => {
  const { userId } = await createPerson(deps, { bonus: 20 });
  await release(await heldBy(userId, { purpose: "motorista" }));
  expect(await hold(userId, { purpose: "motorista" })).toMatchObject({ kind: "held" });
});

test("the same question pressed many times at once is held once", async () => {
  const { userId } = await createPerson(deps, { bonus: 100 });
  const results = await Promise.all(Array.from({ length: 12 }, () => hold(userId, { purpose: "pressed" })));
  expect(results.filter(({ kind }) => kind === "held")).toHaveLength(1);
  expect(await getBalance(deps.db, userId)).toBe(93);
});

test("many searches at once never spend more than there is", async () => {
  const { userId } = await createPerson(deps, { bonus: 40 });
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, async () => {
      const held = await heldBy(userId);
      await (Number.parseInt(held.holdId[0] ?? "0", 16) % 2 === 0 ? capture(held) : release(held));
    }),
  );
  const refused = results.filter(({ status }) => status === "rejected");
  for (const result of refused) expect(result).toMatchObject({ reason: { code: "insufficient_credits" } });
  expect(await getBalance(deps.db, userId)).toBeGreaterThanOrEqual(0);
  expect(await verifyLedger(deps.db)).toEqual([]);
});

test("holds of one search are placed together: bonus first over all of them, none when one cannot be paid", async () => {
  const { userId } = await createPerson(deps, { bonus: 10, bought: 10 });
  await expect(holdAll(userId, [{}, {}, {}])).rejects.toMatchObject({ code: "insufficient_credits" });
  expect(await getBalance(deps.db, userId)).toBe(20);
  expect(await holdAll(userId, [{}, {}])).toMatchObject([{ kind: "held" }, { kind: "held" }]);
  const [account] = await deps.db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId));
  expect(account).toMatchObject({ bonus: 0, bought: 6, heldBonus: 10, heldBought: 4, movementCount: 4 });
});

test("a hold that waited for another of the same question sees it and is free", async () => {
  const { userId } = await createPerson(deps, { bonus: 100 });
  const second = await deps.db.transaction(async (tx) => {
    await placeHolds(tx, {
      userId,
      requests: [{ amountCredits: 7, purpose: "waited", reason: "search:gupy", idempotencyKey: "first" }],
      freeRepeatMs: 600_000,
      at: deps.clock.now(),
    });
    const [mine] = await tx.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(select) as one`);
    const waiting = hold(userId, { purpose: "waited" });
    const isWaiting = async () => {
      const blocked = sql`(select from pg_stat_activity where ${mine?.pid}::integer = any(pg_blocking_pids(pid))) as blocked`;
      return (await deps.db.select({ count: sql<number>`count(*)::integer` }).from(blocked))[0]?.count;
    };
    await expect.poll(isWaiting).toBe(1);
    return { waiting };
  });
  expect(await second.waiting).toEqual({ kind: "free" });
});

test("a hold of somebody else cannot be settled", async () => {
  const { userId } = await createPerson(deps, { bonus: 20 });
  const other = await createPerson(deps, { bonus: 20 });
  const held = await heldBy(userId);
  await expect(capture({ ...held, userId: other.userId })).rejects.toThrow("has no hold");
  expect(await capture(held)).toBe(true);
});

test("fichas of a search whose process died come back after a minute", async () => {
  const { userId } = await createPerson(deps, { bonus: 20 });
  const held = await heldBy(userId);
  deps.clock.advance(59_000);
  await releaseExpiredHolds(deps);
  expect(await getBalance(deps.db, userId)).toBe(13);
  deps.clock.advance(1_000);
  await releaseExpiredHolds(deps);
  expect(await getBalance(deps.db, userId)).toBe(20);
  expect(await capture(held)).toBe(false);
});

test("who answers after a minute is not paid, also when nobody gave the fichas back yet", async () => {
  const { userId } = await createPerson(deps, { bonus: 20 });
  const late = await heldBy(userId, { purpose: "late" });
  deps.clock.advance(60_000);
  const again = await heldBy(userId, { purpose: "late" });
  expect(await capture(again)).toBe(true);
  expect(await capture(late)).toBe(false);
  expect(await getBalance(deps.db, userId)).toBe(13);
});

test("however many searches died at once, one turn of the task gives all their fichas back", async () => {
  const { userId } = await createPerson(deps, { bonus: 7 * 120 });
  await holdAll(
    userId,
    Array.from({ length: 120 }, () => ({})),
  );
  deps.clock.advance(60_000);
  await releaseExpiredHolds(deps);
  expect(await getBalance(deps.db, userId)).toBe(7 * 120);
});
