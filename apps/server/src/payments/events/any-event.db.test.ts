import * as fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson } from "../../../test/people/create-person.ts";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../../test/product/create-test-deps.ts";
import { sendEventBody, testPayments } from "../../../test/fichas/stripe-events.ts";
import { buildApp } from "../../app.ts";
import { verifyLedger } from "../../credits/verification/verify-ledger.ts";
import type { Database } from "../../db/client.ts";

// Every event that Stripe signed is accepted: after another answer than 200 Stripe repeats it for three days.

let database: Database;
let deps: TestDeps;
let app: FastifyInstance;
let userId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  deps = createTestDeps(database, { payments: testPayments });
  app = await buildApp(deps);
  ({ userId } = await createPerson(deps));
});
afterAll(async () => {
  expect(await verifyLedger(database.db)).toEqual([]);
  await app.close();
  await database.close();
});

const types = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "charge.refunded",
  "refund.updated",
  "charge.dispute.created",
  "charge.dispute.closed",
  "customer.created",
];

/** Few ids, so that events concern the same payments; and values that no column can hold. */
const text = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom("a_1", "a_2", "a_3") },
  fc.constantFrom("", "\0", "a\0", "\uD800", "a\uDFFFb", "x".repeat(256), "é😀".repeat(3_000)),
  fc.string({ unit: "binary" }),
);
const number = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(0, 1, 489, 490) },
  fc.constantFrom(-1, 0.5, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53, 1e300, -1e300),
  fc.integer(),
);
const anything = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 2 }));
const mostly = (arbitrary: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 12, arbitrary }, { weight: 1, arbitrary: anything });

const object = () =>
  fc.record({
    id: mostly(text),
    payment_intent: mostly(fc.oneof(text, fc.record({ id: text }))),
    client_reference_id: mostly(fc.oneof(fc.constant(userId), text)),
    payment_link: mostly(fc.oneof(fc.constant("plink_basic"), text)),
    amount_total: mostly(number),
    amount_refunded: mostly(number),
    amount: mostly(number),
    currency: mostly(fc.oneof(fc.constant("brl"), text)),
    payment_status: mostly(fc.constantFrom("paid", "unpaid")),
    status: mostly(fc.constantFrom("succeeded", "failed", "won", "lost", "warning_closed")),
  });

const event = () =>
  fc.record({
    id: mostly(fc.oneof(fc.uuid(), text)),
    type: mostly(
      fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...types) }, { weight: 1, arbitrary: text }),
    ),
    livemode: mostly(fc.constant(false)),
    created: mostly(
      fc.oneof(
        { weight: 6, arbitrary: fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            1,
            253_402_300_800,
            8_640_000_000_000,
            8_640_000_000_001,
            2 ** 53 - 1,
            1e300,
          ),
        },
      ),
    ),
    data: mostly(fc.record({ object: mostly(object()) })),
  });

test("any signed event is answered 200", { timeout: 60_000 }, async () => {
  const property = fc.asyncProperty(
    fc.oneof({ weight: 9, arbitrary: event() }, anything),
    async (reported) => {
      expect(await sendEventBody(app, deps.clock, JSON.stringify(reported))).toBe(200);
    },
  );
  await fc.assert(property, { numRuns: 400, seed: 11, endOnFailure: true });
});

test.each(["", "no JSON", "[", "[".repeat(300_000), '{"id":"evt_1"', "\0"])(
  "also one that is no JSON, %#",
  async (body) => {
    expect(await sendEventBody(app, deps.clock, body)).toBe(200);
  },
);

test("any event without a valid signature is refused", async () => {
  const property = fc.asyncProperty(event(), async (reported) => {
    expect(await sendEventBody(app, deps.clock, JSON.stringify(reported), "whsec_of_somebody")).toBe(400);
  });
  await fc.assert(property, { numRuns: 50, seed: 11 });
});
