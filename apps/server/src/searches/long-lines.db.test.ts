import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi, type ApiAnswer } from "../../test/product/call-api.ts";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { startTestProvider, type TestProvider } from "../../test/portals/start-test-provider.ts";
import { buildApp } from "../app.ts";
import { getBalance } from "../credits/ledger/account.ts";
import { verifyLedger } from "../credits/verification/verify-ledger.ts";
import type { Database } from "../db/client.ts";
import { providerBreakers } from "../db/schema/etiquette.ts";
import { emptyLines } from "../../test/portals/empty-lines.ts";

let database: Database;
let portal: TestProvider;
let deps: TestDeps;
let app: FastifyInstance;
/** The expected wait in the line of every portal. */
let waitMs = 0;
/** How much of it is for other people's requests; left out, all of it. */
let ofOthersMs: number | undefined;
/** The portal waits for this before it answers. */
let hold: Promise<unknown> = Promise.resolve();

beforeAll(async () => {
  database = await createTestDatabase();
  portal = await startTestProvider({ deadlineMs: 5_000, lineMs: 60 });
  portal.answer = (_request, response) => {
    const items = [{ id: "1", title: "Vigia", city: "Recife", state: "PE" }];
    void hold.then(() => response.end(JSON.stringify({ total: 1, items })));
  };
  const lines = { ...emptyLines, expectedWaitMs: () => waitMs, waitForOthersMs: () => ofOthersMs ?? waitMs };
  deps = createTestDeps(database, { providers: portal.providers, fetcher: portal.fetcher, lines });
  app = await buildApp(deps);
});
beforeEach(() => {
  waitMs = 0;
  ofOthersMs = undefined;
  hold = Promise.resolve();
});
afterAll(async () => {
  await app.close();
  expect(await verifyLedger(database.db)).toEqual([]);
  await portal.close();
  await database.close();
});

const search = (token: string, query: string, body: Record<string, unknown> = {}, headers = {}) =>
  callApi(app, "POST", "/jobs/search", { token, headers, body: { query, services: ["gupy"], ...body } });

function groupOf({ body }: ApiAnswer): Record<string, unknown> {
  const services = body["services"];
  return Array.isArray(services) ? services[0] : body;
}

/** Another person asks the question, so many minutes ago. */
async function askedBefore(query: string, minutes: number): Promise<void> {
  const { token } = await createPerson(deps, { bonus: 100 });
  expect(groupOf(await search(token, query))).toMatchObject({ outcome: "answered", fichas: "charged" });
  deps.clock.advance(minutes * 60_000);
}

test("while the line at a portal is long, an answer of up to an hour is given at once, with its age, free of charge", async () => {
  await askedBefore("vigia noturno", 40);
  const person = await createPerson(deps, { bonus: 100 });
  const before = portal.requests;
  waitMs = 12_000;
  const group = groupOf(await search(person.token, "vigia noturno"));
  expect(group).toMatchObject({ outcome: "answered", count: 1, cached: true, age_s: 2_400, fichas: "free" });
  expect(portal.requests).toBe(before);
  expect(await getBalance(database.db, person.userId)).toBe(100);
});

test("a person's own searches, for which alone the line is long, earn them no free answer", async () => {
  await askedBefore("vigia de obra", 40);
  const person = await createPerson(deps, { bonus: 100 });
  waitMs = 12_000;
  ofOthersMs = 0;
  const group = groupOf(await search(person.token, "vigia de obra"));
  expect(group).toMatchObject({ outcome: "answered", cached: false, fichas: "charged" });
  ofOthersMs = 5_000;
  await askedBefore("vigia de loja", 40);
  expect(groupOf(await search(person.token, "vigia de loja"))).toMatchObject({
    age_s: 2_400,
    fichas: "free",
  });
});

test("a request for a fresh answer asks the portal and is charged", async () => {
  await askedBefore("vigia diurno", 40);
  const person = await createPerson(deps, { bonus: 100 });
  waitMs = 12_000;
  const group = groupOf(await search(person.token, "vigia diurno", { fresh: true }));
  expect(group).toMatchObject({ outcome: "answered", cached: false, fichas: "charged" });
  expect(await getBalance(database.db, person.userId)).toBe(93);
});

test("while the line is short the portal is asked, and an answer of the last ten minutes is sold as usual", async () => {
  await askedBefore("vigia", 40);
  const person = await createPerson(deps, { bonus: 100 });
  expect(groupOf(await search(person.token, "vigia"))).toMatchObject({ cached: false, fichas: "charged" });
  const other = await createPerson(deps, { bonus: 100 });
  waitMs = 12_000;
  deps.clock.advance(5 * 60_000);
  expect(groupOf(await search(other.token, "vigia"))).toMatchObject({ cached: true, fichas: "charged" });
});

test("an answer of more than an hour is not offered", async () => {
  await askedBefore("porteiro", 61);
  const person = await createPerson(deps, { bonus: 100 });
  waitMs = 12_000;
  expect(groupOf(await search(person.token, "porteiro"))).toMatchObject({ cached: false, fichas: "charged" });
});

test("a line that was too long is reported and the fichas are given back, unless there is an older answer", async () => {
  await askedBefore("zelador", 20);
  const finish = Promise.withResolvers<void>();
  hold = finish.promise;
  const before = portal.requests;
  const people = await Promise.all([1, 2, 3, 4].map(() => createPerson(deps, { bonus: 100 })));
  const [first, second, third, fourth] = people.map(({ token }) => token);
  const asked = [search(first ?? "", "caseiro 1"), search(second ?? "", "caseiro 2")];
  await expect.poll(() => portal.requests - before).toBe(2);
  expect(groupOf(await search(third ?? "", "caseiro 3"))).toMatchObject({
    outcome: "busy",
    fichas: "returned",
  });
  expect(groupOf(await search(fourth ?? "", "zelador"))).toMatchObject({ age_s: 1_200, fichas: "free" });
  finish.resolve();
  for (const answer of await Promise.all(asked)) expect(groupOf(answer)).toMatchObject({ fichas: "charged" });
  expect(await database.db.$count(providerBreakers)).toBe(0);
});

test("a retry with the same key gets the same older answer, free of charge", async () => {
  await askedBefore("jardineiro", 59);
  const person = await createPerson(deps, { bonus: 100 });
  waitMs = 12_000;
  const key = { "idempotency-key": "jardineiro-1" };
  const first = groupOf(await search(person.token, "jardineiro", {}, key));
  deps.clock.advance(9 * 60_000);
  waitMs = 0;
  const again = groupOf(await search(person.token, "jardineiro", {}, key));
  expect([first["fichas"], again["fichas"], again["count"]]).toEqual(["free", "free", 1]);
  expect(await getBalance(database.db, person.userId)).toBe(100);
});

test("the person is told at which portals people wait, and about how long", async () => {
  const { token } = await createPerson(deps, { bonus: 100 });
  expect((await callApi(app, "GET", "/jobs/lines", { token })).body).toEqual({ lines: [], suspended: [] });
  waitMs = 5_400;
  const { body } = await callApi(app, "GET", "/jobs/lines", { token });
  expect(body["lines"]).toContainEqual({ name: "gupy", wait_s: 6 });
});
