import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import {
  createCheckout,
  createSubscription,
  testPayments,
  type TestEvent,
} from "../../test/fichas/stripe-events.ts";
import { getUser } from "../people/repository.ts";
import type { Database } from "../db/client.ts";
import { auditLedger } from "../ledger-audit/audit-ledger.ts";
import { applyEvent } from "../payments/events/apply-event.ts";
import { readEvent } from "../payments/events/read-event.ts";
import { currentPlan } from "./current-plan.ts";
import { judgePlan } from "./judge-plan.ts";
import { listTerms } from "./repository.ts";

let database: Database;
let deps: TestDeps;

beforeAll(async () => {
  database = await createTestDatabase();
  deps = createTestDeps(database, { payments: testPayments });
});
afterAll(async () => {
  expect((await auditLedger(database.db, { now: null })).faults).toEqual([]);
  await database.close();
});

const dayMs = 24 * 3_600_000;
const beginning = Date.parse("2026-11-01T12:00:00Z");
const at = (day: number) => new Date(beginning + day * dayMs);
const termDays = 30;

type Money = "kept" | "refunded" | "half refunded" | "disputed" | "dispute won";

/** The history of a subscription; its terms are thirty days each, from the first day on. */
type Story = {
  terms: { how: "paid" | "failed, then paid" | "failed"; money: Money }[];
  end: "runs on" | "cancelled" | "cancelled, and taken back" | "stopped" | "given up";
};

type Purchase = { day: number; later: boolean; paid: boolean; money: Money };

type History = {
  subscription: Story | null;
  purchases: Purchase[];
  /** The position at which each event is received, and the events that are received twice. */
  order: number[];
  twice: number[];
};

const money = fc.constantFrom<Money[]>(
  "kept",
  "kept",
  "refunded",
  "half refunded",
  "disputed",
  "dispute won",
);

const histories: fc.Arbitrary<History> = fc.record({
  subscription: fc.option(
    fc.record({
      terms: fc.array(
        fc.record({
          how: fc.constantFrom(
            "paid" as const,
            "paid" as const,
            "failed, then paid" as const,
            "failed" as const,
          ),
          money,
        }),
        { minLength: 1, maxLength: 3 },
      ),
      end: fc.constantFrom(
        "runs on" as const,
        "cancelled" as const,
        "cancelled, and taken back" as const,
        "stopped" as const,
        "given up" as const,
      ),
    }),
    { freq: 4 },
  ),
  purchases: fc.array(
    fc.record({ day: fc.nat({ max: 120 }), later: fc.boolean(), paid: fc.boolean(), money }),
    {
      maxLength: 3,
    },
  ),
  order: fc.array(fc.nat({ max: 1_000 }), { minLength: 50, maxLength: 50 }),
  twice: fc.array(fc.nat({ max: 30 }), { maxLength: 8 }),
});

function* tellMoney(
  what: Money,
  day: number,
  events: {
    refund: (share: number, day: Date) => TestEvent;
    dispute: (status: string, day: Date) => TestEvent;
  },
): Generator<TestEvent> {
  if (what === "refunded") yield events.refund(1, at(day + 3));
  if (what === "half refunded") yield events.refund(0.5, at(day + 3));
  if (what === "disputed" || what === "dispute won") yield events.dispute("needs_response", at(day + 3));
  if (what === "dispute won") yield events.dispute("won", at(day + 9));
}

function* tellSubscription(story: Story, reference: string): Generator<TestEvent> {
  const subscription = createSubscription(deps.clock, { reference });
  yield subscription.changed("created", { status: "incomplete" }, at(0));
  yield subscription.completed(at(0));
  for (const [index, { how, money: what }] of story.terms.entries()) {
    const day = index * termDays;
    const period = { start: at(day), end: at(day + termDays) };
    if (how !== "paid") {
      yield subscription.failed(index, period, at(day));
      yield subscription.changed("updated", { status: "past_due" }, at(day));
    }
    if (how === "failed") continue;
    const paidOn = how === "paid" ? day : day + 2;
    yield subscription.paid(index, period, at(paidOn));
    yield subscription.paidBy(index, at(paidOn));
    yield subscription.changed("updated", { status: "active" }, at(paidOn + 0.1));
    yield* tellMoney(what, paidOn, {
      refund: (share, when) => subscription.refunded(index, 990 * share, when),
      dispute: (status, when) => subscription.disputed(index, status, when),
    });
  }
  const last = story.terms.length * termDays;
  const cancelsAt = at(last);
  if (story.end.startsWith("cancelled"))
    yield subscription.changed("updated", { status: "active", cancelsAt }, at(last - 10));
  if (story.end === "cancelled, and taken back")
    yield subscription.changed("updated", { status: "active" }, at(last - 9));
  if (story.end === "cancelled")
    yield subscription.changed("deleted", { status: "canceled", endedAt: cancelsAt, cancelsAt }, at(last));
  if (story.end === "stopped")
    yield subscription.changed("deleted", { status: "canceled", endedAt: at(last - 8) }, at(last - 8));
  if (story.end === "given up") yield subscription.changed("updated", { status: "unpaid" }, at(last - 1));
}

function* tellPurchase({ day, later, paid, money: what }: Purchase, reference: string): Generator<TestEvent> {
  const checkout = createCheckout(deps.clock, { reference, link: "plink_premium_plan", amountCents: 4990 });
  if (later || !paid) yield checkout.waiting(at(day));
  if (!paid) yield checkout.neverPaid(at(day + 2));
  if (!paid) return;
  yield later ? checkout.paidLater(at(day)) : checkout.completed(at(day));
  yield* tellMoney(what, day, {
    refund: (share, when) => checkout.charged(4990 * share, when),
    dispute: (status, when) => checkout.dispute(status === "won" ? "closed" : "created", status, when),
  });
}

const isKept = ({ money: what }: { money: Money }) => what !== "refunded" && what !== "disputed";

/** The model: the days on which a subscription gives its plan, without tables or orders of events. */
function daysOf({ terms, end }: Story): [from: number, until: number] | null {
  const kept = terms.flatMap((term, index) => (term.how !== "failed" && isKept(term) ? [index] : []));
  const [first] = kept;
  const last = kept.at(-1);
  if (first === undefined || last === undefined) return null;
  const paidUntil = (last + 1) * termDays;
  const whole = terms.length * termDays;
  if (end === "stopped") return [first * termDays, Math.min(paidUntil, whole - 8)];
  // No further payment is awaited.
  if (end === "given up" || end === "cancelled") return [first * termDays, paidUntil];
  return [first * termDays, paidUntil + 3];
}

/** Three calendar months for each purchase, one after the other. */
function premiumUntil(purchases: readonly Purchase[], when: Date): boolean {
  let end = new Date(0);
  let isOn = false;
  for (const { day } of purchases
    .filter((each) => each.paid && isKept(each))
    .toSorted((a, b) => a.day - b.day)) {
    const start = at(day) > end ? at(day) : end;
    end = new Date(start);
    end.setUTCMonth(end.getUTCMonth() + 3);
    if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
    isOn ||= start <= when && when < end;
  }
  return isOn;
}

function foretell({ subscription, purchases }: History, day: number): "free" | "pro" | "premium" {
  if (premiumUntil(purchases, at(day))) return "premium";
  const days = subscription && daysOf(subscription);
  return days !== null && days[0] <= day && day < days[1] ? "pro" : "free";
}

test("for every order of events, also late or repeated ones, each day has the plan that was paid for it", async () => {
  const property = fc.asyncProperty(histories, async (history) => {
    deps.clock.set(at(0).toISOString());
    const { userId } = await createPerson(deps);
    const once = [
      ...(history.subscription === null ? [] : tellSubscription(history.subscription, userId)),
      ...history.purchases.flatMap((purchase) => [...tellPurchase(purchase, userId)]),
    ];
    const repeated = history.twice.flatMap((index) => once[index] ?? []);
    const events = [...once, ...repeated]
      .map((event, index) => ({ event, place: history.order[index % history.order.length] ?? 0 }))
      .toSorted((one, other) => one.place - other.place);
    for (const { event } of events)
      await applyEvent(deps, { settings: testPayments, event: readEvent(event) });
    const user = await getUser(database.db, userId);
    const terms = await listTerms(database.db, userId, new Date(0));
    // At noon, when terms begin and end, and a second before.
    const probes = Array.from({ length: 420 }, (_, day) => [day - 1 / 86_400, day]).flat();
    expect(probes.map((day) => [day, judgePlan("free", terms, at(day)).plan])).toEqual(
      probes.map((day) => [day, foretell(history, day)]),
    );
    const { plan } = await currentPlan(database.db, user, at(45));
    expect(plan).toBe(foretell(history, 45));
  });
  await fc.assert(property, { seed: 14, numRuns: 80 });
}, 120_000);
