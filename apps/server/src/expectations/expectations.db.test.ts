import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createPerson, type TestPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { startTestProvider, type TestProvider } from "../../test/portals/start-test-provider.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";
import { questionCounts } from "../db/schema/question-counts.ts";
import { keptAnswers, providerRuns } from "../db/schema/searches.ts";
import { limitPolicy } from "../limits/limit-policy.ts";
import { writeRuns } from "../searches/answers/write-runs.ts";
import { forgetOldCounts } from "./forget-old-counts.ts";
import { writeQuestionCounts } from "./write-question-counts.ts";

const dayMs = 24 * 3_600_000;

let database: Database;
let portal: TestProvider;
let deps: TestDeps;
let app: FastifyInstance;
let reader: TestPerson;

beforeAll(async () => {
  database = await createTestDatabase();
  portal = await startTestProvider();
});
beforeEach(async () => {
  await database.db.delete(questionCounts);
  await database.db.delete(providerRuns);
  await startWith({});
  bring(3);
});
afterAll(async () => {
  await portal.close();
  await database.close();
});

async function startWith(overrides: Partial<TestDeps>) {
  deps = createTestDeps(database, { providers: portal.providers, fetcher: portal.fetcher, ...overrides });
  app = await buildApp(deps);
  reader = await createPerson(deps);
}

/** From now on the portal answers with so many vacancies. */
function bring(vacancies: number): void {
  const items = Array.from({ length: vacancies }, (_, id) => ({
    id: `${id}`,
    title: "Vaga",
    city: "Recife",
    state: "PE",
  }));
  portal.answer = (_request, response) => response.end(JSON.stringify({ total: vacancies, items }));
}

type Place = { state?: string; city?: string };

/** Each person searches so often, and the portal is asked every time. */
async function search(
  query: string,
  { people, times = 1, ...place }: { people: number; times?: number } & Place,
) {
  for (const { token } of await createDifferentPeople(query, people)) {
    for (let time = 0; time < times; time += 1) {
      const body = { query, services: ["gupy"], ...place };
      expect(await callApi(app, "POST", "/jobs/search", { token, body })).toMatchObject({ status: 200 });
      await forgetAnswers();
    }
  }
  await writeQuestionCounts(deps);
  await writeRuns(deps);
}

/** The next search asks the portal, as more than ten minutes later. */
async function forgetAnswers(): Promise<void> {
  await database.db.delete(keptAnswers);
}

/** People with different marks for these words: of people by chance, some have the same one. */
async function createDifferentPeople(query: string, count: number): Promise<TestPerson[]> {
  const { words = "" } = deps.wordCodes.question({ keywords: query, city: null, state: null }) ?? {};
  const people = new Map<number, TestPerson>();
  while (people.size < count) {
    const person = await createPerson(deps, { bonus: 100 });
    people.set(deps.wordCodes.mark(words, person.userId), person);
  }
  return [...people.values()];
}

/** @returns what is expected of the portal that was asked */
async function expected(query: string, place: Place = {}): Promise<unknown> {
  const path = `/providers/expectations?${new URLSearchParams({ query, ...place }).toString()}`;
  const { token } = await createPerson(deps);
  const { status, body } = await callApi(app, "GET", path, { token });
  expect(status).toBe(200);
  const { providers } = body;
  if (!Array.isArray(providers)) throw new Error("no list of providers");
  return providers.find(({ id }) => id === "gupy");
}

const unknown = { id: "gupy", basis: "unknown", numbers: null };

/** Without the runs of the week, which speak of the portal in general. */
async function expectedOfWords(query: string, place: Place = {}): Promise<unknown> {
  await database.db.delete(providerRuns);
  return expected(query, place);
}

test("ten answers to five people say how many vacancies the words bring, how often and how fast", async () => {
  await search("Auxiliar Administrativo", { people: 5, times: 2, state: "PE", city: "Recife" });
  bring(0);
  await search("administrativo auxiliar", { people: 1, times: 2, state: "PE", city: "Recife" });
  portal.answer = (_request, response) => {
    response.statusCode = 500;
    response.end();
  };
  await search("auxiliar administrativo", { people: 1, state: "PE", city: "Recife" });
  expect(await expected("auxiliar  ADMINISTRATIVO", { state: "PE", city: "Recife" })).toEqual({
    id: "gupy",
    basis: "exact",
    // 30 vacancies in 12 answers; the portal was asked 13 times.
    numbers: { vacancies: 2.5, answers: 12, answered_share: 0.92, median_ms: expect.any(Number) },
  });
});

test.each([
  ["four people", { people: 4, times: 4 }],
  ["nine answers", { people: 9, times: 1 }],
  ["three people who ask often", { people: 3, times: 4 }],
])("of %s nothing is said", async (_, asked) => {
  await search("soldador", asked);
  expect(await expectedOfWords("soldador")).toEqual(unknown);
});

test("without numbers of the same place those of the state count, then those of the country, then the portal's own", async () => {
  await search("torneiro", { people: 6, times: 2, state: "PE", city: "Recife" });
  const words = async (query: string, place: Place) => {
    const told = await expected(query, place);
    return typeof told === "object" && told !== null && "basis" in told ? told.basis : told;
  };
  expect(await words("torneiro", { state: "PE", city: "Recife" })).toBe("exact");
  expect(await words("torneiro", { state: "PE", city: "Olinda" })).toBe("state");
  expect(await words("torneiro", { state: "PE" })).toBe("state");
  expect(await words("torneiro", { state: "SP" })).toBe("country");
  expect(await words("torneiro", {})).toBe("country");
  expect(await words("enfermeira", { state: "PE" })).toBe("portal");
  deps.clock.advance(8 * dayMs);
  expect(await words("enfermeira", { state: "PE" })).toBe("unknown");
});

test("two people with the same mark count as one", async () => {
  const four = await createDifferentPeople("pintor", 4);
  const { words = "" } = deps.wordCodes.question({ keywords: "pintor", city: null, state: null }) ?? {};
  const markOf = ({ userId }: TestPerson) => deps.wordCodes.mark(words, userId);
  const known = new Set(four.map(markOf));
  let fifth = await createPerson(deps, { bonus: 100 });
  while (!known.has(markOf(fifth))) fifth = await createPerson(deps, { bonus: 100 });
  for (const { token } of [...four, fifth, ...four, fifth]) {
    await callApi(app, "POST", "/jobs/search", { token, body: { query: "pintor", services: ["gupy"] } });
    await forgetAnswers();
  }
  await writeQuestionCounts(deps);
  const [row] = await database.db.select().from(questionCounts);
  expect(row?.people.toSorted()).toEqual([...known].toSorted());
  expect(await expectedOfWords("pintor")).toEqual(unknown);
});

test("what is stored names no person, no words, no city and no time of day", async () => {
  const { userId, token } = await createPerson(deps, { bonus: 100 });
  const body = { query: "quiropraxista", services: ["gupy"], state: "PE", city: "Recife" };
  await callApi(app, "POST", "/jobs/search", { token, body });
  expect(await database.db.$count(questionCounts), "a search itself writes no count").toBe(0);
  await writeQuestionCounts(deps);
  const [row, another] = await database.db.select().from(questionCounts);
  expect(another).toBeUndefined();
  expect(row).toEqual({
    day: "2026-11-21",
    words: expect.stringMatching(/^[0-9a-f]{32}$/),
    state: "PE",
    place: expect.stringMatching(/^[0-9a-f]{32}$/),
    providerId: "gupy",
    asked: 1,
    answers: 1,
    vacancies: 3,
    tookMs: [expect.any(Number)],
    people: [expect.any(Number)],
  });
  expect(JSON.stringify(row)).not.toContain(userId);
  expect(row?.tookMs.every((ms) => ms % 100 === 0)).toBe(true);
});

test("an answer that was kept for all, and a search without words, are not counted", async () => {
  const { token } = await createPerson(deps, { bonus: 100 });
  const other = await createPerson(deps, { bonus: 100 });
  const body = { query: "garçom", services: ["gupy"] };
  await callApi(app, "POST", "/jobs/search", { token, body });
  await callApi(app, "POST", "/jobs/search", { token: other.token, body });
  await callApi(app, "POST", "/jobs/search", { token, body: { state: "PE", services: ["gupy"] } });
  await writeQuestionCounts(deps);
  expect(await database.db.select({ asked: questionCounts.asked }).from(questionCounts)).toEqual([
    { asked: 1 },
  ]);
});

test("counts of two servers are added up, and a count is deleted after 28 days", async () => {
  await search("caixa", { people: 3, times: 2 });
  await search("caixa", { people: 3, times: 2 });
  expect(await database.db.$count(questionCounts)).toBe(1);
  expect(await expectedOfWords("caixa")).toMatchObject({ basis: "exact", numbers: { answers: 12 } });
  deps.clock.set("2026-12-18T12:00:00Z");
  expect(await expected("caixa")).toMatchObject({ basis: "exact" });
  await forgetOldCounts(deps);
  expect(await database.db.$count(questionCounts)).toBe(1);
  deps.clock.set("2026-12-19T12:00:00Z");
  expect(await expected("caixa")).toEqual(unknown);
  await forgetOldCounts(deps);
  expect(await database.db.$count(questionCounts)).toBe(0);
});

test("the same words are counted at most once a minute for all people", async () => {
  expect(await expectedOfWords("motorista")).toEqual(unknown);
  await search("motorista", { people: 10 });
  expect(await expectedOfWords("motorista")).toEqual(unknown);
  deps.clock.advance(60_000);
  expect(await expectedOfWords("motorista")).toMatchObject({ basis: "exact" });
});

test("a database that fails once does not fail for a minute", async () => {
  await database.db.execute(sql`alter table question_counts rename to away`);
  const path = "/providers/expectations?query=vendas";
  expect(await callApi(app, "GET", path, { token: reader.token })).toMatchObject({ status: 500 });
  await database.db.execute(sql`alter table away rename to question_counts`);
  expect(await callApi(app, "GET", path, { token: reader.token })).toMatchObject({ status: 200 });
});

test.each([
  ["no words", { query: "  " }, "invalid_input"],
  ["words without end", { query: "a".repeat(201) }, "invalid_input"],
  ["an unknown state", { query: "vendas", state: "ZZ" }, "unknown_place"],
  ["a city of another state", { query: "vendas", state: "SP", city: "Recife" }, "unknown_place"],
  ["an unknown field", { query: "vendas", user: "maria" }, "invalid_input"],
])("%s is refused", async (_, asked, code) => {
  const path = `/providers/expectations?${new URLSearchParams(Object.entries(asked)).toString()}`;
  expect(await callApi(app, "GET", path, { token: reader.token })).toMatchObject({
    status: 400,
    body: { code },
  });
});

test("only signed-in people ask, and one person only so often", async () => {
  const path = "/providers/expectations?query=vendas";
  expect(await callApi(app, "GET", path)).toMatchObject({ status: 401 });
  await startWith({ limits: { ...deps.limits, listExpectations: limitPolicy.listExpectations } });
  const answers = await Promise.all(
    Array.from({ length: 62 }, () => callApi(app, "GET", path, { token: reader.token })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
});
