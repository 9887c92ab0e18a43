import type { FastifyInstance } from "fastify";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { buildApp } from "../app.ts";
import { Connection } from "../db/connections/connection.ts";
import { createPoolDb } from "../db/connections/database-on-pool.ts";
import { setPlan } from "../people/set-plan.ts";

let database: TestDatabase;
let pool: Pool;
let deps: TestDeps;
let app: FastifyInstance;
let statements: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new Pool({ connectionString: database.url, max: 10, Client: Connection });
  const logger = { logQuery: (statement: string) => void statements.push(statement) };
  deps = createTestDeps(database, { db: createPoolDb(pool, { logger }) });
  app = await buildApp(deps);
});
afterAll(async () => {
  await app.close();
  await pool.end();
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

test("the balance needs four statements, which run side by side", async () => {
  const { token } = await createPerson(deps, { bonus: 5 });
  statements = [];
  expect(await callApi(app, "GET", "/tokens", { token })).toMatchObject({ status: 200 });
  expect(statements).toHaveLength(4);
});
