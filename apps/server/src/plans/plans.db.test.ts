import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createPerson, type TestPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import {
  createCheckout,
  createSubscription,
  sendEvent,
  testPayments,
  type TestEvent,
} from "../../test/fichas/stripe-events.ts";
import { erasePerson } from "../personal-data/erase-person.ts";
import { getAccount } from "../profile/get-account.ts";
import { setPlan } from "../people/set-plan.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";
import { planInvoices, planSubscriptions } from "../db/schema/plans.ts";
import { auditLedger } from "../ledger-audit/audit-ledger.ts";
import { forgetOtherSales } from "../payments/facts/forget-other-sales.ts";
import { parkLostCheckouts } from "../payments/parked/park-lost-checkouts.ts";
import { listParkedSubscriptions } from "./repository.ts";

let database: Database;
let deps: TestDeps;
let app: FastifyInstance;
let person: TestPerson;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  deps = createTestDeps(database, { payments: testPayments });
  deps.clock.set("2026-11-22T12:00:00Z");
  app = await buildApp(deps);
  person = await createPerson(deps);
});
afterAll(async () => {
  expect((await auditLedger(database.db, { now: null })).faults).toEqual([]);
  await database.close();
});

async function hear(...events: TestEvent[]) {
  for (const event of events) expect(await sendEvent(app, deps.clock, event)).toBe(200);
}

/** The plan as the profile gets it; without HTTP, because sessions end sooner than plans. */
async function planNow() {
  const account = await getAccount(deps, { actor: person });
  const { user, plan_until: until, plan_renews: renews, plan_payment_failed: failed } = account;
  return { user, until, renews, failed, unpaid: account.unpaid_plan };
}

const isOn = (plan: string) => expect.objectContaining({ plan });
const free = { user: isOn("free"), until: null, renews: false, failed: false, unpaid: null };

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const months = ["2026-11-22", "2026-12-22", "2027-01-22", "2027-02-22"].map(day);
const period = (index: number) => {
  const [start, end] = [months[index], months[index + 1]];
  if (start === undefined || end === undefined) throw new Error("no such month");
  return { start, end };
};

const until = (at: string, renews: boolean, failed = false) => ({
  user: isOn("pro"),
  until: `${at}T12:00:00.000Z`,
  renews,
  failed,
  unpaid: null,
});

function premiumOnce() {
  const facts = { reference: person.userId, link: "plink_premium_plan", amountCents: 4990 };
  return createCheckout(deps.clock, facts);
}

function subscribe(facts: Parameters<typeof createSubscription>[1] = {}) {
  return createSubscription(deps.clock, { reference: person.userId, ...facts });
}

test.each([[false], [true]])(
  "a subscription switches its plan on when it is paid, renews, and ends (before 2025: %s)",
  async (before2025) => {
    const pro = subscribe({ before2025 });
    await hear(pro.changed("created", { status: "incomplete" }), pro.completed());
    expect(await planNow()).toEqual(free);
    await hear(pro.paid(0, period(0)), pro.paidBy(0), pro.changed("updated", {}));
    expect(await planNow()).toEqual(until("2026-12-22", true));

    // The next term is charged some hours after the last one ended; the person keeps the plan meanwhile.
    deps.clock.set("2026-12-22T14:00:00Z");
    expect(await planNow()).toEqual(until("2026-12-22", true));
    await hear(pro.paid(1, period(1)), pro.changed("updated", {}));
    expect(await planNow()).toEqual(until("2027-01-22", true));

    await hear(pro.changed("updated", { cancelsAt: day("2027-01-22") }, day("2027-01-02")));
    expect(await planNow()).toEqual(until("2027-01-22", false));
    deps.clock.set("2027-01-22T12:00:00Z");
    expect(await planNow()).toEqual(free);
    await hear(pro.changed("deleted", { status: "canceled", endedAt: day("2027-01-22") }));
    expect(await planNow()).toEqual(free);
  },
);

test("every answer that describes a person names their plan", async () => {
  const pro = subscribe();
  await hear(pro.completed(), pro.paid(0, period(0)));
  const { token } = person;
  expect((await callApi(app, "GET", "/tokens", { token })).body["user"]).toEqual(isOn("pro"));
  const renamed = await callApi(app, "PATCH", "/account", { token, body: { name: "Outro Nome" } });
  expect(renamed.body["user"]).toEqual(isOn("pro"));
  expect((await callApi(app, "GET", "/account/export", { token })).body["account"]).toEqual(isOn("pro"));
});

test("an unpaid renewal is shown, the plan ends after three days, and the person is told that Stripe may still charge it", async () => {
  const pro = subscribe();
  await hear(pro.completed(), pro.paid(0, period(0)), pro.changed("updated", {}));
  deps.clock.set("2026-12-22T13:00:00Z");
  await hear(pro.failed(1, period(1)), pro.changed("updated", { status: "past_due" }));
  expect(await planNow()).toEqual(until("2026-12-22", true, true));
  deps.clock.set("2026-12-25T11:59:59Z");
  expect(await planNow()).toEqual(until("2026-12-22", true, true));
  deps.clock.set("2026-12-25T12:00:00Z");
  expect(await planNow()).toEqual({ ...until("2026-12-22", true, true), user: isOn("free"), unpaid: "pro" });
  // Another plan that is paid meanwhile does not hide it.
  await hear(premiumOnce().completed());
  expect(await planNow()).toMatchObject({ user: isOn("premium"), unpaid: "pro" });
  // Stripe tries the card again for days, and finally it is charged.
  await hear(pro.paid(1, period(1)), pro.changed("updated", {}));
  expect(await planNow()).toMatchObject({ user: isOn("premium"), unpaid: null });
});

test.each(["unpaid", "canceled"])(
  "a plan whose renewal failed is not said to be charged any more once Stripe calls it %s",
  async (status) => {
    const pro = subscribe();
    await hear(pro.completed(), pro.paid(0, period(0)), pro.changed("updated", { status: "past_due" }));
    deps.clock.set("2026-12-30T12:00:00Z");
    expect(await planNow()).toMatchObject({ user: isOn("free"), unpaid: "pro" });
    await hear(pro.changed("updated", { status }));
    expect(await planNow()).toMatchObject({ user: isOn("free"), unpaid: null });
  },
);

test("a subscription that Stripe gives up ends with its paid time", async () => {
  const pro = subscribe();
  await hear(pro.completed(), pro.paid(0, period(0)), pro.changed("updated", {}));
  deps.clock.set("2026-12-22T13:00:00Z");
  await hear(pro.changed("updated", { status: "unpaid" }));
  expect(await planNow()).toEqual(free);
});

test("a subscription that is stopped at once ends at once", async () => {
  const pro = subscribe();
  await hear(pro.completed(), pro.paid(0, period(0)));
  deps.clock.set("2026-12-01T12:00:00Z");
  await hear(pro.changed("deleted", { status: "canceled", endedAt: day("2026-12-01") }));
  expect(await planNow()).toEqual(free);
});

test("a one-off link buys its duration, a second purchase begins where the first one ends", async () => {
  const facts = { reference: person.userId, link: "plink_premium_plan", amountCents: 4990 };
  await hear(createCheckout(deps.clock, facts).completed());
  const premium = { user: isOn("premium"), renews: false, failed: false, unpaid: null };
  expect(await planNow()).toEqual({ ...premium, until: "2027-02-22T12:00:00.000Z" });
  deps.clock.set("2026-12-01T00:00:00Z");
  const second = createCheckout(deps.clock, facts);
  await hear(second.waiting());
  expect(await planNow()).toEqual({ ...premium, until: "2027-02-22T12:00:00.000Z" });
  await hear(second.paidLater(), second.paidLater(), second.completed());
  expect(await planNow()).toEqual({ ...premium, until: "2027-05-22T12:00:00.000Z" });
  await hear(second.charged(4990));
  expect(await planNow()).toEqual({ ...premium, until: "2027-02-22T12:00:00.000Z" });
  deps.clock.set("2027-02-22T12:00:00Z");
  expect(await planNow()).toEqual(free);
});

test.each([
  ["bought besides", () => hear(premiumOnce().completed())],
  ["set by an operator", () => setPlan(database.db, { userId: person.userId, plan: "premium" })],
])("a subscription is shown while it goes on under a better plan, %s", async (_how, getPremium) => {
  const other = async () => (await getAccount(deps, { actor: person })).other_plan;
  const pro = subscribe();
  await hear(pro.completed(), pro.paid(0, period(0)), pro.changed("updated", {}));
  expect(await other()).toBeNull();
  await getPremium();
  expect(await planNow()).toMatchObject({ user: isOn("premium"), renews: false });
  expect(await other()).toEqual({ plan: "pro", renews_at: "2026-12-22T12:00:00.000Z" });
  await hear(pro.changed("updated", { cancelsAt: day("2026-12-22") }));
  expect(await other()).toBeNull();
});

test("a full refund ends the plan, half of it does not, and a won dispute gives the plan back", async () => {
  const pro = subscribe();
  await hear(pro.completed(), pro.paid(0, period(0)));
  await hear(pro.refunded(0, 400));
  expect(await planNow()).toEqual(until("2026-12-22", true));
  // The event that names the payment comes after the event of its dispute.
  await hear(pro.disputed(0, "needs_response"), pro.paidBy(0));
  expect(await planNow()).toEqual(free);
  deps.clock.advance(1_000);
  await hear(pro.disputed(0, "won"));
  expect(await planNow()).toEqual(until("2026-12-22", true));
  await hear(pro.refunded(0, 990));
  expect(await planNow()).toEqual(free);
});

test.each([
  ["another price", { amountCents: 100 }, "wrong amount"],
  ["another currency", { currency: "usd" }, "wrong currency"],
  ["an unknown person", { reference: "who" }, "unknown person"],
  ["a link that does not exist any more", { link: "plink_gone" }, "unknown payment link"],
] as const)(
  "a subscription with %s gives no plan and waits for the operator",
  async (_what, facts, reason) => {
    const odd = subscribe(facts);
    await hear(odd.completed(), odd.paid(0, period(0)));
    expect(await planNow()).toEqual(free);
    expect(await listParkedSubscriptions(database.db)).toMatchObject([
      { subscription: odd.subscription, parkedReason: reason },
    ]);
    // After its end in Stripe it no longer waits for the operator.
    await hear(odd.changed("deleted", { status: "canceled", endedAt: day("2026-11-22") }));
    expect(await listParkedSubscriptions(database.db)).toEqual([]);
  },
);

test("a subscription by another link than ours gives no plan", async () => {
  const foreign = createSubscription(deps.clock, { link: "plink_newsletter" });
  await hear(
    foreign.completed(),
    foreign.paid(0, period(0)),
    foreign.paidBy(0),
    foreign.changed("updated", {}),
  );
  expect(await listParkedSubscriptions(database.db)).toEqual([]);
});

test("subscriptions of another product in the same Stripe account are deleted after thirty days, ours are not", async () => {
  const foreign = createSubscription(deps.clock, { link: "plink_newsletter" });
  const pro = subscribe();
  await hear(foreign.paid(0, period(0)), foreign.paidBy(0), foreign.paidBy(1));
  await hear(pro.completed(), pro.paid(0, period(0)));
  const known = async () => ({
    subscriptions: (await database.db.select().from(planSubscriptions)).map(
      ({ subscription }) => subscription,
    ),
    invoices: await database.db.$count(planInvoices),
  });
  const before = await known();
  deps.clock.set("2026-12-23T00:00:00Z");
  await forgetOtherSales(deps);
  const after = await known();
  expect(before.subscriptions.filter((each) => !after.subscriptions.includes(each))).toContain(
    foreign.subscription,
  );
  expect(after.subscriptions).toContain(pro.subscription);
  expect(after.invoices).toBeLessThan(before.invoices);
  expect(await planNow()).toEqual(until("2026-12-22", true));
});

test("a paid subscription whose checkout no event names within the hour waits for the operator, until one names it", async () => {
  const [pro, newsletter] = [subscribe(), createSubscription(deps.clock, { link: "plink_newsletter" })];
  const course = createSubscription(deps.clock, { amountCents: 2990 });
  const ended = createSubscription(deps.clock);
  await hear(pro.paid(0, period(0)), newsletter.paid(0, period(0)), newsletter.completed());
  await hear(course.paid(0, period(0)), ended.paid(0, period(0)));
  await hear(ended.changed("deleted", { status: "canceled", endedAt: day("2026-11-22") }));
  const parked = async () => {
    await parkLostCheckouts(deps);
    const rows = await listParkedSubscriptions(database.db);
    return rows.map(({ subscription, parkedReason }) => ({ subscription, parkedReason }));
  };
  deps.clock.advance(3_600_000);
  expect(await parked()).toEqual([]);
  deps.clock.advance(1);
  const byTwoProcesses = await Promise.all([parkLostCheckouts(deps), parkLostCheckouts(deps)]);
  expect(byTwoProcesses.toSorted()).toEqual([0, 1]);
  expect(await parked()).toEqual([{ subscription: pro.subscription, parkedReason: "unknown checkout" }]);
  expect(await planNow()).toEqual(free);
  await hear(pro.completed());
  expect(await parked()).toEqual([]);
  expect(await planNow()).toEqual(until("2026-12-22", true));
});

test("a subscription that is still charged after its person deleted the account is parked and names no person", async () => {
  const pro = subscribe();
  await hear(pro.completed(), pro.paid(0, period(0)));
  await database.db.transaction((tx) => erasePerson(tx, { id: person.userId, email: person.email }));
  await hear(pro.paid(1, period(1)), pro.completed());
  const parked = await listParkedSubscriptions(database.db);
  expect(parked).toMatchObject([
    { subscription: pro.subscription, userId: null, clientReference: null, parkedReason: "deleted account" },
  ]);
  await hear(pro.changed("deleted", { status: "canceled", endedAt: day("2026-11-22") }));
});

test("a plan that an operator set has no end, and the better plan counts", async () => {
  await setPlan(database.db, { userId: person.userId, plan: "pro" });
  expect(await planNow()).toEqual({ ...free, user: isOn("pro") });
  await hear(
    createCheckout(deps.clock, {
      reference: person.userId,
      link: "plink_premium_plan",
      amountCents: 4990,
    }).completed(),
  );
  expect(await planNow()).toMatchObject({ user: isOn("premium"), until: "2027-02-22T12:00:00.000Z" });
  deps.clock.set("2027-02-22T12:00:00Z");
  expect(await planNow()).toEqual({ ...free, user: isOn("pro") });
});
