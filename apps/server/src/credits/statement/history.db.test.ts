import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { callApi } from "../../../test/product/call-api.ts";
import { createPerson, type TestPerson } from "../../../test/people/create-person.ts";
import { holdCredits } from "../../../test/fichas/hold-credits.ts";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../../test/product/create-test-deps.ts";
import { buildApp } from "../../app.ts";
import type { Database, Tx } from "../../db/client.ts";
import { getBalance, lockAccount } from "../ledger/account.ts";
import { claimDaily } from "../daily-bonus/claim-daily.ts";
import { grantCredits, type Grant } from "../ledger/grant-credits.ts";
import { recordMovements } from "../ledger/record-movements.ts";
import { releaseExpiredHolds } from "../holds/release-expired-holds.ts";
import { captureHold, leaveHold } from "../../../test/fichas/settle-hold.ts";

let database: Database;
let deps: TestDeps;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  deps = createTestDeps(database);
  app = await buildApp(deps);
});
afterAll(() => database.close());

const pageSchema = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      reason: z.string(),
      provider: z.string().nullable(),
      amount: z.number(),
      balance: z.number(),
    }),
  ),
  next: z.number().nullable(),
});

async function page(person: TestPerson, query = "") {
  const answer = await callApi(app, "GET", `/tokens/history${query}`, { token: person.token });
  expect(answer.status).toBe(200);
  return pageSchema.parse(answer.body);
}

/** Lines as "reason provider amount → balance", newest first. */
async function told(person: TestPerson, query = "") {
  const { entries } = await page(person, query);
  return entries.map(
    ({ reason, provider, amount, balance }) => `${reason} ${provider} ${amount} → ${balance}`,
  );
}

function hold(person: TestPerson, provider: string): Promise<string> {
  deps.clock.advance(1_000);
  return holdCredits(deps, { userId: person.userId, provider });
}

type Settle = (tx: Tx, settlement: Parameters<typeof captureHold>[1]) => Promise<unknown>;

function settle(how: Settle, { userId }: TestPerson, holdId: string) {
  const settlement = { userId, holdId, by: "a search", freeRepeatMs: 600_000, at: deps.clock.now() };
  return deps.db.transaction((tx) => how(tx, settlement));
}

function grant(person: TestPerson, reason: Grant["reason"], amountCredits: number) {
  return deps.db.transaction((tx) =>
    grantCredits(tx, {
      userId: person.userId,
      amountCredits,
      pocket: "bonus",
      reason,
      idempotencyKey: randomUUID(),
      at: deps.clock.now(),
    }),
  );
}

test("the statement lists every change of what can be spent, newest first, with the balance after it", async () => {
  const person = await createPerson(deps);
  await claimDaily(deps, { actor: person });
  await grant(person, "email_confirmation", 200);
  await settle(captureHold, person, await hold(person, "gupy"));
  await settle(leaveHold, person, await hold(person, "catho"));
  expect(await told(person)).toEqual([
    "search_returned catho 7 → 233",
    "search catho -7 → 226",
    "search gupy -7 → 233",
    "email_confirmation null 200 → 240",
    "daily_bonus null 40 → 40",
  ]);
  const { entries } = await page(person);
  expect(entries[0]?.at).toBe(deps.clock.now().toISOString());
  expect(entries[0]?.balance).toBe(await getBalance(deps.db, person.userId));
});

test("the line of fichas from an expired hold still names its portal", async () => {
  const person = await createPerson(deps);
  await grant(person, "referral_user", 300);
  await hold(person, "nerdin");
  deps.clock.advance(60_000);
  await releaseExpiredHolds(deps);
  expect(await told(person)).toEqual([
    "search_returned nerdin 7 → 300",
    "search nerdin -7 → 293",
    "referral_user null 300 → 300",
  ]);
});

test("a hold of both bonus and bought fichas is one line", async () => {
  const person = await createPerson(deps, { bonus: 3, bought: 10 });
  await hold(person, "bne");
  expect((await told(person))[0]).toBe("search bne -7 → 6");
});

test("a movement with a reason that this version does not know is shown as an adjustment", async () => {
  const person = await createPerson(deps);
  await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, person.userId);
    const changes = { bonus: 5, issued: -5 };
    const reason = "a gift of a later version";
    await recordMovements(account, [
      { kind: "grant", reason, idempotencyKey: randomUUID(), changes, at: deps.clock.now() },
    ]);
  });
  expect(await told(person)).toEqual(["adjustment null 5 → 5"]);
});

test("pages have no gap and no repetition, also when a new movement comes between them", async () => {
  const person = await createPerson(deps, { bonus: 200 });
  for (let index = 0; index < 12; index += 1) {
    const provider = `portal${index}`;
    await settle(index % 3 === 0 ? leaveHold : captureHold, person, await hold(person, provider));
  }
  const whole = await page(person, "?limit=100");
  expect(whole.next).toBeNull();
  expect(whole.entries).toHaveLength(17);

  const first = await page(person, "?limit=6");
  await grant(person, "daily_bonus", 40);
  const second = await page(person, `?limit=6&before=${first.next}`);
  const third = await page(person, `?limit=6&before=${second.next}`);
  expect([...first.entries, ...second.entries, ...third.entries]).toEqual(whole.entries);
  expect([first.entries.length, second.entries.length, third.entries.length]).toEqual([6, 6, 5]);
  expect(third.next).toBeNull();
});

test("a page that ends exactly at the oldest line has no next page", async () => {
  const person = await createPerson(deps);
  for (let index = 0; index < 20; index += 1) await grant(person, "daily_bonus", 40);
  expect(await page(person)).toMatchObject({ next: null, entries: { length: 20 } });
  await grant(person, "daily_bonus", 40);
  expect(await page(person)).toMatchObject({ next: 2, entries: { length: 20 } });
});

test("a person without movements has an empty statement", async () => {
  expect(await page(await createPerson(deps))).toEqual({ entries: [], next: null });
});

test("no person sees a line of another person", async () => {
  const [ana, rui] = [await createPerson(deps), await createPerson(deps)];
  await grant(ana, "daily_bonus", 40);
  await grant(rui, "email_confirmation", 200);
  await settle(captureHold, rui, await hold(rui, "gupy"));
  await grant(ana, "referral_user", 300);
  expect(await told(ana)).toEqual(["referral_user null 300 → 340", "daily_bonus null 40 → 40"]);
  expect(await told(rui)).toEqual(["search gupy -7 → 193", "email_confirmation null 200 → 200"]);
});

test.each(["?limit=0", "?limit=101", "?limit=many", "?before=0", "?before=x", "?user=another"])(
  "%s is refused",
  async (query) => {
    const { token } = await createPerson(deps);
    expect(await callApi(app, "GET", `/tokens/history${query}`, { token })).toMatchObject({
      status: 400,
      body: { code: "invalid_input" },
    });
  },
);

test("without a session there is no statement", async () => {
  expect(await callApi(app, "GET", "/tokens/history")).toMatchObject({ status: 401 });
});
