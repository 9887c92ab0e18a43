import type { FastifyInstance } from "fastify";
import { unpaidPurchaseKeptDays } from "@vagou/contract/limits";
import { endpoints } from "@vagou/contract/api/endpoints";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi } from "../../../test/product/call-api.ts";
import { createPerson, type TestPerson } from "../../../test/people/create-person.ts";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../../test/product/create-test-deps.ts";
import {
  createCheckout,
  sendEvent,
  testPayments,
  type TestEvent,
} from "../../../test/fichas/stripe-events.ts";
import { buildApp } from "../../app.ts";
import type { Database } from "../../db/client.ts";
import { pendingPurchases } from "../../db/schema/payments.ts";
import { forgetOldPurchases } from "./forget-old-purchases.ts";
import { listWaitingPayments } from "./list-waiting-payments.ts";

const dayMs = 24 * 3_600_000;
let database: Database;
let deps: TestDeps;
let app: FastifyInstance;
let person: TestPerson;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  deps = createTestDeps(database, { payments: testPayments });
  app = await buildApp(deps);
  person = await createPerson(deps);
});
afterAll(() => database.close());

const checkout = (facts: Parameters<typeof createCheckout>[1] = {}) =>
  createCheckout(deps.clock, { reference: person.userId, ...facts });

async function hear(event: TestEvent): Promise<void> {
  expect(await sendEvent(app, deps.clock, event)).toBe(200);
}

async function unpaid({ token }: TestPerson = person) {
  const answer = await callApi(app, "GET", "/tokens/waiting", { token });
  expect(answer.status).toBe(200);
  return endpoints.listWaitingPayments.response.parse(answer.body);
}

const waiting = async (who = person) => (await unpaid(who)).payments;

test("a boleto or Pix that was made waits until it is paid", async () => {
  const session = checkout({ link: "plink_popular", amountCents: 890 });
  const madeAt = deps.clock.now().toISOString();
  await hear(session.waiting());
  expect(await waiting()).toEqual([
    { id: session.paymentIntent, credits: 600, price_cents: 890, since: madeAt },
  ]);
  await hear(session.paidLater());
  expect(await waiting()).toEqual([]);
});

test("one that was not paid in time does not wait any more, in any order of the events", async () => {
  const [late, early] = [checkout(), checkout()];
  await hear(late.waiting());
  await hear(late.neverPaid());
  await hear(early.neverPaid());
  await hear(early.waiting());
  expect(await waiting()).toEqual([]);
});

test("the person is told which checkouts ended without a payment, and no other person is", async () => {
  const [ended, open, paid] = [checkout(), checkout(), checkout()];
  for (const session of [ended, open, paid]) await hear(session.waiting());
  await hear(paid.paidLater());
  const event = ended.neverPaid();
  await hear(event);
  expect((await unpaid()).ended).toEqual([event.data.object["id"]]);
  expect((await unpaid(await createPerson(deps))).ended).toEqual([]);
});

test("several wait side by side, the newest first; a card that is paid at once never waits", async () => {
  const first = checkout();
  await hear(first.waiting());
  deps.clock.advance(1_000);
  const second = checkout({ link: "plink_popular", amountCents: 890 });
  await hear(second.waiting());
  await hear(checkout().completed());
  expect((await waiting()).map(({ credits }) => credits)).toEqual([600, 300]);
});

test("a payment that would grant no fichas, or of another person, is not among them", async () => {
  const other = await createPerson(deps);
  await hear(checkout({ link: "plink_pro" }).waiting());
  await hear(checkout({ link: "plink_gone" }).waiting());
  await hear(checkout({ amountCents: 1 }).waiting());
  await hear(checkout({ reference: other.userId }).waiting());
  expect(await waiting()).toEqual([]);
  expect(await waiting(other)).toHaveLength(1);
});

test("no payment waits for ever, even if the event of its end never comes", async () => {
  await hear(checkout().waiting());
  // The session is over by then.
  const known = async () => (await listWaitingPayments(deps, { actor: person })).payments;
  deps.clock.advance(61 * dayMs);
  expect(await known()).toHaveLength(1);
  deps.clock.advance(2 * dayMs);
  expect(await known()).toEqual([]);
});

test("without a session the list is refused", async () => {
  expect(await callApi(app, "GET", "/tokens/waiting")).toMatchObject({ status: 401 });
});

test("a checkout that was begun and not paid is forgotten after its term; one that was paid stays", async () => {
  const { token, userId } = person;
  const begin = async () => {
    const begun = await callApi(app, "POST", "/tokens/buy", { token, body: { packageId: "basic" } });
    expect(begun.status).toBe(200);
  };
  const kept = () => deps.db.select().from(pendingPurchases).where(eq(pendingPurchases.userId, userId));
  await begin();
  const paid = checkout();
  await hear(paid.completed());
  await begin();
  deps.clock.advance(unpaidPurchaseKeptDays * dayMs);
  await forgetOldPurchases(deps);
  expect(await kept()).toHaveLength(2);
  deps.clock.advance(1);
  await forgetOldPurchases(deps);
  expect(await kept()).toMatchObject([{ paymentIntent: paid.paymentIntent }]);
});
