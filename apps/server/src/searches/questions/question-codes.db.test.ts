import { createHash, createHmac, randomUUID } from "node:crypto";
import { providerIds } from "@vagou/contract/search/catalogue";
import { foldText } from "@vagou/providers/core/text/fold-text";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi } from "../../../test/product/call-api.ts";
import { createPerson, type TestPerson } from "../../../test/people/create-person.ts";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../../test/product/create-test-deps.ts";
import { dumpTables } from "../../../test/database/dump-tables.ts";
import { startTestProvider, type TestProvider } from "../../../test/portals/start-test-provider.ts";
import { buildApp } from "../../app.ts";
import { forgetOldHolds } from "../../credits/holds/forget-old-holds.ts";
import type { Database } from "../../db/client.ts";
import { creditHolds } from "../../db/schema/credits.ts";
import { providerAnswers, searchRequests } from "../../db/schema/searches.ts";
import { searchTerms } from "../../db/schema/search-terms.ts";
import { listStates } from "../../locations/places.ts";
import { forgetOldSearches } from "../forget-old-searches.ts";

let database: Database;
let portal: TestProvider;
let deps: TestDeps;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  portal = await startTestProvider();
});
beforeEach(async () => {
  deps = createTestDeps(database, { providers: portal.providers, fetcher: portal.fetcher });
  app = await buildApp(deps);
  portal.answer = (_request, response) =>
    response.end(
      JSON.stringify({ total: 1, items: [{ id: "1", title: "Vaga", city: "Recife", state: "PE" }] }),
    );
});
afterAll(async () => {
  await portal.close();
  await database.close();
});

/** As the web app does: sends the search, and its words for the count of terms. */
async function search(
  { token }: TestPerson,
  query: string,
  state = "",
  key: string = randomUUID(),
): Promise<unknown> {
  await callApi(app, "POST", "/search-terms", { token, body: { search_term: query, state } });
  const answer = await callApi(app, "POST", "/jobs/search", {
    token,
    headers: { "idempotency-key": key },
    body: { query, state, services: ["gupy"] },
  });
  expect(answer).toMatchObject({ status: 200 });
  const [group] = Array.isArray(answer.body["services"]) ? answer.body["services"] : [];
  return group;
}

test("a thief of the database alone cannot tell what a person looked for", async () => {
  const [ana, rui] = [await createPerson(deps, { bonus: 100 }), await createPerson(deps, { bonus: 100 })];
  await search(ana, "enfermeira obstetra");
  await search(rui, "Técnico em Enfermagem", "PE");
  const terms = await database.db.selectDistinct({ term: searchTerms.term }).from(searchTerms);
  expect(terms.map(({ term }) => term).toSorted()).toEqual(["enfermeira obstetra", "tecnico em enfermagem"]);

  const stored = new Set<string>();
  for (const { rows } of await dumpTables(database.db))
    for (const row of rows) for (const value of Object.values(row)) stored.add(String(value));
  const guessed = [
    ...guesses(
      terms.map(({ term }) => term),
      [ana.userId, rui.userId],
    ),
  ];
  expect(guessed.filter((code) => stored.has(code))).toEqual([]);
});

/** The guesses of an attacker who knows this program: every term of the dictionary, in every place, at every portal. */
function* guesses(terms: readonly string[], people: readonly string[]): Generator<string> {
  const places = [null, ...listStates().map(({ sigla }) => sigla)];
  for (const term of terms)
    for (const portalId of providerIds)
      for (const state of places) {
        const question = JSON.stringify([portalId, foldText(term), null, state]);
        yield question;
        for (const name of ["sha256", "sha1", "md5"]) yield createHash(name).update(question).digest("hex");
        for (const person of people) {
          yield createHash("sha256")
            .update(person + question)
            .digest("hex");
          yield createHash("sha256").update(`${person}\n${question}`).digest("hex");
          yield createHmac("sha256", person).update(question).digest("hex");
        }
      }
}

test("no words of a search are stored in a table that names people", async () => {
  const ana = await createPerson(deps, { bonus: 100 });
  await search(ana, "quiropraxista");
  const knowing = (await dumpTables(database.db)).filter(({ rows }) =>
    JSON.stringify(rows).toLowerCase().includes("quiropraxista"),
  );
  expect(knowing.map(({ table }) => table)).toEqual(["search_terms"]);
});

test("a minute after a repetition stops being free, the question is deleted from the person's rows", async () => {
  const ana = await createPerson(deps, { bonus: 100 });
  const key = randomUUID();
  expect(await search(ana, "soldador", "", key)).toMatchObject({ fichas: "charged" });
  const codes = async () => ({
    holds: (await database.db.select().from(creditHolds).where(eq(creditHolds.userId, ana.userId))).map(
      ({ purpose, capturedBy }) => [purpose, capturedBy],
    ),
    requests: (
      await database.db.select().from(searchRequests).where(eq(searchRequests.userId, ana.userId))
    ).map(({ fingerprint, answerId }) => [fingerprint, answerId]),
  });
  const isCode = expect.stringMatching(/^[0-9a-f]{64}$/);
  const kept = { holds: [[isCode, key]], requests: [[isCode, expect.any(String)]] };
  expect(await codes()).toEqual(kept);
  deps.clock.advance(11 * 60_000);
  await forgetOldHolds(deps);
  await forgetOldSearches(deps);
  expect(await codes()).toEqual(kept);

  deps.clock.advance(1);
  await forgetOldHolds(deps);
  await forgetOldSearches(deps);
  expect(await codes()).toEqual({ holds: [], requests: [["", null]] });
  expect(await search(ana, "soldador")).toMatchObject({ fichas: "charged" });
  const again = await callApi(app, "POST", "/jobs/search", {
    token: ana.token,
    headers: { "idempotency-key": key },
    body: { query: "soldador", services: ["gupy"] },
  });
  expect(again.body).toMatchObject({ code: "idempotency_key_reused" });
});

test("when the keys change at midnight, a repetition stays free and an answer stays shared", async () => {
  deps.clock.set("2026-11-21T23:55:00Z");
  const [ana, rui] = [await createPerson(deps, { bonus: 100 }), await createPerson(deps, { bonus: 100 })];
  expect(await search(ana, "padeira noturna")).toMatchObject({ fichas: "charged", cached: false });
  deps.clock.set("2026-11-22T00:04:00Z");
  expect(await search(ana, "padeira noturna")).toMatchObject({ fichas: "free", cached: true });
  expect(await search(rui, "padeira noturna")).toMatchObject({ fichas: "charged", cached: true });
});

test("the equal question of two people is one answer, and no row about them says that it was the same", async () => {
  const [ana, rui] = [await createPerson(deps, { bonus: 100 }), await createPerson(deps, { bonus: 100 })];
  expect(await search(ana, "cozinheira")).toMatchObject({ cached: false });
  expect(await search(rui, "cozinheira")).toMatchObject({ cached: true, fichas: "charged" });
  const codesOf = async ({ userId }: TestPerson) =>
    (await database.db.select().from(creditHolds).where(eq(creditHolds.userId, userId))).map(
      ({ purpose }) => purpose,
    );
  const [ofAna, ofRui] = [await codesOf(ana), await codesOf(rui)];
  expect(ofAna).toHaveLength(1);
  expect(ofRui).toHaveLength(1);
  expect(ofAna).not.toEqual(ofRui);
  const shared = (await database.db.select().from(providerAnswers)).map(({ question }) => question);
  expect(shared.filter((code) => [...ofAna, ...ofRui].includes(code))).toEqual([]);
});
