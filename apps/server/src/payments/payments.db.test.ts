import type { FastifyInstance } from "fastify";
import { eq } from "drizzle-orm";
import { Stripe } from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createPerson, type TestPerson } from "../../test/people/create-person.ts";
import { holdCredits } from "../../test/fichas/hold-credits.ts";
import { captureHold, leaveHold } from "../../test/fichas/settle-hold.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { createCheckout, sendEvent, testPayments, type TestEvent } from "../../test/fichas/stripe-events.ts";
import { buildApp } from "../app.ts";
import { getBalance } from "../credits/ledger/account.ts";
import { verifyLedger } from "../credits/verification/verify-ledger.ts";
import type { Database } from "../db/client.ts";
import { paymentEvents, payments, pendingPurchases } from "../db/schema/payments.ts";
import { auditLedger } from "../ledger-audit/audit-ledger.ts";
import { createLogger } from "../http/requests/log-safely.ts";
import { assignPayment } from "./parked/assign-payment.ts";
import { listParked, listParkedEvents } from "./facts/repository.ts";
import { takeWhatCameBack } from "./settling/take-what-came-back.ts";

let database: Database;
let deps: TestDeps;
let app: FastifyInstance;
let person: TestPerson;
let lines: string[];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  lines = [];
  const logger = createLogger("info", { write: (line) => void lines.push(line) });
  deps = createTestDeps(database, { payments: testPayments, logger });
  app = await buildApp(deps);
  person = await createPerson(deps);
});
afterAll(async () => {
  expect(await verifyLedger(database.db)).toEqual([]);
  await database.close();
});

const balance = () => getBalance(database.db, person.userId);
const checkout = (facts: Parameters<typeof createCheckout>[1] = {}) =>
  createCheckout(deps.clock, { reference: person.userId, ...facts });
const hear = (event: TestEvent) => sendEvent(app, deps.clock, event);

async function paymentOf(paymentIntent: string) {
  const [payment] = await database.db
    .select()
    .from(payments)
    .where(eq(payments.paymentIntent, paymentIntent));
  return payment;
}

async function spend(amountCredits: number) {
  await hold(amountCredits);
}

const hold = (amountCredits: number) => holdCredits(deps, { userId: person.userId, amountCredits });

describe("a paid checkout", () => {
  test("grants what its link says, once, also when its event is repeated", async () => {
    const paid = checkout({ link: "plink_popular", amountCents: 890 }).completed();
    expect(await hear(paid)).toBe(200);
    expect(await balance()).toBe(600);
    expect(await Promise.all([hear(paid), hear(paid), hear(paid)])).toEqual([200, 200, 200]);
    expect(await balance()).toBe(600);
  });

  test("grants once when two different events say that it is paid", async () => {
    const session = checkout();
    await Promise.all([hear(session.completed()), hear(session.paidLater()), hear(session.completed())]);
    expect(await balance()).toBe(300);
  });

  test("keeps the checkout that was granted when an event names another one, so that the books agree", async () => {
    const session = checkout();
    await hear(session.completed());
    const granted = await paymentOf(session.paymentIntent);
    const { data, ...event } = session.completed();
    const other = { id: "cs_test_other", amount_total: 890, payment_link: "plink_popular" };
    expect(await hear({ ...event, data: { object: { ...data.object, ...other } } })).toBe(200);
    expect(await balance()).toBe(300);
    expect(await paymentOf(session.paymentIntent)).toEqual(granted);
    await hear(session.charged(245));
    expect(await balance()).toBe(150);
  });

  test("by boleto or Pix grants when it is paid, not when it is begun", async () => {
    const session = checkout();
    await hear(session.waiting());
    expect(await balance()).toBe(0);
    await hear(session.paidLater());
    expect(await balance()).toBe(300);
  });

  test("grants also when the event of its beginning arrives after the payment", async () => {
    const session = checkout();
    await hear(session.paidLater());
    await hear(session.waiting());
    expect(await balance()).toBe(300);
    expect((await paymentOf(session.paymentIntent))?.paidAt).not.toBeNull();
  });

  test("that is never paid grants nothing", async () => {
    const session = checkout();
    await hear(session.waiting());
    await hear(session.neverPaid());
    expect(await balance()).toBe(0);
  });

  test("closes the purchase that was begun with POST /tokens/buy", async () => {
    const { token } = person;
    const begun = await callApi(app, "POST", "/tokens/buy", { token, body: { packageId: "small" } });
    expect(begun).toMatchObject({ status: 200, body: { user: { search_credits: 0 } } });
    const url = new URL(String(begun.body["checkout_url"]));
    expect(url.searchParams.get("client_reference_id")).toBe(person.userId);
    expect(await balance()).toBe(0);
    const session = checkout({ link: "plink_small" });
    await hear(session.completed());
    expect(await balance()).toBe(100);
    const [purchase] = await database.db
      .select()
      .from(pendingPurchases)
      .where(eq(pendingPurchases.userId, person.userId));
    expect(purchase?.paymentIntent).toBe(session.paymentIntent);
  });
});

test("a package without a payment link is not for sale", async () => {
  const answer = await callApi(app, "POST", "/tokens/buy", {
    token: person.token,
    body: { packageId: "premium" },
  });
  expect(answer).toMatchObject({ status: 503, body: { error: "Failed to buy tokens" } });
});

describe("returned money", () => {
  test("takes the fichas back", async () => {
    const session = checkout();
    await hear(session.completed());
    await hear(session.charged(490));
    expect(await balance()).toBe(0);
  });

  test("in part takes that part, in the person's favour", async () => {
    const session = checkout();
    await hear(session.completed());
    await hear(session.charged(100));
    expect(await balance()).toBe(300 - Math.floor((300 * 100) / 490));
    await hear(session.charged(490));
    expect(await balance()).toBe(0);
  });

  test("takes what is left and records the rest as owed", async () => {
    const session = checkout();
    await hear(session.completed());
    await spend(200);
    await hear(session.charged(490));
    expect(await balance()).toBe(0);
    expect(await paymentOf(session.paymentIntent)).toMatchObject({ takenCredits: 100, owedCredits: 200 });
  });

  test("takes also what a running search held, where it comes back, and nothing that was bought later", async () => {
    const [first, later] = [checkout(), checkout()];
    await hear(first.completed());
    const returned = await hold(200);
    const charged = await hold(50);
    await hear(first.charged(490));
    expect(await paymentOf(first.paymentIntent)).toMatchObject({ takenCredits: 50, owedCredits: 250 });
    deps.clock.advance(1_000);
    await database.db.transaction(async (tx) => {
      const facts = { userId: person.userId, at: deps.clock.now() };
      await leaveHold(tx, { ...facts, holdId: returned });
      await captureHold(tx, { ...facts, holdId: charged, by: "a request", freeRepeatMs: 600_000 });
    });
    await hear(later.completed());
    const spentLater = await hold(7);
    expect(await balance()).toBe(493);
    deps.clock.advance(1_000);
    await database.db.transaction((tx) =>
      leaveHold(tx, { userId: person.userId, at: deps.clock.now(), holdId: spentLater }),
    );
    expect(await takeWhatCameBack(deps)).toBe(200);
    expect(await takeWhatCameBack(deps)).toBe(0);
    expect(await balance()).toBe(300);
    expect(await paymentOf(first.paymentIntent)).toMatchObject({ takenCredits: 250, owedCredits: 50 });
    expect((await auditLedger(database.db, { now: null })).faults).toEqual([]);
  });

  test("takes what came back once, also where two refunds came while it was held", async () => {
    const [one, two, later] = [checkout(), checkout(), checkout()];
    for (const { completed } of [one, two]) await hear(completed());
    const returned = await hold(600);
    for (const { charged } of [one, two]) await hear(charged(490));
    await hear(later.completed());
    deps.clock.advance(1_000);
    await database.db.transaction((tx) =>
      leaveHold(tx, { userId: person.userId, at: deps.clock.now(), holdId: returned }),
    );
    expect(await takeWhatCameBack(deps)).toBe(600);
    expect(await balance()).toBe(300);
  });

  test("never takes more than came back", async () => {
    const [one, two, later] = [checkout(), checkout(), checkout()];
    for (const { completed } of [one, two]) await hear(completed());
    await spend(500);
    const returned = await hold(100);
    for (const { charged } of [one, two]) await hear(charged(490));
    await hear(later.completed());
    deps.clock.advance(1_000);
    await database.db.transaction((tx) =>
      leaveHold(tx, { userId: person.userId, at: deps.clock.now(), holdId: returned }),
    );
    expect(await takeWhatCameBack(deps)).toBe(100);
    expect(await balance()).toBe(300);
    deps.clock.advance(60_000);
    expect(await takeWhatCameBack(deps)).toBe(0);
  });

  test("leaves no fichas, also when its event comes before that of the payment", async () => {
    const session = checkout();
    await hear(session.charged(490));
    await hear(session.refund("1", 490, "succeeded"));
    await hear(session.completed());
    expect(await balance()).toBe(0);
  });

  test("counts once, although the charge and each refund report it", async () => {
    const session = checkout();
    await hear(session.completed());
    await hear(session.refund("1", 100, "pending"));
    await hear(session.charged(100));
    await hear(session.refund("1", 100, "succeeded"));
    expect(await balance()).toBe(300 - Math.floor((300 * 100) / 490));
  });

  test("gives the fichas again when the refund fails, in any order of the events", async () => {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      const session = checkout();
      await hear(session.completed());
      const before = await balance();
      const events = [
        session.charged(490),
        session.refund("1", 490, "pending"),
        session.refund("1", 490, "failed", new Date(deps.clock.now().getTime() + 1_000)),
      ];
      for (const index of order) {
        const event = events[index];
        if (event !== undefined) await hear(event);
      }
      expect(await balance()).toBe(before);
    }
  });

  test("disputes take the fichas, and a won one gives them again, also in reverse order of the events", async () => {
    const later = new Date(deps.clock.now().getTime() + 60_000);
    const forward = checkout();
    await hear(forward.completed());
    await hear(forward.dispute("created", "needs_response"));
    expect(await balance()).toBe(0);
    await hear(forward.dispute("closed", "won", later));
    expect(await balance()).toBe(300);

    const backward = checkout();
    await hear(backward.completed());
    await hear(backward.dispute("closed", "won", later));
    await hear(backward.dispute("created", "needs_response"));
    expect(await balance()).toBe(600);
  });

  test("a lost dispute stays lost, and an inquiry alone takes nothing", async () => {
    const lost = checkout();
    await hear(lost.completed());
    await hear(lost.dispute("closed", "lost"));
    await hear(lost.dispute("updated", "under_review", new Date(deps.clock.now().getTime() + 5_000)));
    expect(await balance()).toBe(0);
    const inquiry = checkout();
    await hear(inquiry.completed());
    await hear(inquiry.dispute("created", "warning_needs_response"));
    expect(await balance()).toBe(300);
  });

  test("a won dispute first forgives the owed fichas", async () => {
    const session = checkout();
    await hear(session.completed());
    await spend(250);
    await hear(session.dispute("created", "needs_response"));
    expect(await paymentOf(session.paymentIntent)).toMatchObject({ takenCredits: 50, owedCredits: 250 });
    await hear(session.dispute("closed", "won", new Date(deps.clock.now().getTime() + 1_000)));
    expect(await balance()).toBe(50);
    expect(await paymentOf(session.paymentIntent)).toMatchObject({ takenCredits: 0, owedCredits: 0 });
  });
});

describe("a payment that cannot be granted is kept for the operator and answered 200", () => {
  test.each([
    ["an unknown person", { reference: "0198aaaa-0000-4000-8000-000000000000" }, "unknown person"],
    ["a reference that is no id", { reference: "'; drop table users; --" }, "unknown person"],
    ["no reference on our link", { reference: null }, "unknown person"],
    ["another amount", { amountCents: 489 }, "wrong amount"],
    ["another currency", { currency: "usd" }, "wrong currency"],
    ["a link that is not ours", { link: "plink_of_something_else" }, "unknown payment link"],
    ["no link", { link: null }, "unknown payment link"],
    ["a plan at another price", { link: "plink_pro", amountCents: 1990 }, "wrong amount"],
  ])("a checkout with %s", async (_what, facts, reason) => {
    const session = checkout(facts);
    expect(await hear(session.completed())).toBe(200);
    expect(await balance()).toBe(0);
    expect(await paymentOf(session.paymentIntent)).toMatchObject({ parkedReason: reason, grantedCredits: 0 });
    const parked = await listParked(database.db);
    expect(parked.map(({ paymentIntent }) => paymentIntent)).toContain(session.paymentIntent);
    expect(lines.join("")).toContain(reason);
  });

  test("a parked payment is granted when the operator names the person", async () => {
    const session = checkout({ reference: null });
    await hear(session.completed());
    const assignment = { paymentIntent: session.paymentIntent, userId: person.userId };
    const assign = () => assignPayment(deps, { settings: testPayments, ...assignment });
    await assign();
    expect(await balance()).toBe(300);
    await expect(assign()).rejects.toThrow("granted before");
    await hear(session.paidLater());
    expect(await balance()).toBe(300);
    expect((await paymentOf(session.paymentIntent))?.parkedReason).toBeNull();
  });

  test("a parked payment that was refunded meanwhile grants nothing when it is assigned", async () => {
    const session = checkout({ reference: null });
    await hear(session.completed());
    await hear(session.charged(490));
    const assignment = { paymentIntent: session.paymentIntent, userId: person.userId };
    await assignPayment(deps, { settings: testPayments, ...assignment });
    expect(await balance()).toBe(0);
  });
});

describe("a signed event that cannot be processed is parked, answered 200 and reported to the operator", () => {
  const eventOf = async (id: string) =>
    (await database.db.select().from(paymentEvents).where(eq(paymentEvents.id, id)))[0];

  test.each<[string, (event: TestEvent) => TestEvent, string]>([
    [
      "without a required member",
      (event) => ({ ...event, data: { object: { id: 7 } } }),
      "unreadable at id: invalid_type",
    ],
    [
      "with NUL in it",
      (event) => ({ ...event, data: { object: { ...event.data.object, client_reference_id: "a\0" } } }),
      "unreadable at client_reference_id: invalid_format",
    ],
    [
      "with half of a surrogate pair",
      (event) => ({ ...event, data: { object: { ...event.data.object, payment_link: "\uD800" } } }),
      "unreadable at payment_link: ",
    ],
    [
      "with more cents than a column holds",
      (event) => ({ ...event, data: { object: { ...event.data.object, amount_total: 2 ** 31 } } }),
      "unreadable at amount_total: too_big",
    ],
    [
      "of a year that no calendar has",
      (event) => ({ ...event, created: 8_640_000_000_000 }),
      "unreadable at created: too_big",
    ],
  ])("one %s", async (_what, spoil, where) => {
    const reported = spoil(checkout().completed());
    expect(await hear(reported)).toBe(200);
    expect(await eventOf(reported.id)).toMatchObject({ outcome: "parked", type: reported.type });
    expect((await eventOf(reported.id))?.reason).toContain(where);
    const listed = await listParkedEvents(database.db, deps.clock.now());
    expect(listed.map(({ id }) => id)).toContain(reported.id);
    expect(lines.join("")).toContain("a payment event was parked");
    expect(await balance()).toBe(0);
  });

  test("one that a constraint refuses: a checkout session of another payment", async () => {
    const first = checkout().completed();
    await hear(first);
    const second = checkout().completed();
    second.data.object["id"] = first.data.object["id"];
    expect(await hear(second)).toBe(200);
    expect(await eventOf(second.id)).toMatchObject({
      outcome: "parked",
      reason: "refused by the database: 23505 (payments_checkout_session_key)",
    });
    expect(await balance()).toBe(300);
  });

  test("and is processed when a correct repetition arrives", async () => {
    const good = checkout().completed();
    await hear({ ...good, data: { object: { id: 7 } } });
    expect(await balance()).toBe(0);
    expect(await hear(good)).toBe(200);
    expect(await balance()).toBe(300);
    expect(await eventOf(good.id)).toMatchObject({ outcome: "applied", reason: null });
    await hear({ ...good, data: { object: { id: 7 } } });
    expect(await eventOf(good.id)).toMatchObject({ outcome: "applied", reason: null });
  });

  test("but not while the database is unreachable: then Stripe sends it again", async () => {
    const away = await buildApp({
      ...deps,
      db: new Proxy(deps.db, {
        get: () => () => Promise.reject(Object.assign(new Error("away"), { code: "57P01" })),
      }),
    });
    expect(await sendEvent(away, deps.clock, checkout().completed())).toBe(500);
  });
});

describe("ignored:", () => {
  test("a checkout of another product of the same account", async () => {
    const session = checkout({ reference: null, link: null });
    expect(await hear(session.completed())).toBe(200);
    expect(await paymentOf(session.paymentIntent)).toBeUndefined();
  });

  test("an event of the test mode in live mode, and the other way round", async () => {
    expect(await hear(checkout({ live: true }).completed())).toBe(200);
    expect(await balance()).toBe(0);
    const live = await buildApp({ ...deps, payments: { ...testPayments, live: true } });
    expect(await sendEvent(live, deps.clock, checkout().completed())).toBe(200);
    expect(await balance()).toBe(0);
    expect(lines.join("")).toContain("other mode");
  });

  test("kinds of events that say nothing about fichas", async () => {
    const session = checkout();
    const other = { ...session.completed(), type: "customer.created" };
    expect(await hear(other)).toBe(200);
    expect(await balance()).toBe(0);
  });
});

describe("refused:", () => {
  test("an event signed with another secret, with a log line that says so", async () => {
    const session = checkout();
    expect(await sendEvent(app, deps.clock, session.completed(), "whsec_of_somebody")).toBe(400);
    expect(await balance()).toBe(0);
    expect(lines.join("")).toContain("wrong signature");
  });

  test.each<[string, Record<string, string>]>([
    ["text/plain", { "content-type": "text/plain" }],
    ["a form", { "content-type": "application/x-www-form-urlencoded" }],
    ["several parts", { "content-type": "multipart/form-data; boundary=x" }],
    ["something compressed", { "content-type": "application/json", "content-encoding": "gzip" }],
    ["nothing", {}],
  ])("an event with one byte changed, said to be %s, while the true one is taken", async (_what, said) => {
    const body = JSON.stringify(checkout().completed());
    const timestamp = Math.floor(deps.clock.now().getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: "whsec_of_the_tests",
      timestamp,
    });
    const send = async (payload: string) => {
      const headers = { ...said, "stripe-signature": signature };
      return (await app.inject({ method: "POST", url: "/api/webhooks/stripe", payload, headers })).statusCode;
    };
    for (const changed of [body.replace("490", "890"), `${body} `, `\u{FEFF}${body}`, ""])
      expect(await send(changed)).toBe(400);
    expect(await balance()).toBe(0);
    expect(await send(body)).toBe(200);
    expect(await balance()).toBe(300);
  });

  test("the event of a payment, sent again after its refund: it counted before", async () => {
    const session = checkout();
    const paid = session.completed();
    await hear(paid);
    await hear(session.charged(490));
    expect(await sendEvent(app, deps.clock, paid)).toBe(200);
    expect(await sendEvent(app, deps.clock, { ...paid, id: "evt_of_a_resend" })).toBe(200);
    expect(await balance()).toBe(0);
  });

  test("an event without a signature", async () => {
    const unsigned = await callApi(app, "POST", "/webhooks/stripe", { body: { id: "evt_1" } });
    expect(unsigned).toMatchObject({ status: 400, body: { code: "webhook_refused" } });
  });

  test("every event, where nothing is sold", async () => {
    const closed = await buildApp({ ...deps, payments: null });
    expect(await sendEvent(closed, deps.clock, checkout().completed())).toBe(404);
  });
});

test("data of Stripe about the person who paid is neither stored nor logged", async () => {
  const session = checkout();
  await hear(session.completed());
  const stored = JSON.stringify([
    await paymentOf(session.paymentIntent),
    await database.db.select().from(paymentEvents),
  ]);
  for (const secret of ["quem.pagou", "Quem Pagou"]) {
    expect(stored).not.toContain(secret);
    expect(lines.join("")).not.toContain(secret);
  }
});
