import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson } from "../../../test/people/create-person.ts";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../../test/product/create-test-deps.ts";
import type { Database } from "../../db/client.ts";
import { creditAccounts, serverProcesses } from "../../db/schema/credits.ts";
import { withDeadline } from "../../db/connections/with-deadline.ts";
import { getBalance, lockAccount } from "../ledger/account.ts";
import type { HoldResult } from "./decide-holds.ts";
import { placeHolds } from "../../../test/fichas/place-holds.ts";
import { renewLife } from "./process-lives.ts";
import { releaseExpiredHolds } from "./release-expired-holds.ts";
import { captureHold, expireHold, leaveHold } from "../../../test/fichas/settle-hold.ts";
import { verifyLedger } from "../verification/verify-ledger.ts";

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
/** `processId`: the process of the server that gets the request; left out, always the same. */
type Request = { purpose?: string; amountCredits?: number; reason?: string; processId?: string };

async function holdAll(userId: string, asked: readonly Request[]): Promise<HoldResult[]> {
  const decided = await deps.db.transaction((tx) =>
    placeHolds(tx, {
      userId,
      requests: asked.map(({ purpose, amountCredits = 7, reason }) => {
        requests += 1;
        return {
          amountCredits,
          purpose: purpose ?? `question ${requests}`,
          reason: reason ?? `search:portal ${requests}`,
        };
      }),
      ...(asked[0]?.processId !== undefined && { processId: asked[0].processId }),
      freeRepeatMs: 600_000,
      openPerReasonMax: 3,
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

type Held = { userId: string; holdId: string; processId?: string };

async function heldBy(userId: string, request: Request = {}): Promise<Held> {
  const result = await hold(userId, request);
  if (result.kind !== "held") throw new Error(`expected a hold, got ${result.kind}`);
  return { userId, holdId: result.holdId };
}

const capture = (held: Held, by = "this request") =>
  deps.db.transaction((tx) => captureHold(tx, { ...held, by, freeRepeatMs: 600_000, at: deps.clock.now() }));
const leave = (held: Held) => deps.db.transaction((tx) => leaveHold(tx, { ...held, at: deps.clock.now() }));

test("held fichas cannot be spent again, and a capture spends them", async () => {
  const { userId } = await createPerson(deps, { bonus: 10 });
  const held = await heldBy(userId);
  expect(await getBalance(deps.db, userId)).toBe(3);
  await expect(hold(userId)).rejects.toMatchObject({ code: "insufficient_credits" });
  expect(await capture(held)).toEqual({ capturedBy: "this request" });
  expect(await getBalance(deps.db, userId)).toBe(3);
});

test("a released hold gives its fichas back to the pockets they came from", async () => {
  const { userId } = await createPerson(deps, { bonus: 5, bought: 10 });
  const held = await heldBy(userId);
  expect(await leave(held)).toBe(true);
  const [account] = await deps.db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId));
  expect(account).toMatchObject({ bonus: 5, bought: 10, heldBonus: 0, heldBought: 0 });
});

test("bonus fichas are spent before bought ones", async () => {
  const { userId } = await createPerson(deps, { bonus: 5, bought: 10 });
  await capture(await heldBy(userId));
  const [account] = await deps.db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId));
  expect(account).toMatchObject({ bonus: 0, bought: 8 });
});

test("a second settling, as capture or as release, changes nothing", async () => {
  const { userId } = await createPerson(deps, { bonus: 20 });
  const captured = await heldBy(userId);
  await capture(captured);
  expect(await capture(captured, "another request")).toEqual({ capturedBy: "this request" });
  expect(await leave(captured)).toBe(false);
  const released = await heldBy(userId);
  await leave(released);
  expect(await leave(released)).toBe(false);
  expect(await capture(released)).toBeNull();
  expect(await getBalance(deps.db, userId)).toBe(13);
});

test("equal requests share one hold, and the one that is answered first is charged", async () => {
  const { userId } = await createPerson(deps, { bonus: 7 });
  const held = await heldBy(userId, { purpose: "shared" });
  expect(await heldBy(userId, { purpose: "shared" })).toEqual(held);
  expect(await capture(held, "the second")).toEqual({ capturedBy: "the second" });
  expect(await capture(held, "the first")).toEqual({ capturedBy: "the second" });
  expect(await getBalance(deps.db, userId)).toBe(0);
});

test("a hold stays open while one of its requests waits; when the last one leaves, the fichas are given back", async () => {
  const { userId } = await createPerson(deps, { bonus: 7 });
  const held = await heldBy(userId, { purpose: "left" });
  await heldBy(userId, { purpose: "left" });
  expect(await leave(held)).toBe(false);
  expect(await getBalance(deps.db, userId)).toBe(0);
  expect(await leave(held)).toBe(true);
  expect(await getBalance(deps.db, userId)).toBe(7);
});

test("a request that joins a hold has a minute of its own, also when the first one's process died", async () => {
  const { userId } = await createPerson(deps, { bonus: 7 });
  const held = await heldBy(userId, { purpose: "joined" });
  deps.clock.advance(61_000);
  expect(await heldBy(userId, { purpose: "joined" })).toEqual(held);
  await releaseExpiredHolds(deps);
  expect(await capture(held)).toEqual({ capturedBy: "this request" });
  expect(await getBalance(deps.db, userId)).toBe(0);
});

test("a hold that has not expired is not given back by the task", async () => {
  const { userId } = await createPerson(deps, { bonus: 7 });
  const held = await heldBy(userId);
  deps.clock.advance(59_999);
  expect(await deps.db.transaction((tx) => expireHold(tx, { ...held, at: deps.clock.now() }))).toBe(false);
  expect(await capture(held)).not.toBeNull();
});

test("one person's searches of one portal at once are limited, regardless of what they ask", async () => {
  const { userId } = await createPerson(deps, { bonus: 100 });
  const atGupy = () => heldBy(userId, { reason: "search:gupy" });
  const held = [await atGupy(), await atGupy(), await atGupy()];
  await expect(atGupy()).rejects.toMatchObject({ code: "too_many_searches" });
  expect(await heldBy(userId, { reason: "search:catho" })).toBeDefined();
  for (const each of held.slice(0, 1)) await leave(each);
  expect(await atGupy()).toBeDefined();
  await expect(atGupy()).rejects.toMatchObject({ code: "too_many_searches" });
  deps.clock.advance(60_000);
  expect(await atGupy()).toBeDefined();
});

test("an equal question sent too many times at once is refused", async () => {
  const { userId } = await createPerson(deps, { bonus: 100 });
  for (let time = 0; time < 8; time++) await hold(userId, { purpose: "hammered" });
  await expect(hold(userId, { purpose: "hammered" })).rejects.toMatchObject({ code: "too_many_searches" });
});

test("requests of a process that died stop counting when its death is known, and not before", async () => {
  const { userId } = await createPerson(deps, { bonus: 100 });
  const [dead, living] = [randomUUID(), randomUUID()];
  const purpose = "asked before the death";
  for (let time = 0; time < 8; time++) await hold(userId, { purpose, processId: dead });
  for (let time = 0; time < 2; time++) await hold(userId, { reason: "search:catho", processId: dead });
  const lost = await heldBy(userId, { reason: "search:catho", processId: dead });
  await renewLife(deps.db, dead);
  const refused = { code: "too_many_searches" };
  await expect(hold(userId, { purpose, processId: living })).rejects.toMatchObject(refused);
  await noteDeath(dead);
  const joined = await heldBy(userId, { purpose, processId: living });
  expect(await heldBy(userId, { reason: "search:catho", processId: living })).not.toEqual(lost);
  for (let time = 1; time < 8; time++) await hold(userId, { purpose, processId: living });
  await expect(hold(userId, { purpose, processId: living })).rejects.toMatchObject(refused);
  expect(await capture(joined)).not.toBeNull();
});

test("a process that was taken for dead and leaves a hold takes no request of another process off", async () => {
  const { userId } = await createPerson(deps, { bonus: 7 });
  const [late, living] = [randomUUID(), randomUUID()];
  const purpose = "asked by a process that stood still";
  const held = await heldBy(userId, { purpose, processId: late });
  for (let time = 1; time < 8; time++) await hold(userId, { purpose, processId: late });
  await renewLife(deps.db, late);
  await noteDeath(late);
  await hold(userId, { purpose, processId: living });
  for (let time = 0; time < 8; time++) expect(await leave({ ...held, processId: late })).toBe(false);
  expect(await leave({ ...held, processId: living })).toBe(true);
  expect(await getBalance(deps.db, userId)).toBe(7);
});

test("a process that says again that it lives is not dead any more", async () => {
  const { userId } = await createPerson(deps, { bonus: 100 });
  const [one, other] = [randomUUID(), randomUUID()];
  for (let time = 0; time < 8; time++) await hold(userId, { purpose: "kept", processId: one });
  await renewLife(deps.db, one);
  await noteDeath(one);
  await renewLife(deps.db, one);
  await expect(hold(userId, { purpose: "kept", processId: other })).rejects.toMatchObject({
    code: "too_many_searches",
  });
});

/** Its time to say that it lives ran out a second ago. */
async function noteDeath(processId: string): Promise<void> {
  await deps.db
    .update(serverProcesses)
    .set({ aliveUntil: sql`clock_timestamp() - interval '1 second'` })
    .where(eq(serverProcesses.id, processId));
}

test("the same question is free for ten minutes once it is paid, and not after", async () => {
  const { userId } = await createPerson(deps, { bonus: 20 });
  await capture(await heldBy(userId, { purpose: "enfermeira" }));
  deps.clock.advance(599_000);
  expect(await hold(userId, { purpose: "enfermeira" })).toMatchObject({
    kind: "paid",
    capturedBy: "this request",
  });
  deps.clock.advance(2_000);
  expect(await hold(userId, { purpose: "enfermeira" })).toMatchObject({ kind: "held" });
});

test("a question whose fichas were given back does not count as paid", async () => {
  const { userId } = await createPerson(deps, { bonus: 20 });
  await leave(await heldBy(userId, { purpose: "motorista" }));
  expect(await hold(userId, { purpose: "motorista" })).toMatchObject({ kind: "held" });
});

test("the same question sent many times at once has one hold", async () => {
  const { userId } = await createPerson(deps, { bonus: 100 });
  const results = await Promise.all(Array.from({ length: 8 }, () => heldBy(userId, { purpose: "pressed" })));
  expect(new Set(results.map(({ holdId }) => holdId)).size).toBe(1);
  expect(await getBalance(deps.db, userId)).toBe(93);
});

test("many searches at once never spend more than there is", async () => {
  const { userId } = await createPerson(deps, { bonus: 40 });
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, async () => {
      const held = await heldBy(userId);
      await (Number.parseInt(held.holdId[0] ?? "0", 16) % 2 === 0 ? capture(held) : leave(held));
    }),
  );
  const refused = results.filter(({ status }) => status === "rejected");
  for (const result of refused) expect(result).toMatchObject({ reason: { code: "insufficient_credits" } });
  expect(await getBalance(deps.db, userId)).toBeGreaterThanOrEqual(0);
  expect(await verifyLedger(deps.db)).toEqual([]);
});

test("the holds of one search are placed together: bonus fichas first, and none when one cannot be paid", async () => {
  const { userId } = await createPerson(deps, { bonus: 10, bought: 10 });
  await expect(holdAll(userId, [{}, {}, {}])).rejects.toMatchObject({ code: "insufficient_credits" });
  expect(await getBalance(deps.db, userId)).toBe(20);
  expect(await holdAll(userId, [{}, {}])).toMatchObject([{ kind: "held" }, { kind: "held" }]);
  const [account] = await deps.db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId));
  expect(account).toMatchObject({ bonus: 0, bought: 6, heldBonus: 10, heldBought: 4, movementCount: 4 });
});

test("a request that waited for another of the same question shares its hold", async () => {
  const { userId } = await createPerson(deps, { bonus: 100 });
  const second = await deps.db.transaction(async (tx) => {
    const [first] = await placeHolds(tx, {
      userId,
      requests: [{ amountCredits: 7, purpose: "waited", reason: "search:gupy" }],
      freeRepeatMs: 600_000,
      openPerReasonMax: 3,
      at: deps.clock.now(),
    });
    const [mine] = await tx.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(select) as one`);
    const waiting = hold(userId, { purpose: "waited" });
    const isWaiting = async () => {
      const blocked = sql`(select from pg_stat_activity where ${mine?.pid}::integer = any(pg_blocking_pids(pid))) as blocked`;
      return (await deps.db.select({ count: sql<number>`count(*)::integer` }).from(blocked))[0]?.count;
    };
    await expect.poll(isWaiting).toBe(1);
    return { waiting, first: first?.hold };
  });
  expect(await second.waiting).toEqual(second.first);
  expect(await getBalance(deps.db, userId)).toBe(93);
});

test("a person cannot settle another person's hold", async () => {
  const { userId } = await createPerson(deps, { bonus: 20 });
  const other = await createPerson(deps, { bonus: 20 });
  const held = await heldBy(userId);
  await expect(capture({ ...held, userId: other.userId })).rejects.toThrow("has no hold");
  await expect(leave({ ...held, userId: other.userId })).rejects.toThrow("has no hold");
  expect(await capture(held)).not.toBeNull();
});

test("the fichas of a search whose process died are given back after a minute", async () => {
  const { userId } = await createPerson(deps, { bonus: 20 });
  const held = await heldBy(userId);
  deps.clock.advance(59_000);
  await releaseExpiredHolds(deps);
  expect(await getBalance(deps.db, userId)).toBe(13);
  deps.clock.advance(1_000);
  await releaseExpiredHolds(deps);
  expect(await getBalance(deps.db, userId)).toBe(20);
  expect(await capture(held)).toBeNull();
});

test("a process whose clock was far ahead keeps no fichas after its death, and every ficha while it lives", async () => {
  const { userId } = await createPerson(deps, { bonus: 14 });
  const [ahead, other] = [randomUUID(), randomUUID()];
  await renewLife(deps.db, ahead);
  await renewLife(deps.db, other);
  deps.clock.advance(86_400_000);
  await heldBy(userId, { purpose: "left alone", processId: ahead });
  const asked = await heldBy(userId, { purpose: "asked again", processId: ahead });
  await heldBy(userId, { purpose: "asked again", processId: other });
  deps.clock.advance(-86_400_000);
  await releaseExpiredHolds(deps);
  expect(await getBalance(deps.db, userId)).toBe(0);
  await noteDeath(ahead);
  await releaseExpiredHolds(deps);
  expect(await getBalance(deps.db, userId)).toBe(7);
  expect(await capture({ ...asked, processId: other })).toEqual({ capturedBy: "this request" });
});

test("a process whose clock is far behind, or where another's is far ahead, keeps the fichas of its searches while it lives", async () => {
  const { userId } = await createPerson(deps, { bonus: 21 });
  const [behind, other] = [randomUUID(), randomUUID()].toSorted();
  const judgedBy = (processId = "") =>
    releaseExpiredHolds({ ...deps, partGroups: { ...deps.partGroups, processId } });
  for (const process of [behind, other]) await renewLife(deps.db, process ?? "");
  const ofBehind = { processId: behind ?? "" };
  deps.clock.advance(-3_600_000);
  const answered = await heldBy(userId, ofBehind);
  const unsettled = await heldBy(userId, { purpose: "of both", ...ofBehind });
  await heldBy(userId, { purpose: "of both", processId: other ?? "" });
  await heldBy(userId, ofBehind);
  deps.clock.advance(3_600_000);
  for (const process of [other, "a third"]) await judgedBy(process);
  expect(await getBalance(deps.db, userId)).toBe(0);
  deps.clock.advance(-3_590_000);
  expect(await capture({ ...answered, ...ofBehind })).toEqual({ capturedBy: "this request" });
  // By its own clock: what it did not settle in a minute.
  deps.clock.advance(50_000);
  expect(await judgedBy(behind)).toBe(2);
  expect(await capture({ ...unsettled, ...ofBehind })).toBeNull();
  deps.clock.advance(-60_000);
  await heldBy(userId, ofBehind);
  await noteDeath(behind ?? "");
  deps.clock.advance(3_600_000);
  await judgedBy(other);
  expect(await getBalance(deps.db, userId)).toBe(14);
});

test("an answer after a minute is not charged, also when the task has not given the fichas back yet", async () => {
  const { userId } = await createPerson(deps, { bonus: 20 });
  const late = await heldBy(userId);
  deps.clock.advance(60_000);
  expect(await capture(late)).toBeNull();
  expect(await getBalance(deps.db, userId)).toBe(20);
});

test("an answer after the hold was given back learns whether another request was charged meanwhile", async () => {
  const { userId } = await createPerson(deps, { bonus: 20 });
  const late = await heldBy(userId, { purpose: "late" });
  deps.clock.advance(60_000);
  await releaseExpiredHolds(deps);
  await capture(await heldBy(userId, { purpose: "late" }), "the second");
  expect(await capture(late, "the first")).toEqual({ capturedBy: "the second" });
  expect(await getBalance(deps.db, userId)).toBe(13);
});

test("one run of the task gives back the fichas of more searches than a batch holds", async () => {
  const { userId } = await createPerson(deps, { bonus: 7 * 120 });
  await holdAll(
    userId,
    Array.from({ length: 120 }, () => ({})),
  );
  deps.clock.advance(60_000);
  await releaseExpiredHolds(deps);
  expect(await getBalance(deps.db, userId)).toBe(7 * 120);
});

test("an account that stays locked does not keep the fichas of others", async () => {
  const locked = await createPerson(deps, { bonus: 20 });
  const other = await createPerson(deps, { bonus: 20 });
  await heldBy(locked.userId);
  deps.clock.advance(1);
  await heldBy(other.userId);
  deps.clock.advance(60_000);
  await database.db.transaction(async (tx) => {
    await lockAccount(tx, locked.userId);
    await expect(withDeadline(300, () => releaseExpiredHolds(deps))).rejects.toThrow("given back");
    expect(await getBalance(deps.db, other.userId)).toBe(20);
  });
  await releaseExpiredHolds(deps);
  expect(await getBalance(deps.db, locked.userId)).toBe(20);
});
