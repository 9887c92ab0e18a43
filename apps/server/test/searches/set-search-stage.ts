import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { buildApp } from "../../src/app.ts";
import { verifyLedger } from "../../src/credits/verification/verify-ledger.ts";
import type { Database } from "../../src/db/client.ts";
import { providerBreakers } from "../../src/db/schema/etiquette.ts";
import type { Deps } from "../../src/deps.ts";
import { callApi, type ApiAnswer } from "../product/call-api.ts";
import { createPerson, type TestPerson } from "../people/create-person.ts";
import { createTestDatabase } from "../database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../product/create-test-deps.ts";
import { startTestProvider, type TestProvider } from "../portals/start-test-provider.ts";

/**
 * What the tests of one file need to search through the API: a database, a portal, and for each test a new app and a
 * new clock; the portal then answers with one vacancy. Called once, at the top of the file. After the last test the
 * ledger must be right.
 */
export function setSearchStage(): SearchStage {
  let database: Database;
  let portal: TestProvider;
  let deps: TestDeps;
  let app: FastifyInstance;
  let questions = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    portal = await startTestProvider({ deadlineMs: 1_500 });
  });
  beforeEach(async () => {
    await database.db.delete(providerBreakers);
    deps = createTestDeps(database, { providers: portal.providers, fetcher: portal.fetcher });
    app = await buildApp(deps);
    stage.answerWith([{ id: "1", title: "Auxiliar Administrativo", city: "Recife", state: "PE" }]);
  });
  afterAll(async () => {
    expect(await verifyLedger(database.db)).toEqual([]);
    await portal.close();
    await database.close();
  });

  const stage: SearchStage = {
    get db() {
      return database.db;
    },
    get portal() {
      return portal;
    },
    get deps() {
      return deps;
    },
    get app() {
      return app;
    },
    serveWith: async (others) => {
      app = await buildApp({ ...deps, ...others });
    },
    signedIn: (credits = 100) => createPerson(deps, { bonus: credits }),
    answerWith: (items, total = items.length) => {
      portal.answer = (_request, response) => response.end(JSON.stringify({ total, items }));
    },
    newQuestion: () => {
      questions += 1;
      return `auxiliar ${questions}`;
    },
    search: (token, body = {}, headers = {}) =>
      callApi(app, "POST", "/jobs/search", {
        token,
        headers,
        body: { query: stage.newQuestion(), services: ["gupy"], ...body },
      }),
  };
  return stage;
}

export type SearchStage = {
  readonly db: Database["db"];
  readonly portal: TestProvider;
  readonly deps: TestDeps;
  readonly app: FastifyInstance;
  /** Until the test ends, the app has these parts instead of its own. */
  serveWith(this: void, others: Partial<Deps>): Promise<void>;
  /** A person with this number of fichas; left out, 100. */
  signedIn(this: void, credits?: number): Promise<TestPerson>;
  /** From now on, the portal answers with these vacancies. @param total what it says that it has in all */
  answerWith(this: void, items: readonly Item[], total?: number): void;
  /** @returns words that no search of this file has asked for yet */
  newQuestion(this: void): string;
  /** Searches one portal. @param body replaces the question, which is a new one, or adds to it */
  search(
    this: void,
    token: string,
    body?: Readonly<Record<string, unknown>>,
    headers?: Record<string, string>,
  ): Promise<ApiAnswer>;
};

type Item = { id: string; title: string; city: string; state: string };
