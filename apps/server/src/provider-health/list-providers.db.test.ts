import { providerIds, type ProviderId } from "@vagou/contract/search/catalogue";
import { endpoints, type ResponseOf } from "@vagou/contract/api/endpoints";
import type { Outcome } from "@vagou/contract/search/outcome";
import { providers } from "@vagou/providers";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { createTestSchema } from "../../test/database/create-test-schema.ts";
import { insertRuns } from "../../test/portals/insert-runs.ts";
import { buildApp } from "../app.ts";
import { readConfig } from "../config/read-config.ts";
import type { Database } from "../db/client.ts";
import { providerBreakers } from "../db/schema/etiquette.ts";
import { providerRuns } from "../db/schema/searches.ts";
import { createProviderList } from "./list-providers.ts";

let database: Database;
let deps: TestDeps;
let app: FastifyInstance;

const off: readonly ProviderId[] = ["encontresuavaga", "jobleads", "netvagas"];

beforeAll(async () => {
  database = await createTestDatabase();
  const enabled = providers.filter(({ id }) => !off.includes(id));
  const config = readConfig({ APP_BASE_URL: "http://vagou.example", PROVIDERS: "live" });
  deps = createTestDeps(database, { providers: enabled, config });
  app = await buildApp(deps);
});
beforeEach(async () => {
  await database.db.delete(providerRuns);
  await database.db.delete(providerBreakers);
  // The last count is over.
  deps.clock.advance(60_000);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const minuteMs = 60_000;
const ago = (minutes: number) => new Date(deps.clock.now().getTime() - minutes * minuteMs);

/** Stores runs of these outcomes, the oldest first, a minute apart; the last one was a minute ago. */
async function runs(id: ProviderId, outcomes: readonly Outcome[]): Promise<void> {
  const ran = outcomes.map((outcome, index) => ({ outcome, at: ago(outcomes.length - index) }));
  await insertRuns(database.db, id, ran);
}

const times = (count: number, outcome: Outcome) => Array.from({ length: count }, () => outcome);

async function list(): Promise<ResponseOf<"listProviders">> {
  const { status, body } = await callApi(app, "GET", "/providers");
  expect(status).toBe(200);
  return endpoints.listProviders.response.parse(body);
}

async function stateOf(id: ProviderId) {
  return (await list()).providers.find((one) => one.id === id);
}

test("a visitor reads how often each portal was asked in seven days, how often it answered, and how it failed", async () => {
  await runs("gupy", [
    ...times(1, "blocked"),
    ...times(3, "timeout"),
    ...times(5, "answered"),
    ...times(4, "empty"),
  ]);
  expect(await stateOf("gupy")).toEqual({
    id: "gupy",
    state: "answering",
    week: {
      runs: 13,
      answered: 5,
      empty: 4,
      failures: [
        { outcome: "timeout", count: 3 },
        { outcome: "blocked", count: 1 },
      ],
      median_ms: null,
      last_answer_at: ago(1).toISOString(),
      failing_since: null,
    },
  });
});

test("only what asked the portal in the last seven days counts: no kept answer, no pause, no wait in our line", async () => {
  const at = ago(5);
  await insertRuns(database.db, "gupy", [
    { outcome: "answered", at, source: "cache" },
    { outcome: "unavailable", at, source: "suspension" },
    { outcome: "busy", at },
    { outcome: "answered", at: ago(7 * 24 * 60 + 1) },
  ]);
  await runs("gupy", times(10, "answered"));
  expect((await stateOf("gupy"))?.week).toMatchObject({ runs: 10, answered: 10, failures: [] });
});

test("the median is the time of answers; what failed after eight seconds does not slow it", async () => {
  const answers = Array.from({ length: 11 }, (_, index) => index * 100 + 100);
  await insertRuns(database.db, "gupy", [
    ...answers.map((tookMs) => ({ outcome: "answered" as const, at: ago(9), tookMs })),
    ...times(9, "timeout").map((outcome) => ({ outcome, at: ago(20), tookMs: 8_000 })),
  ]);
  expect((await stateOf("gupy"))?.week?.median_ms).toBe(600);
});

test("no number comes from fewer than ten runs, and no median from fewer than ten answers", async () => {
  await runs("gupy", times(9, "answered"));
  await runs("catho", [...times(9, "answered"), "timeout"]);
  const { providers: listed } = await list();
  expect(listed.find(({ id }) => id === "gupy")).toEqual({ id: "gupy", state: "unknown", week: null });
  expect(listed.find(({ id }) => id === "catho")?.week).toMatchObject({ runs: 10, median_ms: null });
});

test("a portal that stopped answering says since when: from the first failure after its last answer", async () => {
  await runs("gupy", [...times(2, "timeout"), ...times(8, "answered"), ...times(6, "unavailable")]);
  expect(await stateOf("gupy")).toMatchObject({
    state: "failing",
    week: { last_answer_at: ago(7).toISOString(), failing_since: ago(6).toISOString() },
  });
});

test("a portal that never answered in these days fails since the first of them, and has no last answer", async () => {
  await runs("gupy", times(12, "blocked"));
  expect((await stateOf("gupy"))?.week).toMatchObject({
    runs: 12,
    answered: 0,
    median_ms: null,
    last_answer_at: null,
    failing_since: ago(12).toISOString(),
  });
});

test("one failure among answers makes no failing portal, and is said", async () => {
  await runs("gupy", [...times(11, "answered"), "timeout"]);
  expect(await stateOf("gupy")).toMatchObject({
    state: "answering",
    week: { last_answer_at: ago(2).toISOString(), failing_since: ago(1).toISOString() },
  });
});

test("moments are said to the minute", async () => {
  deps.clock.advance(12_345);
  await runs("gupy", times(10, "answered"));
  expect((await stateOf("gupy"))?.week?.last_answer_at).toMatch(/:00\.000Z$/);
});

test("a portal is suspended only as long as its pause lasts, also where it was hardly asked", async () => {
  await database.db.insert(providerBreakers).values(
    (["gupy", "catho"] as const).map((providerId, index) => ({
      providerId,
      failureCount: 3,
      firstFailureAt: ago(3),
      lastFailureAt: ago(1),
      lastOutcome: "timeout" as const,
      openUntil: ago(index === 0 ? -5 : 1),
    })),
  );
  const { providers: listed } = await list();
  expect(listed.find(({ id }) => id === "gupy")).toEqual({ id: "gupy", state: "suspended", week: null });
  expect(listed.find(({ id }) => id === "catho")?.state).toBe("unknown");
});

test("all portals are listed in the order of the catalogue, also those that cannot be asked here", async () => {
  await runs("jobleads", times(10, "answered"));
  const { providers: listed } = await list();
  expect(listed.map(({ id }) => id)).toEqual(providerIds);
  expect(listed.filter(({ state }) => state === "off").map(({ id }) => id)).toEqual(off);
  expect(listed.filter(({ state }) => state === "not_configured").map(({ id }) => id)).toEqual(["careerjet"]);
});

test("the runs are counted once a minute, and all callers of that minute read the same", async () => {
  await runs("gupy", times(10, "answered"));
  const first = await list();
  await runs("gupy", times(5, "answered"));
  deps.clock.advance(59_999);
  expect(await list()).toEqual(first);
  deps.clock.advance(1);
  const next = await list();
  expect(next.counted_at).toBe(deps.clock.now().toISOString());
  expect(next.providers.find(({ id }) => id === "gupy")?.week?.runs).toBe(15);
});

test("a count that failed is not kept", async () => {
  await using closers = new AsyncDisposableStack();
  const schema = await createTestSchema();
  closers.defer(() => schema.drop());
  const withoutTables = schema.open();
  closers.defer(() => withoutTables.close());
  const connections = [withoutTables.db, database.db];
  const listProviders = createProviderList({
    config: deps.config,
    clock: deps.clock,
    providers: deps.providers,
    switchedOffProviders: deps.switchedOffProviders,
    get db() {
      return connections.shift() ?? database.db;
    },
  });
  await expect(listProviders()).rejects.toThrow(/provider_runs/);
  expect((await listProviders()).providers).toHaveLength(providerIds.length);
});
