import type { ProviderId } from "@vagou/contract/search/catalogue";
import { providers } from "@vagou/providers";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { holdCredits } from "../../test/fichas/hold-credits.ts";
import {
  createCheckout,
  createSubscription,
  sendEvent,
  sendEventBody,
  testPayments,
} from "../../test/fichas/stripe-events.ts";
import { queueAccountRequest } from "../people/queue-account-request.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";
import { outboxEmails } from "../db/schema/accounts.ts";
import { enqueueEmail } from "../email/outbox.ts";
import { gauge } from "./metric.ts";
import { buildMetricsApp } from "./metrics-app.ts";
import { createRequestMeasures } from "./request-measures.ts";
import { startMetrics } from "./start-metrics.ts";
import { emptyLines } from "../../test/portals/empty-lines.ts";

let database: Database;
let deps: TestDeps;

beforeAll(async () => {
  database = await createTestDatabase();
  deps = createTestDeps(database, { payments: testPayments });
});
afterAll(() => database.close());

test("the metrics have a port of their own that only this machine can reach", async () => {
  const closers = new AsyncDisposableStack();
  const own = { requests: createRequestMeasures(), database, closers };
  const at = await startMetrics({ ...deps, config: { ...deps.config, metricsPort: 0 } }, own);
  expect(new URL(at ?? "").hostname).toBe("127.0.0.1");
  const reply = await fetch(at ?? "");
  expect(reply.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(await reply.text()).toContain("vagou_payments_parked");
  await closers.disposeAsync();
  expect(await startMetrics(deps, own)).toBeNull();
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

  deps.clock.advance(90_000);
  await using metricsApp = buildMetricsApp(deps);
  const { body } = await metricsApp.inject("/metrics");
  expect(body.split("\n").filter((line) => /^vagou_(?!provider)/.test(line))).toEqual([
    "vagou_database_answers 1",
    "vagou_payments_parked 1",
    "vagou_subscriptions_parked 1",
    "vagou_payment_events_parked 1",
    "vagou_requests_in_line 0",
    "vagou_credit_holds_open 2",
    "vagou_emails_waiting 2",
    "vagou_emails_waiting_seconds 90",
    "vagou_emails_failed 1",
    "vagou_account_requests_waiting 1",
  ]);
});

test("the lines at the portals are told by portal, also where none waits", async () => {
  const portal = (id: ProviderId) => providers.filter((provider) => provider.id === id);
  const lines = {
    ...emptyLines,
    lengths: () => new Map([[new URL(portal("gupy")[0]?.origins[0] ?? "").host, 3]]),
  };
  await using app = buildMetricsApp({ ...deps, lines, providers: [...portal("gupy"), ...portal("sap")] });
  const { body } = await app.inject("/metrics");
  expect(samplesOf(body, "vagou_portal_line")).toEqual(['{provider="gupy"} 3', '{provider="sap"} 0']);
});

test("a process tells its event loop, memory, processor and connections", async () => {
  const closers = new AsyncDisposableStack();
  const own = { requests: createRequestMeasures(), database, closers };
  const at = await startMetrics({ ...deps, config: { ...deps.config, metricsPort: 0 } }, own);
  const body = await (await fetch(at ?? "")).text();
  await closers.disposeAsync();
  expect(samplesOf(body, "vagou_memory_bytes")).toEqual([
    expect.stringMatching(/^\{kind="rss"\} [1-9]\d{6,}$/),
    expect.stringMatching(/^\{kind="heap"\} [1-9]\d{6,}$/),
    expect.stringMatching(/^\{kind="external"\} [1-9]\d+$/),
  ]);
  expect(samplesOf(body, "vagou_database_connections")).toEqual([
    '{state="used"} 0',
    expect.stringMatching(/^\{state="idle"\} [1-9]$/),
    '{state="most"} 10',
  ]);
  expect(samplesOf(body, "vagou_database_waiting")).toEqual([" 0"]);
  expect(samplesOf(body, "vagou_cpu_seconds_total")).toEqual([expect.stringMatching(/^ \d+\.\d+$/)]);
  expect(body).toContain("# TYPE vagou_event_loop_delay_seconds gauge");
});

test("while the database does not answer, a process still tells what it knows of itself", async () => {
  const broken = await createTestDatabase();
  await broken.close();
  await using app = buildMetricsApp({ ...deps, db: broken.db }, () => [gauge("of_this_process", "One.", 1)]);
  const reply = await app.inject("/metrics");
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain("\nvagou_of_this_process 1\n");
  expect(samplesOf(reply.body, "vagou_database_answers")).toEqual([" 0"]);
  expect(reply.body).not.toContain("vagou_payments_parked");
});

/** What stands behind the name in each sample of a metric. */
function samplesOf(body: string, name: string): string[] {
  return body
    .split("\n")
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .map((line) => line.slice(name.length));
}
