import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi, type ApiAnswer } from "../../test/call-api.ts";
import { createPerson } from "../../test/create-person.ts";
import { createTestDatabase } from "../../test/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/create-test-deps.ts";
import { startTestProvider, type TestProvider } from "../../test/start-test-provider.ts";
import { buildApp } from "../app.ts";
import { providerBreakers } from "../db/schema/etiquette.ts";
import type { Database } from "../db/client.ts";
import { creditHolds } from "../db/schema/credits.ts";
import { providerRuns } from "../db/schema/searches.ts";
import { forgetOldRuns } from "./forget-old-runs.ts";
import { setPlan } from "../people/set-plan.ts";
import { getBalance } from "../credits/account.ts";
import { releaseExpiredHolds } from "../credits/release-expired-holds.ts";
import { openParts } from "./open-parts.ts";
import { readQuery } from "./read-query.ts";
import { verifyLedger } from "../credits/verify-ledger.ts";

let database: Database;
let portal: TestProvider;
let deps: TestDeps;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  portal = await startTestProvider({ deadlineMs: 1_500 });
});
beforeEach(async () => {
  await database.db.delete(providerBreakers);
  deps = createTestDeps(database, { providers: portal.providers, fetcher: portal.fetcher });
  app = await buildApp(deps);
  answerWith([{ id: "1", title: "Auxiliar Administrativo", city: "Recife", state: "PE" }]);
});
afterAll(async () => {
  expect(await verifyLedger(database.db)).toEqual([]);
  await portal.close();
  await database.close();
});

type Item = { id: string; title: string; city: string; state: string };
function answerWith(items: Item[], total = items.length) {
  portal.answer = (_request, response) => response.end(JSON.stringify({ total, items }));
}

function signedIn(credits = 100) {
  return createPerson(deps, { bonus: credits });
}

let questions = 0;
function search(token: string, body: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  questions += 1;
  return callApi(app, "POST", "/jobs/search", {
    token,
    headers,
    body: { query: `auxiliar ${questions}`, services: ["gupy"], ...body },
  });
}

function onlyGroup({ body }: ApiAnswer): Record<string, unknown> {
  const services = body["services"];
  if (!Array.isArray(services) || services.length !== 1)
    throw new Error(`not one group: ${JSON.stringify(body)}`);
  return services[0];
}

test("an older client's list of keywords is asked like a text", async () => {
  const { token } = await signedIn();
  let asked = "";
  portal.answer = (request, response) => {
    asked = decodeURIComponent(request.url ?? "");
    response.end(JSON.stringify({ total: 0, items: [] }));
  };
  const answer = await search(token, { query: "", keywords: ["auxiliar", "contábil"] });
  expect(answer.status).toBe(200);
  expect(asked).toContain("auxiliar contábil");
});

test("a portal that answers is charged 7 fichas and its vacancies come in the contract's shape", async () => {
  const { token } = await signedIn();
  const answer = await search(token, { state: "PE", city: "Recife" });
  expect(answer).toMatchObject({ status: 200, body: { remaining_credits: 93 } });
  expect(onlyGroup(answer)).toMatchObject({
    name: "gupy",
    display_name: "Gupy",
    count: 1,
    total: 1,
    has_error: false,
    outcome: "answered",
    cached: false,
    fichas: "charged",
    jobs: [{ title: "Auxiliar Administrativo", location: "Recife (PE)", company: null, source: "gupy" }],
  });
});

test("a portal's text with characters that Postgres cannot store is cleaned, kept and shown", async () => {
  const { token } = await signedIn();
  // After 198 letters, the cut would leave half an emoji.
  const titles = ["Auxiliar\0 de cozinha", "Auxiliar \uD83D de loja", `${"a".repeat(198)}😀😀`];
  portal.answer = (_request, response) =>
    response.end(
      JSON.stringify({
        total: 3,
        items: titles.map((title, index) => ({
          id: `\0${index}\uD800`,
          title,
          description: `<p>Cuida da \0loja \uDE00 e d${"o".repeat(19_970)}😀😀</p>`,
          postedAt: "2026-11-20 (\0)",
          city: "Rec\0ife\uD800",
          state: "PE",
        })),
      }),
    );
  const first = await search(token, { query: "auxiliar de tudo" });
  expect(onlyGroup(first)).toMatchObject({ outcome: "answered", count: 3, cached: false });
  const again = await search(token, { query: "auxiliar de tudo" });
  expect(onlyGroup(again)).toMatchObject({ cached: true, jobs: onlyGroup(first)["jobs"] });
});

test.each([2 ** 31, 1e300, -1, 2.5])(
  "a portal's total of %d, which no integer column holds, counts as unknown",
  async (total) => {
    const { token } = await signedIn();
    answerWith([{ id: "1", title: "Auxiliar Administrativo", city: "Recife", state: "PE" }], total);
    const answer = await search(token);
    expect(answer.status).toBe(200);
    expect(onlyGroup(answer)).toMatchObject({ outcome: "answered", count: 1, total: null });
  },
);

test("a portal that says that it has no vacancies has answered, and is charged", async () => {
  const { token } = await signedIn();
  answerWith([]);
  const answer = await search(token);
  expect(onlyGroup(answer)).toMatchObject({ outcome: "empty", has_error: false, fichas: "charged" });
  expect(answer.body["remaining_credits"]).toBe(93);
});

const failures: [string, TestProvider["answer"], string][] = [
  ["blocks us", (_q, r) => r.writeHead(403).end("captcha"), "blocked"],
  ["answers garbage", (_q, r) => r.end("<html>ola</html>"), "changed"],
  ["changes its shape", (_q, r) => r.end(JSON.stringify({ vagas: [] })), "changed"],
  ["is down", (_q, r) => r.writeHead(503).end(), "unavailable"],
  ["hangs up", (_q, r) => r.destroy(), "unavailable"],
  ["never answers", () => {}, "timeout"],
  ["sends without end", (_q, r) => sendForever(r), "changed"],
  ["redirects to itself", (q, r) => r.writeHead(302, { location: q.url }).end(), "changed"],
  [
    "redirects us to our own machine",
    (_q, r) => r.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
    "changed",
  ],
];

function sendForever(response: Parameters<TestProvider["answer"]>[1]) {
  const chunk = "x".repeat(256 * 1024);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on("drain", more);
  more();
}

test.each(failures)("a portal that %s costs nothing and is named", async (_what, fault, outcome) => {
  const { token } = await signedIn();
  portal.answer = fault;
  const answer = await search(token);
  expect(answer.status).toBe(200);
  expect(onlyGroup(answer)).toMatchObject({
    outcome,
    has_error: true,
    fichas: "returned",
    jobs: [],
    error: expect.stringContaining("portal"),
  });
  expect(answer.body["remaining_credits"]).toBe(100);
});

test("a portal that keeps failing is not asked, costs nothing, and is asked again after its cool-down", async () => {
  const { token, userId } = await signedIn();
  portal.answer = (_request, response) => response.writeHead(503).end();
  for (let time = 0; time < 3; time++) await search(token);
  answerWith([]);
  const asked = portal.requests;
  expect(onlyGroup(await search(token))).toMatchObject({ outcome: "unavailable", fichas: "returned" });
  expect(portal.requests).toBe(asked);
  expect(await getBalance(database.db, userId)).toBe(100);
  deps.clock.advance(31_000);
  expect(onlyGroup(await search(token))).toMatchObject({ outcome: "empty", fichas: "charged" });
  expect(onlyGroup(await search(token))).toMatchObject({ outcome: "empty", fichas: "charged" });
});

test("a portal that sends `Retry-After` is not asked before", async () => {
  // The fetcher takes the time of a reply from the system clock, so this test uses the system time.
  deps.clock.set(new Date().toISOString());
  const { token } = await signedIn();
  portal.answer = (_request, response) => response.writeHead(429, { "retry-after": "1800" }).end();
  expect(onlyGroup(await search(token))).toMatchObject({ outcome: "blocked" });
  answerWith([]);
  const asked = portal.requests;
  deps.clock.advance(1_790_000);
  expect(onlyGroup(await search(token))).toMatchObject({ outcome: "blocked", fichas: "returned" });
  expect(portal.requests).toBe(asked);
  deps.clock.advance(20_000);
  expect(onlyGroup(await search(token))).toMatchObject({ outcome: "empty" });
});

test("one failing portal does not affect the others", async () => {
  const { token } = await signedIn();
  portal.answer = (request, response) =>
    request.url?.startsWith("/solides")
      ? response.writeHead(503).end()
      : response.end(
          JSON.stringify({ total: 1, items: [{ id: "1", title: "Vaga", city: "Recife", state: "PE" }] }),
        );
  const answer = await search(token, { services: ["gupy", "solides", "workable"] });
  expect(answer.body).toMatchObject({
    remaining_credits: 86,
    services: [
      { name: "gupy", fichas: "charged" },
      { name: "solides", fichas: "returned" },
      { name: "workable", fichas: "charged" },
    ],
  });
});

test("the same question again within ten minutes comes from the cache and is free", async () => {
  const { token } = await signedIn();
  const body = { query: "Cozinheira de escola" };
  await search(token, body);
  const asked = portal.requests;
  deps.clock.advance(120_000);
  const again = await search(token, { query: "  cozinheira   de ESCOLA " });
  expect(onlyGroup(again)).toMatchObject({ cached: true, age_s: 120, fichas: "free", count: 1 });
  expect(again.body["remaining_credits"]).toBe(93);
  expect(portal.requests).toBe(asked);
  deps.clock.advance(600_001);
  const later = await search(token, body);
  expect(onlyGroup(later)).toMatchObject({ cached: false, fichas: "charged" });
});

test("the outcomes of a search are deleted after 90 days, and what was paid for it stays", async () => {
  const { token, userId } = await signedIn();
  await database.db.delete(providerRuns);
  await search(token);
  const countRuns = () => database.db.$count(providerRuns);
  deps.clock.advance(90 * 24 * 3_600_000);
  await forgetOldRuns(deps);
  expect(await countRuns()).toBe(1);
  deps.clock.advance(1);
  await forgetOldRuns(deps);
  expect(await countRuns()).toBe(0);
  expect(await getBalance(database.db, userId)).toBe(93);
});

test("a question that another person asked a moment ago comes from the cache and is charged", async () => {
  const body = { query: "Soldador naval" };
  await search((await signedIn()).token, body);
  const asked = portal.requests;
  expect(onlyGroup(await search((await signedIn()).token, body))).toMatchObject({
    cached: true,
    fichas: "charged",
  });
  expect(portal.requests).toBe(asked);
});

test("equal questions of several people at the same moment ask the portal once", async () => {
  const people = await Promise.all([signedIn(), signedIn(), signedIn()]);
  const before = portal.requests;
  portal.answer = (_request, response) => void setTimeout(() => response.end('{"total":0,"items":[]}'), 50);
  const answers = await Promise.all(people.map(({ token }) => search(token, { query: "Confeiteiro" })));
  expect(answers.map((answer) => onlyGroup(answer)["fichas"])).toEqual(["charged", "charged", "charged"]);
  expect(portal.requests).toBe(before + 1);
});

test("the same search sent twice at once is charged once, also when the fichas pay for one only", async () => {
  const { token, userId } = await signedIn(7);
  const body = { query: "Pedreiro" };
  const answers = await Promise.all([search(token, body), search(token, body)]);
  expect(answers.map((answer) => onlyGroup(answer)["fichas"]).sort()).toEqual(["charged", "free"]);
  expect(await getBalance(database.db, userId)).toBe(0);
});

test("a person's fourth search of one portal at once is refused, and another person's search is not affected", async () => {
  const [greedy, other] = [await signedIn(), await signedIn()];
  const waiting: (() => void)[] = [];
  portal.answer = (_request, response) => void waiting.push(() => response.end('{"total":0,"items":[]}'));
  const four = Promise.all(Array.from({ length: 4 }, () => search(greedy.token)));
  await expect.poll(() => getBalance(database.db, greedy.userId)).toBe(79);
  const beside = search(other.token);
  const answering = setInterval(() => waiting.splice(0).forEach((answer) => answer()), 10);
  const answers = await four;
  expect(onlyGroup(await beside)).toMatchObject({ outcome: "empty" });
  clearInterval(answering);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429]);
  expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: "too_many_searches" });
});

test("a key repeats its answer for ten minutes, and is refused afterwards and for another question", async () => {
  const { token, userId } = await signedIn();
  const key = { "idempotency-key": "a-request-of-the-web-app" };
  const body = { query: "Garçom" };
  await search(token, body, key);
  answerWith([]);
  expect(onlyGroup(await search(token, body, key))).toMatchObject({ fichas: "charged", count: 1 });
  const reused = { status: 422, body: { code: "idempotency_key_reused" } };
  expect(await search(token, { query: "Outra coisa" }, key)).toMatchObject(reused);
  expect(await search(token, { ...body, services: ["gupy", "solides"] }, key)).toMatchObject(reused);
  expect(await search(token, { ...body, fresh: true }, key)).toMatchObject(reused);
  deps.clock.advance(599_000);
  expect(onlyGroup(await search(token, body, key))).toMatchObject({ fichas: "charged", count: 1 });
  const asked = portal.requests;
  deps.clock.advance(1_000);
  expect(await search(token, body, key)).toMatchObject(reused);
  expect(portal.requests).toBe(asked);
  expect(await getBalance(database.db, userId)).toBe(93);
});

test("a key repeats its own answer also when another person got a newer answer meanwhile", async () => {
  const { token } = await signedIn();
  const key = { "idempotency-key": "a-request-of-the-web-app" };
  const body = { query: "Camareira" };
  await search((await signedIn()).token, body);
  deps.clock.advance(599_000);
  expect(onlyGroup(await search(token, body, key))).toMatchObject({ count: 1, fichas: "charged" });
  deps.clock.advance(2_000);
  answerWith([]);
  expect(onlyGroup(await search((await signedIn()).token, body))).toMatchObject({ count: 0 });
  deps.clock.advance(597_000);
  expect(onlyGroup(await search(token, body, key))).toMatchObject({ count: 1, fichas: "charged" });
});

test("a failed request repeated with its key gets the same failure", async () => {
  const { token, userId } = await signedIn();
  const key = { "idempotency-key": "a-request-that-fails" };
  portal.answer = (_request, response) => response.writeHead(403).end();
  await search(token, { query: "Vigia" }, key);
  answerWith([]);
  expect(onlyGroup(await search(token, { query: "Vigia" }, key))).toMatchObject({
    outcome: "blocked",
    fichas: "returned",
  });
  expect(await getBalance(database.db, userId)).toBe(100);
});

test("a search of a portal whose key is not set is refused as such and costs nothing", async () => {
  const [gupy] = portal.providers;
  const { token, userId } = await signedIn();
  const providers = [{ ...gupy!, credentials: ["A_PORTALS_KEY"] as const }];
  const withKey = (credentials: Record<string, string>): TestDeps => ({
    ...deps,
    providers,
    config: { ...deps.config, providers: "live", credentials },
  });
  app = await buildApp(withKey({}));
  const settings = await callApi(app, "GET", "/settings");
  expect(settings.body["providers"]).toContainEqual(
    expect.objectContaining({ id: "gupy", configured: false, hindrance: "not_configured" }),
  );
  expect(settings.body["providers"]).toContainEqual(
    expect.objectContaining({ id: "catho", configured: false, hindrance: "off" }),
  );
  expect(await search(token)).toMatchObject({ status: 409, body: { code: "provider_not_configured" } });
  expect(await getBalance(database.db, userId)).toBe(100);
  app = await buildApp(withKey({ A_PORTALS_KEY: "key" }));
  expect(onlyGroup(await search(token))).toMatchObject({ outcome: "answered" });
});

test("with too few fichas no portal is asked and no ficha is lost", async () => {
  const { token, userId } = await signedIn(20);
  const before = portal.requests;
  const answer = await search(token, { services: ["gupy", "solides", "workable"] });
  expect(answer).toMatchObject({
    status: 402,
    body: { code: "insufficient_credits", error: "Fichas insuficientes" },
  });
  expect(portal.requests).toBe(before);
  expect(await getBalance(database.db, userId)).toBe(20);
});

test("vacancies elsewhere are dropped", async () => {
  const { token } = await signedIn();
  answerWith([
    { id: "1", title: "Aqui", city: "Recife", state: "Pernambuco" },
    { id: "2", title: "Ao lado", city: "Olinda", state: "PE" },
    { id: "3", title: "Longe", city: "Recife", state: "SP" },
  ]);
  const group = onlyGroup(await search(token, { state: "PE", city: "recife" }));
  expect(group).toMatchObject({ count: 1, jobs: [{ title: "Aqui" }] });
});

test.each([
  ["nothing at all", { query: "", services: [] }, 400, "no_search_params"],
  ["no portal", { services: [] }, 400, "no_provider_selected"],
  ["no filter", { query: "   " }, 400, "no_filter_filled"],
  ["a portal that does not exist", { services: ["linkedin"] }, 400, "unknown_provider"],
  ["a portal that is switched off", { services: ["catho"] }, 409, "provider_disabled"],
  ["a city that is not in the state", { state: "SP", city: "Recife" }, 400, "unknown_place"],
  ["a state that does not exist", { state: "XX" }, 400, "unknown_place"],
  ["a query over 200 characters", { query: "a".repeat(201) }, 400, "invalid_input"],
  ["an unknown field", { pages: 3 }, 400, "invalid_input"],
  ["services that are no list", { services: "gupy" }, 400, "invalid_input"],
])("a search with %s is refused and costs nothing", async (_what, body, status, code) => {
  const { token, userId } = await signedIn();
  const before = portal.requests;
  expect(await search(token, body)).toMatchObject({ status, body: { code } });
  expect(portal.requests).toBe(before);
  expect(await getBalance(database.db, userId)).toBe(100);
});

/** Sends a search over a real connection, which `cancel` breaks. */
async function searchAndHangUp(token: string, query: string, key: string) {
  if (app.server.address() === null) await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const cancel = new AbortController();
  const request = fetch(`http://127.0.0.1:${address.port}/api/jobs/search`, {
    method: "POST",
    signal: cancel.signal,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body: JSON.stringify({ query, services: ["gupy"] }),
  });
  request.catch(() => {});
  return { request, cancel };
}

async function waitersOf(userId: string): Promise<number | undefined> {
  const [hold] = await database.db.select().from(creditHolds).where(eq(creditHolds.userId, userId));
  return hold?.waiters;
}

test("a caller that disconnects pays nothing, and one with the same question at the same time that is answered pays", async () => {
  const { token, userId } = await signedIn();
  const waiting: (() => void)[] = [];
  portal.answer = (_request, response) => void waiting.push(() => response.end('{"total":0,"items":[]}'));
  const first = await searchAndHangUp(token, "Tapeceiro", "the-first-request");
  await expect.poll(() => waiting.length).toBe(1);
  const second = search(token, { query: "Tapeceiro" });
  await expect.poll(() => waitersOf(userId)).toBe(2);
  first.cancel.abort();
  await expect.poll(() => waitersOf(userId)).toBe(1);
  waiting.forEach((answer) => answer());
  expect(onlyGroup(await second)).toMatchObject({ outcome: "empty", fichas: "charged" });
  expect(await getBalance(database.db, userId)).toBe(93);
  await app.close();
});

test("a request that ended with its connection asks the portal when it is repeated with its key", async () => {
  const { token, userId } = await signedIn();
  let asked = 0;
  portal.answer = () => void (asked += 1);
  const broken = await searchAndHangUp(token, "Torneiro", "a-request-that-breaks");
  await expect.poll(() => asked).toBe(1);
  broken.cancel.abort();
  await expect.poll(() => getBalance(database.db, userId)).toBe(100);
  answerWith([]);
  const again = await search(token, { query: "Torneiro" }, { "idempotency-key": "a-request-that-breaks" });
  expect(onlyGroup(again)).toMatchObject({ outcome: "empty", fichas: "charged", has_error: false });
  await app.close();
});

test("a caller that disconnects before the answer gets the fichas back, and the request to the portal is cancelled", async () => {
  const { token, userId } = await signedIn();
  let asked = 0;
  let letGo = false;
  portal.answer = (_request, response) => {
    asked += 1;
    response.on("close", () => (letGo = true));
  };
  const { request, cancel } = await searchAndHangUp(token, "Carpinteiro", "a-caller-who-goes");
  await expect.poll(() => asked).toBe(1);
  expect(await getBalance(database.db, userId)).toBe(93);
  cancel.abort();
  await expect(request).rejects.toThrow("aborted");
  await expect.poll(() => getBalance(database.db, userId)).toBe(100);
  await expect.poll(() => letGo).toBe(true);
  await app.close();
});

test("a full queue is no failure of the portal: the person who waited too long reads so, and it is asked again at once", async () => {
  const crowded = await startTestProvider({ deadlineMs: 1_000, lineMs: 100 });
  const busyApp = await buildApp({ ...deps, providers: crowded.providers, fetcher: crowded.fetcher });
  const ask = (token: string, query: string) =>
    callApi(busyApp, "POST", "/jobs/search", { token, body: { query, services: ["gupy"] } });
  crowded.answer = (_request, response) => void setTimeout(() => response.end('{"total":0,"items":[]}'), 300);
  const people = await Promise.all(Array.from({ length: 12 }, () => signedIn()));
  const groups = (await Promise.all(people.map(({ token }, index) => ask(token, `multidão ${index}`)))).map(
    onlyGroup,
  );
  const busy = groups.filter(({ outcome }) => outcome === "busy");
  expect(busy.length).toBeGreaterThan(3);
  expect(busy[0]).toMatchObject({
    has_error: true,
    fichas: "returned",
    error: "Muita gente perguntando a este portal agora.",
  });
  expect(groups.filter(({ outcome }) => outcome !== "busy")).toMatchObject([
    { outcome: "empty" },
    { outcome: "empty" },
  ]);
  expect(await database.db.$count(providerBreakers)).toBe(0);
  const [person] = people;
  // The line is a tenth of a second long: a slow machine may need more for a turn, and the person asks once more.
  await expect
    .poll(async () => onlyGroup(await ask(person?.token ?? "", "multidão depois")), { timeout: 10_000 })
    .toMatchObject({ outcome: "empty", fichas: "charged" });
  await crowded.close();
});

test("an answer that comes after its hold has ended is not the portal's failure: it is told as our own delay, and costs nothing", async () => {
  await database.db.delete(providerRuns);
  const { token, userId } = await signedIn();
  portal.answer = (_request, response) => {
    deps.clock.advance(60_000);
    response.end('{"total":0,"items":[]}');
  };
  const asked = { query: "uma resposta que demora na fila" };
  const key = { "idempotency-key": "an-answer-after-its-hold" };
  const late = { outcome: "busy", fichas: "returned", count: 0 };
  expect(onlyGroup(await search(token, asked, key))).toMatchObject(late);
  expect(onlyGroup(await search(token, asked, key))).toMatchObject(late);
  await releaseExpiredHolds(deps);
  expect(await getBalance(database.db, userId)).toBe(100);
  expect(await database.db.$count(providerBreakers)).toBe(0);
  // The portal's health counts what the portal did.
  expect(await database.db.select().from(providerRuns)).toMatchObject([{ outcome: "empty" }]);
  // The answer is kept, and given to the person who asks again.
  expect(onlyGroup(await search(token, asked))).toMatchObject({ outcome: "empty", fichas: "charged" });
});

/** A person with a plan that an operator set. */
async function onPlan(plan: "pro" | "premium", credits = 100) {
  const person = await signedIn(credits);
  await setPlan(database.db, { userId: person.userId, plan });
  return person;
}

test("on Premium the first portal that answers on a day is free, and the statement says so", async () => {
  // Ten minutes before midnight in São Paulo.
  deps.clock.set("2026-11-22T02:50:00Z");
  const person = await onPlan("premium");
  portal.answer = (_request, response) => response.writeHead(403).end("captcha");
  expect((await search(person.token)).body["remaining_credits"]).toBe(100);
  answerWith([]);
  await database.db.delete(providerBreakers);
  const first = { query: "primeira busca" };
  const key = { "idempotency-key": "premium-portal-1" };
  expect((await search(person.token, first, key)).body["remaining_credits"]).toBe(100);
  expect((await search(person.token, first, key)).body["remaining_credits"]).toBe(100);
  expect((await search(person.token)).body["remaining_credits"]).toBe(93);
  const { body } = await callApi(app, "GET", "/tokens/history", { token: person.token });
  expect(body["entries"]).toMatchObject([
    { reason: "search", amount: -7, balance: 93 },
    { reason: "plan_portal", amount: 7, balance: 100 },
    { reason: "search", amount: -7, balance: 93 },
    { reason: "search_returned", amount: 7 },
    { reason: "search", amount: -7 },
    { reason: "adjustment" },
  ]);
  deps.clock.set("2026-11-22T03:00:00Z");
  expect((await search(person.token)).body).toMatchObject({ remaining_credits: 93 });
});

test("when several portals answer at once one of them is free on Premium, and none on Pro", async () => {
  const premium = await onPlan("premium");
  answerWith([]);
  const answers = await Promise.all([search(premium.token), search(premium.token), search(premium.token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await getBalance(database.db, premium.userId)).toBe(100 - 2 * 7);
  const pro = await onPlan("pro");
  expect((await search(pro.token)).body["remaining_credits"]).toBe(93);
});

/** A request that placed its hold and whose process died then. */
async function diedHolding(person: { userId: string; sessionId: string }, key: string, query: string) {
  await openParts(deps, {
    request: { actor: person, requestId: key, hasKey: true, searchId: randomUUID(), at: deps.clock.now() },
    providers: portal.providers.filter(({ id }) => id === "gupy"),
    query: readQuery({ query, state: "", city: "" }),
    isFresh: false,
  });
}

type Between = "nothing" | "a minute" | "given back by the task" | "charged for another request";

test.each<[Between, "answers" | "fails", string, number]>([
  ["nothing", "answers", "charged", 93],
  ["nothing", "fails", "returned", 100],
  ["a minute", "answers", "charged", 93],
  ["a minute", "fails", "returned", 100],
  ["given back by the task", "answers", "charged", 93],
  ["given back by the task", "fails", "returned", 100],
  ["charged for another request", "answers", "free", 93],
])(
  "a repeated request, whose first process died, reports its fichas correctly: after %s, where the portal %s, %s",
  async (between, then, told, balance) => {
    const person = await signedIn();
    questions += 1;
    const query = `morreu ${questions}`;
    const key = { "idempotency-key": `died-while-holding-${questions}` };
    answerWith([]);
    await diedHolding(person, key["idempotency-key"], query);
    if (between === "a minute" || between === "given back by the task") deps.clock.advance(60_000);
    if (between === "given back by the task") await releaseExpiredHolds(deps);
    if (between === "charged for another request") await search(person.token, { query });
    if (then === "fails") portal.answer = (_request, response) => response.writeHead(403).end("captcha");

    expect(onlyGroup(await search(person.token, { query }, key))).toMatchObject({ fichas: told });
    // A minute later, any remaining hold of the dead request has expired.
    deps.clock.advance(60_000);
    await releaseExpiredHolds(deps);
    expect(await getBalance(database.db, person.userId)).toBe(balance);
    expect(onlyGroup(await search(person.token, { query }, key))).toMatchObject({ fichas: told });
    expect(await getBalance(database.db, person.userId)).toBe(balance);
  },
);
