import type { Provider, ProviderRequest } from "@vagou/providers/core/provider";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../../test/product/create-test-deps.ts";
import { startAllProviders } from "../../../test/portals/start-all-providers.ts";
import { startTestProvider, type TestProvider } from "../../../test/portals/start-test-provider.ts";
import { readJsonItems } from "../../../test/portals/test-provider-format.ts";
import type { Database } from "../../db/client.ts";
import { unpackJobs } from "../../postings/kept/packed-jobs.ts";
import { keptReplies } from "../../db/schema/kept-replies.ts";
import { providerBreakers } from "../../db/schema/etiquette.ts";
import { askProvider } from "../ask-provider.ts";
import { createKeptReplies } from "./kept-replies.ts";
import { refreshKeptReply } from "./refresh-kept-reply.ts";
import { deleteOldKeptReplies } from "./repository.ts";

const hourMs = 60 * 60 * 1000;

let database: Database;
let portal: TestProvider;
let deps: TestDeps;
/** The paths of the requests that the portal got, in order. */
let asked: string[];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(keptReplies);
  await database.db.delete(providerBreakers);
  deps = createTestDeps(database);
  portal = await startServer("live");
  deps = {
    ...deps,
    config: { ...deps.config, providers: "live" },
    providers: [providerWithSitemap()],
    fetcher: portal.fetcher,
  };
  asked = [];
  return () => portal.close();
});
afterAll(() => database.close());

/** A portal with a sitemap that leads to one page, and a server process that asks it. */
async function startServer(answeredBy: "live" | "stand-in"): Promise<TestProvider> {
  const server = await startTestProvider({
    keptReplies: createKeptReplies({ db: database.db, clock: deps.clock }, { answeredBy }),
  });
  server.answer = (request, response) => {
    asked.push(request.url ?? "");
    const item = { id: "1", title: "Vigia", city: "Recife", state: "PE" };
    const isSitemap = request.url?.startsWith("/sitemap");
    response.end(isSitemap ? "sitemap: /page" : JSON.stringify({ total: 1, items: [item] }));
  };
  return server;
}

const get = (step: string, path: string): ProviderRequest => ({
  step,
  method: "GET",
  url: `https://portal.example${path}`,
  headers: {},
});
const sitemap = (path = "/sitemap.xml") => ({ ...get("sitemap", path), keepForMs: 24 * hourMs });

function providerWithSitemap(overrides: Partial<Provider> = {}): Provider {
  return {
    ...portal.providers[0]!,
    buildRequests: () => [sitemap()],
    parseReply: (reply) => {
      if (reply.request.step === "list") return readJsonItems(reply);
      const [, path] = /^sitemap: (\S*)/.exec(reply.body) ?? [];
      if (path === undefined) throw new Error(`no sitemap: ${reply.body}`);
      return {
        listings: [],
        skipped: 0,
        leftOut: 0,
        confirmedEmpty: path === "-",
        next: path === "-" ? [] : [get("list", path)],
      };
    },
    ...overrides,
  };
}

const asker = { ip: "203.0.113.7", userAgent: "test", pageUrl: "http://vagou.example/jobs", credentials: {} };
const query = { keywords: "vigia", city: null, state: null };
const forever = new AbortController().signal;
const ask = (server = portal, overrides: Partial<Provider> = {}) =>
  server.fetcher.ask(providerWithSitemap(overrides), query, forever, asker);
const sitemapsAsked = () => asked.filter((path) => path.startsWith("/sitemap")).length;

describe("a sitemap read for one question", () => {
  test("serves the next questions, regardless of their keywords, for a day", async () => {
    expect(await ask()).toMatchObject({ outcome: "answered", requestCount: 2 });
    const second = await ask();
    expect(second).toMatchObject({ outcome: "answered", requestCount: 1 });
    expect(unpackJobs(second.jobs)).toMatchObject([{ title: "Vigia" }]);
    deps.clock.advance(23 * hourMs);
    await ask();
    expect(asked).toEqual(["/sitemap.xml", "/page", "/page", "/page"]);
    deps.clock.advance(hourMs);
    await ask();
    expect(sitemapsAsked()).toBe(2);
  });

  test("serves every server process, and one that was started again", async () => {
    await ask();
    const other = await startServer("live");
    expect(await ask(other)).toMatchObject({ outcome: "answered", requestCount: 1 });
    await other.close();
    expect(sitemapsAsked()).toBe(1);
  });

  test("is asked for once when several questions need it at the same time", async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(["answered", "answered", "answered"]);
    expect(sitemapsAsked()).toBe(1);
  });

  test("does not count as one of the next question's requests", async () => {
    await ask();
    expect((await ask(portal, { requestsMax: 1 })).jobs.ids).toHaveLength(1);
  });

  test("of a stand-in is never used for the real portal, nor the reverse", async () => {
    const demonstration = await startServer("stand-in");
    await ask(demonstration);
    await ask();
    await demonstration.close();
    expect(sitemapsAsked()).toBe(2);
  });

  test("is asked for again at once when the adapter can no longer read the kept reply", async () => {
    await ask();
    await database.db.update(keptReplies).set({ body: "an older shape" });
    const restarted = await startServer("live");
    expect(await ask(restarted)).toMatchObject({ outcome: "answered", requestCount: 2, causes: [] });
    await restarted.close();
  });

  test("that finds nothing is an answer, and does not say that a failing portal recovered", async () => {
    portal.answer = (_request, response) => response.end("sitemap: -");
    await ask();
    await database.db.insert(providerBreakers).values({
      providerId: "gupy",
      failureCount: 1,
      firstFailureAt: deps.clock.now(),
      lastFailureAt: deps.clock.now(),
      lastOutcome: "timeout",
    });
    const [provider] = deps.providers;
    const question = { provider: provider!, query, question: "q", asker, userId: "a person" };
    expect(await askProvider(deps, { ...question, signal: forever })).toMatchObject({ outcome: "empty" });
    expect(await database.db.$count(providerBreakers)).toBe(1);
  });
});

test("the portals without a search of their own give the same answer from their kept sitemaps", async () => {
  const all = await startAllProviders({
    requestsMax: 12,
    deadlineMs: 8_000,
    keptReplies: createKeptReplies({ db: database.db, clock: deps.clock }, { answeredBy: "stand-in" }),
  });
  const asked = { keywords: "técnico de enfermagem", city: null, state: { uf: "SP", name: "São Paulo" } };
  for (const id of ["divulgavagas", "buscavagas", "encontresuavaga"]) {
    const provider = all.providers.find((candidate) => candidate.id === id)!;
    const first = await all.fetcher.ask(provider, asked, forever, asker);
    const second = await all.fetcher.ask(provider, asked, forever, asker);
    const found = ({ jobs }: typeof first) => jobs.ids.toSorted();
    expect(found(second)).toEqual(found(first));
    expect(second.outcome).toBe(first.outcome);
    const kept = await database.db.$count(keptReplies, eq(keptReplies.providerId, id));
    expect(kept).toBeGreaterThan(0);
    expect(first.requestCount - second.requestCount).toBe(kept);
  }
  await all.close();
});

test.each([
  ["a failure", 503, "sitemap: /page"],
  ["a page that is no sitemap", 200, "<html>captcha</html>"],
])("%s is not kept", async (_what, status, body) => {
  portal.answer = (_request, response) => response.writeHead(status).end(body);
  await ask();
  expect(await database.db.$count(keptReplies)).toBe(0);
});

test("replies to other requests are not kept", async () => {
  await ask(portal, { buildRequests: () => [get("list", "/page")] });
  expect(await database.db.$count(keptReplies)).toBe(0);
});

test("of a provider that always names new sitemaps, the sixteen used last are kept", async () => {
  for (let number = 0; number < 20; number++) {
    await ask(portal, { buildRequests: () => [sitemap(`/sitemap-${number}`)] });
    deps.clock.advance(1_000);
  }
  const kept = await database.db.select({ url: keptReplies.askedUrl }).from(keptReplies);
  expect(kept).toHaveLength(16);
  expect(kept.map(({ url }) => url)).not.toContain("https://portal.example/sitemap-3");
});

test("an expired reply is deleted", async () => {
  await ask();
  deps.clock.advance(24 * hourMs - 1);
  await deleteOldKeptReplies(database.db, deps.clock.now());
  expect(await database.db.$count(keptReplies)).toBe(1);
  deps.clock.advance(1);
  await deleteOldKeptReplies(database.db, deps.clock.now());
  expect(await database.db.$count(keptReplies)).toBe(0);
});

describe("in the background", () => {
  test("no sitemap is fetched that no question needed before", async () => {
    await refreshKeptReply(deps);
    expect(asked).toEqual([]);
  });

  test("a sitemap in use is asked for again before it expires, once for all server processes", async () => {
    await ask();
    deps.clock.advance(20 * hourMs);
    await refreshKeptReply(deps);
    expect(sitemapsAsked()).toBe(1);
    deps.clock.advance(2 * hourMs);
    const other = await startServer("live");
    await Promise.all([refreshKeptReply(deps), refreshKeptReply({ ...deps, fetcher: other.fetcher })]);
    await other.close();
    expect(sitemapsAsked()).toBe(2);
    deps.clock.advance(4 * hourMs);
    expect(await ask()).toMatchObject({ outcome: "answered", requestCount: 1 });
    expect(sitemapsAsked()).toBe(2);
  });

  test("sitemaps are asked for one at a time", async () => {
    await ask(portal, { buildRequests: () => [sitemap("/sitemap-1"), sitemap("/sitemap-2")] });
    deps.clock.advance(22 * hourMs);
    await refreshKeptReply(deps);
    expect(sitemapsAsked()).toBe(3);
    await refreshKeptReply(deps);
    await refreshKeptReply(deps);
    expect(sitemapsAsked()).toBe(4);
  });

  test("a sitemap that no question has used for three days is not renewed", async () => {
    await ask();
    for (let day = 0; day < 6; day++) {
      deps.clock.advance(22 * hourMs);
      await refreshKeptReply(deps);
    }
    // Renewed at 22, 44 and 66 hours; not at 88.
    expect(sitemapsAsked()).toBe(1 + 3);
  });

  test("a failing provider is not asked, and a sitemap that failed is tried again half an hour later", async () => {
    await ask();
    deps.clock.advance(21 * hourMs);
    portal.answer = (request, response) => {
      asked.push(request.url ?? "");
      response.writeHead(503).end();
    };
    await refreshKeptReply(deps);
    await refreshKeptReply(deps);
    expect(sitemapsAsked()).toBe(2);
    deps.clock.advance(hourMs / 2);
    await refreshKeptReply(deps);
    expect(sitemapsAsked()).toBe(3);
    await ask();
    expect(sitemapsAsked()).toBe(3);
    const failure = { failureCount: 1, firstFailureAt: deps.clock.now(), lastFailureAt: deps.clock.now() };
    await database.db
      .insert(providerBreakers)
      .values({ providerId: "gupy", ...failure, lastOutcome: "unavailable" });
    deps.clock.advance(hourMs / 2);
    await refreshKeptReply(deps);
    expect(sitemapsAsked()).toBe(3);
  });

  test("a portal that says when to ask again is not asked before", async () => {
    await ask();
    deps.clock.set(new Date().toISOString());
    await database.db.update(keptReplies).set({
      refreshFrom: deps.clock.now(),
      lastUsedAt: deps.clock.now(),
      keptUntil: new Date(deps.clock.now().getTime() + 12 * hourMs),
    });
    portal.answer = (request, response) => {
      asked.push(request.url ?? "");
      response.writeHead(429, { "retry-after": "7200" }).end();
    };
    await refreshKeptReply(deps);
    deps.clock.advance(1.5 * hourMs);
    await refreshKeptReply(deps);
    expect(sitemapsAsked()).toBe(2);
    deps.clock.advance(hourMs);
    await refreshKeptReply(deps);
    expect(sitemapsAsked()).toBe(3);
  });
});
