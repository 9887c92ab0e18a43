import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson } from "../../test/create-person.ts";
import { createTestDatabase } from "../../test/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/create-test-deps.ts";
import { holdCredits } from "../../test/hold-credits.ts";
import {
  createCheckout,
  createSubscription,
  sendEvent,
  sendEventBody,
  testPayments,
} from "../../test/stripe-events.ts";
import { queueAccountRequest } from "../people/queue-account-request.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";
import { outboxEmails } from "../db/schema/accounts.ts";
import { enqueueEmail } from "../email/outbox.ts";
import { buildMetricsApp } from "./metrics-app.ts";
import { startMetrics } from "./start-metrics.ts";

let database: Database;
let deps: TestDeps;

beforeAll(async () => {
  database = await createTestDatabase();
  deps = createTestDeps(database, { payments: testPayments });
});
afterAll(() => database.close());

test("the metrics have a port of their own that only this machine can reach", async () => {
  const closers = new AsyncDisposableStack();
  const at = await startMetrics({ ...deps, config: { ...deps.config, metricsPort: 0 } }, closers);
  expect(new URL(at ?? "").hostname).toBe("127.0.0.1");
  const reply = await fetch(at ?? "");
  expect(reply.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(await reply.text()).toContain("vagou_payments_parked");
  await closers.disposeAsync();
  expect(await startMetrics(deps, closers)).toBeNull();
});

test("everything that waits is counted at /metrics", async () => {
  const app = await buildApp(deps);
  const { userId } = await createPerson(deps, { bonus: 40 });
  await holdCredits(deps, { userId });
  await holdCredits(deps, { userId });
  await sendEvent(app, deps.clock, createCheckout(deps.clock).completed());
  await sendEvent(app, deps.clock, createSubscription(deps.clock).completed());
  await sendEventBody(app, deps.clock, "no JSON");
  await queueAccountRequest(deps, { kind: "forgot_password", email: "ana@pessoa.example" });
  const message = { subject: "Oi", text: "Oi", html: "Oi" };
  for (const recipient of ["ana@pessoa.example", "bia@pessoa.example", "caio@pessoa.example"])
    await database.db.transaction((tx) => enqueueEmail(tx, { recipient, message, at: deps.clock.now() }));
  await database.db
    .update(outboxEmails)
    .set({ failedAt: deps.clock.now() })
    .where(eq(outboxEmails.recipient, "ana@pessoa.example"));

  await using metricsApp = buildMetricsApp(deps);
  const { body } = await metricsApp.inject("/metrics");
  expect(body.split("\n").filter((line) => /^vagou_(?!provider)/.test(line))).toEqual([
    "vagou_payments_parked 1",
    "vagou_subscriptions_parked 1",
    "vagou_payment_events_parked 1",
    "vagou_requests_in_line 0",
    "vagou_credit_holds_open 2",
    "vagou_emails_waiting 2",
    "vagou_emails_failed 1",
    "vagou_account_requests_waiting 1",
  ]);
});
