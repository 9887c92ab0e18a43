import type { Provider } from "@vagou/providers/core/provider";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { startTestProvider, type TestProvider } from "../../test/portals/start-test-provider.ts";
import { buildApp } from "../app.ts";
import { providerBreakers } from "../db/schema/etiquette.ts";
import { offendingReplies } from "../db/schema/searches.ts";
import type { Database } from "../db/client.ts";

let database: Database;
let portal: TestProvider;
let deps: TestDeps;
let app: FastifyInstance;
/** The vacancies of the first board; the second one's address is another site now, so it fails. */
let onFirstBoard: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  portal = await startTestProvider();
  portal.answer = (request, response) => {
    const items = onFirstBoard.map((id) => ({ id, title: "Auxiliar", city: "Recife", state: "PE" }));
    const first = JSON.stringify({ total: items.length, items });
    response.end(request.url === "/second" ? "<h1>Nosso novo portal</h1>" : first);
  };
  const [first] = portal.providers;
  if (first === undefined) throw new Error("no provider");
  deps = createTestDeps(database, { providers: [withTwoBoards(first)], fetcher: portal.fetcher });
  app = await buildApp(deps);
});
afterAll(async () => {
  await app.close();
  await portal.close();
  await database.close();
});

function withTwoBoards(provider: Provider): Provider {
  return {
    ...provider,
    buildRequests: () =>
      ["first", "second"].map((board) => ({
        url: `https://portal.example/${board}`,
        method: "GET",
        headers: {},
        step: "list",
        board,
      })),
  };
}

async function search(token: string, query: string, place: { city?: string; state?: string } = {}) {
  const { body } = await callApi(app, "POST", "/jobs/search", {
    token,
    body: { query, services: ["gupy"], ...place },
  });
  const services = body["services"];
  return Array.isArray(services) ? services[0] : undefined;
}

test("a person who gets the answer of one part only is told so, also from the cache", async () => {
  onFirstBoard = ["1"];
  const { token } = await createPerson(deps, { bonus: 100 });
  const told = { outcome: "answered", has_error: false, count: 1, is_partial: true };
  expect(await search(token, "auxiliar")).toMatchObject({ ...told, cached: false, fichas: "charged" });
  expect(await search(token, "auxiliar")).toMatchObject({ ...told, cached: true, fichas: "free" });
  const kept = await database.db.select().from(offendingReplies);
  expect(kept).toMatchObject([{ url: expect.stringMatching(/\/second$/), outcome: "answered" }]);
});

test("when one part has no vacancies and another failed, it costs nothing, and the portal is asked again at once", async () => {
  onFirstBoard = [];
  const { token } = await createPerson(deps, { bonus: 100 });
  for (const query of ["vigia", "porteiro", "pedreiro", "pintor", "padeiro"]) {
    expect(await search(token, query)).toMatchObject({
      outcome: "changed",
      has_error: true,
      is_partial: true,
      fichas: "returned",
    });
  }
  expect(await database.db.select().from(providerBreakers)).toEqual([]);
});

test("when one part has vacancies of other places only and another failed, it costs nothing either", async () => {
  onFirstBoard = ["1"];
  const { token } = await createPerson(deps, { bonus: 100 });
  expect(await search(token, "auxiliar", { city: "Curitiba", state: "PR" })).toMatchObject({
    outcome: "changed",
    count: 0,
    is_partial: true,
    fichas: "returned",
  });
});
