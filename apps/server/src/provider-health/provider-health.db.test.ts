import type { ProviderReply } from "@vagou/providers/core/provider";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { callApi } from "../../test/product/call-api.ts";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { startTestProvider, type TestProvider } from "../../test/portals/start-test-provider.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";
import { providerBreakers } from "../db/schema/etiquette.ts";
import { offendingReplies, providerRuns } from "../db/schema/searches.ts";
import { createLogger } from "../http/requests/log-safely.ts";
import { buildMetricsApp } from "../monitoring/metrics-app.ts";
import { writeRuns } from "../searches/answers/write-runs.ts";
import { searchProviders } from "../searches/search-providers.ts";
import { deleteOldReplies, keepUnreadableReply } from "./unreadable-replies.ts";
import { reportHealth } from "./report-health.ts";
import { createHealthWatch } from "./watch-health.ts";

let database: Database;
let portal: TestProvider;
let deps: TestDeps;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  portal = await startTestProvider();
  deps = createTestDeps(database, { providers: portal.providers, fetcher: portal.fetcher });
  app = await buildApp(deps);
});
afterAll(async () => {
  await app.close();
  await portal.close();
  await database.close();
});

let questions = 0;
async function search(times: number, services = ["gupy"]): Promise<void> {
  const actor = await createPerson(deps, { bonus: 1_000 });
  for (let time = 0; time < times; time++) {
    questions += 1;
    await searchProviders(deps, {
      actor,
      filters: { query: `vaga ${questions}`, city: "", state: "PE" },
      services,
      idempotencyKey: undefined,
      caller: { ip: "203.0.113.7", userAgent: "test" },
      signal: new AbortController().signal,
    });
    deps.clock.advance(1_000);
  }
  await writeRuns(deps);
}

function answerWith(count: number, state = "PE"): void {
  const items = Array.from({ length: count }, (_, index) => ({
    id: `${questions}-${index}`,
    title: "Vaga",
    city: "Recife",
    state,
  }));
  portal.answer = (_request, response) => response.end(JSON.stringify({ total: count, items }));
}

async function healthOf(id: "gupy" | "solides" | "workable") {
  const [health] = await reportHealth(database.db, [id], deps.clock.now());
  return health;
}

test("a provider whose answers shrink becomes suspect within ten searches", async () => {
  answerWith(30);
  await search(12);
  expect(await healthOf("gupy")).toMatchObject({ runs: 12, medianNow: 30, suspicions: [] });
  answerWith(5);
  await search(10);
  expect(await healthOf("gupy")).toMatchObject({
    medianNow: 5,
    medianBefore: 30,
    suspicions: ["a typical answer holds 5 listings, it used to be 30"],
  });
  expect(await healthOf("solides")).toMatchObject({ runs: 0, suspicions: [] });
});

test("a provider that ignores the asked place becomes suspect, and its vacancies elsewhere are not shown", async () => {
  answerWith(20, "SP");
  await search(22, ["workable"]);
  expect(await healthOf("workable")).toMatchObject({
    ignoredRate: 1,
    suspicions: ["the state filter is ignored"],
  });
});

test("the log tells a suspicion once for all processes, not again when a process starts anew, and the recovery once", async () => {
  const told: string[] = [];
  const logger = createLogger("warn", {
    write: (line: string) => void told.push(logSchema.parse(JSON.parse(line)).msg),
  });
  const processOf = () => createHealthWatch({ ...deps, logger, suspects: new Set() });
  const processes = [processOf(), processOf()];
  const watchAll = () => Promise.all(processes.map((watch) => watch()));
  await watchAll();
  await watchAll();
  await processOf()();
  // Of this portal and of the one that ignores the place.
  expect(told).toEqual(["a provider is suspect", "a provider is suspect"]);
  const runs = await database.db.delete(providerRuns).returning();
  await watchAll();
  await processOf()();
  expect(told.slice(2)).toEqual(["a provider is well again", "a provider is well again"]);
  await database.db.insert(providerRuns).values(runs);
});

const logSchema = z.object({ msg: z.string() });

test("while a provider is suspect, its replies are kept for the person who checks the adapter", async () => {
  answerWith(3);
  await createHealthWatch(deps)();
  await search(1);
  const [kept] = await database.db.select().from(offendingReplies);
  expect(kept).toMatchObject({ providerId: "gupy", outcome: "answered", cause: "the provider is suspect" });
  expect(kept?.body).toContain('"title":"Vaga"');
  await database.db.delete(offendingReplies);
});

test("the newest few replies that could not be read are kept for a day", async () => {
  portal.answer = (_request, response) => response.end(`<html>novo site ${questions}\0</html>`);
  for (let time = 0; time < 7; time++) {
    await search(1, ["solides"]);
    deps.clock.advance(3_600_000);
  }
  const kept = await database.db.select().from(offendingReplies);
  expect(kept).toHaveLength(5);
  expect(kept[0]).toMatchObject({
    providerId: "solides",
    outcome: "changed",
    status: 200,
    cause: "not JSON",
  });
  expect(kept.some(({ body }) => body.includes(`novo site ${questions}`))).toBe(true);
  await deleteOldReplies(database.db, new Date(Date.now() + 25 * 3_600_000));
  expect(await database.db.$count(offendingReplies)).toBe(0);
});

test("a reason that repeats a portal's text is kept, also when Postgres cannot store that text", async () => {
  const cause = new Error("asked for 7, received \0\uD800");
  const reply: ProviderReply = {
    request: { url: "https://portal.example/", method: "GET", headers: {}, step: "list" },
    status: 200,
    url: "https://portal.example/",
    contentType: "text/html",
    body: "",
    receivedAt: deps.clock.now(),
  };
  await keepUnreadableReply(database.db, "gupy", "changed", { reply, cause });
  const [kept] = await database.db.select().from(offendingReplies);
  expect(kept?.cause).toContain("asked for 7, received ");
  await database.db.delete(offendingReplies);
});

test("the operator reads the health at the port of the metrics, and no caller can at the public port", async () => {
  await using metricsApp = buildMetricsApp(deps);
  const metrics = await metricsApp.inject("/metrics");
  expect(metrics.body).toContain('vagou_provider_suspect{provider="gupy"} 1');
  expect(metrics.body).toContain('vagou_provider_runs{provider="gupy",outcome="answered"} 23');
  expect(metrics.body).toContain('vagou_provider_fill_rate{provider="gupy",field="place"} 1');
  // Every caller at the public port, also a proxy on this machine that does not name its client.
  for (const remoteAddress of ["198.51.100.4", "127.0.0.1", "::1"])
    expect((await app.inject({ url: "/metrics", remoteAddress })).statusCode).toBe(404);
});

test("for a week, a failing provider comes after those that answer in the first selection, and is listed while it is suspended", async () => {
  const first = async () => (await callApi(app, "GET", "/settings")).body["first_providers"];
  const { token } = await createPerson(deps);
  const suspended = async () => (await callApi(app, "GET", "/jobs/lines", { token })).body["suspended"];
  const watch = createHealthWatch(deps);
  await database.db.delete(providerRuns);
  await watch();
  expect(await first()).toEqual(["gupy", "solides", "workable"]);
  portal.answer = (_request, response) => response.writeHead(503).end();
  for (let time = 0; time < 20; time++) {
    await database.db.delete(providerBreakers);
    await search(1, ["gupy"]);
  }
  expect(await suspended()).toEqual([]);
  await search(5, ["gupy"]);
  await watch();
  expect(await suspended()).toEqual(["gupy"]);
  await database.db.delete(providerBreakers);
  await watch();
  expect(await suspended()).toEqual([]);
  expect(await first()).toEqual(["solides", "workable", "gupy"]);
  deps.clock.advance(8 * 24 * 3_600_000);
  await watch();
  expect(await first()).toEqual(["gupy", "solides", "workable"]);
});
