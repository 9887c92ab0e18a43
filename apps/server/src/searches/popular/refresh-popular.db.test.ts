import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi } from "../../../test/product/call-api.ts";
import { createPerson } from "../../../test/people/create-person.ts";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../../test/product/create-test-deps.ts";
import { startTestProvider, type TestProvider } from "../../../test/portals/start-test-provider.ts";
import { buildApp } from "../../app.ts";
import type { Database } from "../../db/client.ts";
import { noteFailure } from "../../asking/etiquette/breaker.ts";
import { refreshPopular } from "./refresh-popular.ts";
import { emptyLines } from "../../../test/portals/empty-lines.ts";

let database: Database;
let portal: TestProvider;
let deps: TestDeps;
let app: FastifyInstance;
let waitMs = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  portal = await startTestProvider();
  const lines = { ...emptyLines, expectedWaitMs: () => waitMs };
  deps = createTestDeps(database, { providers: portal.providers, fetcher: portal.fetcher, lines });
  app = await buildApp(deps);
});
beforeEach(() => {
  waitMs = 0;
});
afterAll(async () => {
  await app.close();
  await portal.close();
  await database.close();
});

/** That many different people ask one portal the same question. @returns the last person's part of the answer */
async function ask(query: string, people: number): Promise<Record<string, unknown>> {
  let group: Record<string, unknown> = {};
  for (let person = 0; person < people; person += 1) {
    const { token } = await createPerson(deps, { bonus: 100 });
    const { body } = await callApi(app, "POST", "/jobs/search", {
      token,
      body: { query, services: ["gupy"] },
    });
    const services = body["services"];
    if (Array.isArray(services)) group = services[0];
  }
  return group;
}

/** @returns how many requests the task sends to the portal after so many minutes */
async function requestsAfter(minutes: number): Promise<number> {
  deps.clock.advance(minutes * 60_000);
  const before = portal.requests;
  await refreshPopular(deps);
  return portal.requests - before;
}

test("the question of three people is asked again before its answer expires, and the next person is answered at once", async () => {
  await ask("vendedor", 3);
  expect(await requestsAfter(5)).toBe(0);
  expect(await requestsAfter(4)).toBe(1);
  const before = portal.requests;
  deps.clock.advance(5 * 60_000);
  expect(await ask("vendedor", 1)).toMatchObject({ cached: true, age_s: 300, fichas: "charged" });
  expect(portal.requests).toBe(before);
});

test("a question that one person asks many times is not popular", async () => {
  const { token } = await createPerson(deps, { bonus: 100 });
  const body = { query: "torneiro", services: ["gupy"] };
  for (let time = 0; time < 4; time += 1) await callApi(app, "POST", "/jobs/search", { token, body });
  expect(await requestsAfter(9)).toBe(0);
});

test("a question that no person asked for half an hour is not popular any more", async () => {
  await ask("soldador", 3);
  deps.clock.advance(22 * 60_000);
  await ask("soldador", 1);
  expect(await requestsAfter(9)).toBe(0);
});

test("a portal at which people wait, or that fails, is not asked by the task", async () => {
  await ask("caseiro", 3);
  waitMs = 2_000;
  expect(await requestsAfter(9)).toBe(0);
  waitMs = 0;
  await noteFailure(database.db, "gupy", "timeout", deps.clock.now(), null);
  expect(await requestsAfter(0)).toBe(0);
});
