import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { holdCredits } from "../../test/fichas/hold-credits.ts";
import { createCheckout, sendEvent, testPayments } from "../../test/fichas/stripe-events.ts";
import { buildApp } from "../app.ts";
import { findAccountFaults } from "../credits/verification/find-account-faults.ts";
import { grantCredits } from "../credits/ledger/grant-credits.ts";
import { captureHold, leaveHold } from "../../test/fichas/settle-hold.ts";
import type { Database } from "../db/client.ts";
import { creditHolds } from "../db/schema/credits.ts";
import { payments } from "../db/schema/payments.ts";
import { findPaymentFaults } from "../payments/settling/find-payment-faults.ts";
import { auditLedger } from "./audit-ledger.ts";

let database: Database;
let deps: TestDeps;
let app: FastifyInstance;

beforeEach(async () => {
  database = await createTestDatabase();
  deps = createTestDeps(database, { payments: testPayments });
  app = await buildApp(deps);
});
afterEach(() => database.close());

const audit = () => auditLedger(database.db, { now: deps.clock.now() });
const faults = async () => (await audit()).faults;

/** A person with every kind of movement: given, bought, charged, given back, still held, refunded in part. */
async function createCustomer() {
  const { userId } = await createPerson(deps, { bonus: 40 });
  const session = createCheckout(deps.clock, { reference: userId });
  await sendEvent(app, deps.clock, session.completed());
  const hold = async () => holdCredits(deps, { userId });
  const settlement = { userId, by: "a search", freeRepeatMs: 600_000, at: deps.clock.now() };
  const captured = await hold();
  await database.db.transaction((tx) => captureHold(tx, { ...settlement, holdId: captured }));
  const released = await hold();
  await database.db.transaction((tx) => leaveHold(tx, { ...settlement, holdId: released }));
  const open = await hold();
  await sendEvent(app, deps.clock, session.charged(100));
  return { userId, captured, released, open, paymentIntent: session.paymentIntent };
}

/** Changes that only the owner of the database can make. */
async function tamper(statement: string) {
  await database.runScript(
    `set session_replication_role = replica; ${statement}; set session_replication_role = origin;`,
  );
}

test("a correct ledger has no faults, and the verdict says how much was read", async () => {
  await Promise.all([createCustomer(), createCustomer(), createCustomer()]);
  const taken = Math.floor((300 * 100) / 490);
  expect(await audit()).toEqual({
    people: 3,
    movements: 3 * 8,
    entries: 3 * 16,
    sums: {
      bonus: 3 * (40 - 7 - 7),
      bought: 3 * (300 - taken),
      heldBonus: 3 * 7,
      heldBought: 0,
      issued: -3 * (340 - taken),
      spent: 3 * 7,
    },
    faultCount: 0,
    faults: [],
  });
});

test("the faults found do not depend on the page size, also when a page ends in the middle of a person", async () => {
  const customers = await Promise.all([createCustomer(), createCustomer(), createCustomer()]);
  const found = (pageSize: number) =>
    database.db.transaction(async (tx) => [
      ...(await Array.fromAsync(findAccountFaults((work) => work(tx), { pageSize }))),
      ...(await Array.fromAsync(findPaymentFaults(tx, { pageSize }))),
    ]);
  for (const pageSize of [1, 2, 5]) expect(await found(pageSize)).toEqual([]);
  const ids = customers.map(({ userId }) => userId).sort();
  await tamper("update ledger_movements set reason = 'gift' where position = 8");
  const broken = ids.map((userId) => `chain of user ${userId} breaks at movement 8`);
  for (const pageSize of [1, 2, 5]) expect(await found(pageSize)).toEqual(broken);
});

test("changes during the check cause no false alarm", async () => {
  const customer = await createCustomer();
  const ending = new AbortController();
  const work = async () => {
    while (!ending.signal.aborted) {
      const holdId = await holdCredits(deps, { userId: customer.userId, amountCredits: 1 });
      const settlement = { userId: customer.userId, holdId, at: deps.clock.now() };
      await database.db.transaction((tx) => leaveHold(tx, settlement));
      await sendEvent(
        app,
        deps.clock,
        createCheckout(deps.clock, { reference: customer.userId }).completed(),
      );
    }
  };
  const workers = [work(), work(), work()];
  const before = await audit();
  for (let time = 0; time < 10; time++) expect(await faults()).toEqual([]);
  ending.abort();
  await Promise.all(workers);
  expect((await audit()).movements).toBeGreaterThan(before.movements);
});

test("a movement that was deleted from the past is found missing", async () => {
  const { userId } = await createCustomer();
  await tamper("delete from ledger_movements where position = 3");
  expect(await faults()).toContain(`user ${userId} misses movement 3`);
});

test("a changed amount is found in its movement and in the sum of all", async () => {
  await createCustomer();
  await tamper(
    "alter table ledger_movements drop constraint ledger_movements_balance; update ledger_movements set spent = spent + 5 where spent > 0",
  );
  expect(await faults()).toEqual([
    "all movements together sum to 5",
    expect.stringMatching(/^movement .* is unbalanced$/),
    expect.stringMatching(/^chain of user .* breaks at movement 4$/),
    expect.stringMatching(/^movement .* does not agree with its hold$/),
  ]);
});

test("a hold that was settled without a movement is named, and one that was placed without", async () => {
  const { userId, open } = await createCustomer();
  const at = deps.clock.now();
  await database.db
    .update(creditHolds)
    .set({ state: "captured", settledAt: at })
    .where(eq(creditHolds.id, open));
  const id = randomUUID();
  const row = { bonus: 7, bought: 0, purpose: "x", reason: "x", createdAt: at, expiresAt: at, settledAt: at };
  await database.db.insert(creditHolds).values({ ...row, id, userId, waiters: 0, state: "released" });
  const expected = [
    `balance of user ${userId} differs from its replay`,
    `hold ${id} was placed without a movement`,
    `hold ${open} is captured without a movement`,
    `hold ${id} is released without a movement`,
  ];
  expect((await faults()).sort()).toEqual(expected.sort());
});

test("a hold whose state differs from its movement is named", async () => {
  const { captured } = await createCustomer();
  await database.db.update(creditHolds).set({ state: "released" }).where(eq(creditHolds.id, captured));
  expect(await faults()).toEqual([expect.stringMatching(/^movement .* does not agree with its hold$/)]);
});

test("a hold that is open and has no row is named", async () => {
  const { userId, open } = await createCustomer();
  await database.db.delete(creditHolds).where(eq(creditHolds.id, open));
  expect(await faults()).toEqual([
    `hold ${open} is open and not stored`,
    `balance of user ${userId} differs from its replay`,
  ]);
});

test.each([
  ["ends a hold of which there is nothing", "set hold_id = gen_random_uuid()"],
  ["gives back other fichas than the hold took", "set held_bonus = held_bonus - 1, bonus = bonus + 1"],
  ["ends no hold", "set hold_id = null"],
])("a movement that %s is named, also when the row of its hold is gone", async (_, change) => {
  const { released } = await createCustomer();
  await database.db.delete(creditHolds).where(eq(creditHolds.id, released));
  expect(await faults()).toEqual([]);
  await tamper(`update ledger_movements ${change} where kind = 'release'`);
  expect(await faults()).toContainEqual(expect.stringMatching(/^movement .* does not agree with its hold$/));
});

test("an expired hold is named after the task had time to give it back", async () => {
  const { open } = await createCustomer();
  deps.clock.advance(60_000 + 70_000);
  expect(await faults()).toEqual([]);
  deps.clock.advance(1_000);
  expect(await faults()).toEqual([`hold ${open} is open 71 s past its end`]);
  expect((await auditLedger(database.db, { now: null })).faults).toEqual([]);
});

test("a payment that differs from the ledger or from its refunds is named", async () => {
  const { paymentIntent } = await createCustomer();
  await database.db.update(payments).set({ grantedCredits: 600, takenCredits: 0, owedCredits: 7 });
  expect(await faults()).toEqual([
    `payment ${paymentIntent} granted 600, the ledger says 300`,
    `payment ${paymentIntent} took 0 back, the ledger says 61`,
    `payment ${paymentIntent} took and is owed 7, its refunds say 122`,
  ]);
});

test("fichas of a purchase without a payment are named", async () => {
  const { userId } = await createPerson(deps);
  await database.db.transaction((tx) =>
    grantCredits(tx, {
      userId,
      amountCredits: 300,
      pocket: "bought",
      reason: "purchase",
      idempotencyKey: "purchase:cs_of_nobody",
      at: deps.clock.now(),
    }),
  );
  expect(await faults()).toEqual([expect.stringMatching(/^movement .* belongs to no payment$/)]);
});

test("of very many faults all are counted and a hundred are kept", async () => {
  const { userId } = await createPerson(deps);
  await database.db.execute(sql`
    insert into credit_accounts (user_id, person_key, bonus)
    select gen_random_uuid(), n::text, 1 from generate_series(1, 1500) n`);
  const verdict = await audit();
  expect(verdict).toMatchObject({ people: 1501, faultCount: 1500 });
  expect(verdict.faults).toHaveLength(100);
  expect(verdict.faults.join()).not.toContain(userId);
});
