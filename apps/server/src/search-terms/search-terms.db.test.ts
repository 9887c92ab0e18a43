import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";
import { searchTerms } from "../db/schema/search-terms.ts";
import { limitPolicy } from "../limits/limit-policy.ts";
import { forgetOldTerms } from "./forget-old-terms.ts";
import { listTopTerms } from "./repository.ts";

const dayMs = 24 * 3_600_000;
const week = "2026-W47";

let database: Database;
let deps: TestDeps;
let app: FastifyInstance;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(searchTerms);
  await startWith({});
});
afterAll(() => database.close());

async function startWith(overrides: Partial<TestDeps>) {
  deps = createTestDeps(database, overrides);
  app = await buildApp(deps);
  ({ token } = await createPerson(deps));
}

function send(body: Record<string, unknown>, as: string | undefined = token) {
  return callApi(app, "POST", "/search-terms", { body, ...(as !== undefined && { token: as }) });
}

const stored = () => database.db.select().from(searchTerms);

test("searches of several people for the same term in a state and a week are counted together", async () => {
  const other = await createPerson(deps);
  const asked = { city: "Recife", state: "PE", providers: ["gupy", "catho"] };
  expect(await send({ search_term: "Técnico de  Enfermagem", ...asked })).toEqual({
    status: 200,
    body: { success: true },
  });
  await send({ search_term: "tecnico de enfermagem", ...asked, city: "Olinda" }, other.token);
  await send({ search_term: "tecnico de enfermagem" });
  expect(await stored()).toEqual(
    expect.arrayContaining([
      { week, state: "PE", term: "tecnico de enfermagem", searches: 2 },
      { week, state: "", term: "tecnico de enfermagem", searches: 1 },
    ]),
  );
});

test("no column says which person searched, in which city, or when within the week", async () => {
  const columns = await database.db
    .select({ name: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = current_schema() and table_name = 'search_terms'`);
  expect(columns.map(({ name }) => name).toSorted()).toEqual(["searches", "state", "term", "week"]);
});

test.each(["maria@exemplo.com", "81 99876-5432", "123.456.789-09"])(
  "%s typed by mistake is accepted and not stored",
  async (typed) => {
    expect((await send({ search_term: `vendas ${typed}` })).status).toBe(200);
    expect(await stored()).toEqual([]);
  },
);

test.each([
  ["no term", { search_term: "  " }, "invalid_input"],
  ["a term without end", { search_term: "a".repeat(201) }, "invalid_input"],
  ["an unknown state", { search_term: "vendas", state: "ZZ" }, "unknown_place"],
  ["an unknown field", { search_term: "vendas", user: "maria" }, "invalid_input"],
  [
    "more providers than there are",
    { search_term: "vendas", providers: Array(51).fill("gupy") },
    "invalid_input",
  ],
])("%s is refused", async (_, body, code) => {
  expect(await send(body)).toMatchObject({ status: 400, body: { code } });
  expect(await stored()).toEqual([]);
});

test("only searches of signed-in people are counted, and those of one person only up to a limit", async () => {
  expect(await callApi(app, "POST", "/search-terms", { body: { search_term: "vendas" } })).toMatchObject({
    status: 401,
  });
  await startWith({ limits: { ...deps.limits, recordSearchTerm: limitPolicy.recordSearchTerm } });
  const answers = await Promise.all(Array.from({ length: 40 }, () => send({ search_term: "vendas" })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect(await stored()).toEqual([{ week, state: "", term: "vendas", searches: 30 }]);
});

test("the operator sees the most searched of each state in a week, or of one state", async () => {
  const terms = [
    ["PE", "vendas", 3],
    ["PE", "motorista", 5],
    ["PE", "caixa", 1],
    ["SP", "vendas", 9],
    ["", "remoto", 2],
  ] as const;
  await database.db
    .insert(searchTerms)
    .values([
      ...terms.map(([state, term, searches]) => ({ week, state, term, searches })),
      { week: "2026-W46", state: "PE", term: "vendas", searches: 90 },
    ]);
  const listed = async (asked: { state?: string; limit: number }) =>
    (await listTopTerms(database.db, { week, ...asked })).map(({ state, term, searches }) => [
      state,
      term,
      searches,
    ]);
  expect(await listed({ limit: 2 })).toEqual([
    ["", "remoto", 2],
    ["PE", "motorista", 5],
    ["PE", "vendas", 3],
    ["SP", "vendas", 9],
  ]);
  expect(await listed({ state: "PE", limit: 1 })).toEqual([["PE", "motorista", 5]]);
  expect(await listed({ state: "AC", limit: 1 })).toEqual([]);
});

test("a count is deleted when its week is a year old", async () => {
  await send({ search_term: "vendas" });
  deps.clock.advance(365 * dayMs);
  await forgetOldTerms(deps);
  expect(await stored()).toHaveLength(1);
  deps.clock.advance(7 * dayMs);
  await forgetOldTerms(deps);
  expect(await stored()).toEqual([]);
});
