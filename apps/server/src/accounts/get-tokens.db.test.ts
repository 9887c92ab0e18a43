import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../../test/database/create-test-database.ts";
import { watchStatements, type WatchedDatabase } from "../../test/database/watch-statements.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { buildApp } from "../app.ts";
import { setPlan } from "../people/set-plan.ts";

let database: TestDatabase;
let watched: WatchedDatabase;
let deps: TestDeps;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  watched = watchStatements(database.url);
  deps = createTestDeps(database, { db: watched.db });
  app = await buildApp(deps);
});
afterAll(async () => {
  await app.close();
  await watched.close();
  await database.close();
});

test("the balance says what can be spent, the plan, and whether the bonus of the day can still be had", async () => {
  const person = await createPerson(deps, { bonus: 5, bought: 8 });
  await setPlan(deps.db, { userId: person.userId, plan: "premium" });
  const { userId: id, email, token } = person;
  const user = { id, email, name: "Maria Silva", plan: "premium" };
  const tokens = () => callApi(app, "GET", "/tokens", { token });
  expect(await tokens()).toEqual({
    status: 200,
    body: { tokens: { total: 13, dailyRefreshAvailable: true }, user: { ...user, search_credits: 13 } },
  });
  expect(await callApi(app, "POST", "/tokens/claim-daily", { token })).toMatchObject({ status: 200 });
  expect(await tokens()).toEqual({
    status: 200,
    body: { tokens: { total: 53, dailyRefreshAvailable: false }, user: { ...user, search_credits: 53 } },
  });
});

test("the balance needs four statements, which travel together on one connection", async () => {
  const { token } = await createPerson(deps, { bonus: 5 });
  const fresh = watchStatements(database.url);
  const alone = await buildApp(createTestDeps(database, { db: fresh.db }));
  expect(await callApi(alone, "GET", "/tokens", { token })).toMatchObject({ status: 200 });
  expect(fresh.statements).toHaveLength(4);
  expect(fresh.connections()).toBe(1);
  await alone.close();
  await fresh.close();
});
