import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { newestToken } from "../../test/email/deliver-emails.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";
import { accountTokens, sessions } from "../db/schema/accounts.ts";
import { forgetOldSessions } from "./forget-old-sessions.ts";

let database: Database;
let deps: TestDeps;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  deps = createTestDeps(database);
  app = await buildApp(deps);
});
afterAll(() => database.close());

const dayMs = 24 * 3_600_000;
const password = "Abacaxi-2026!";

async function signUp(email: string): Promise<string> {
  await callApi(app, "POST", "/register", { body: { name: "Ana Souza", email, password } });
  const token = await newestToken(deps, "confirm-account");
  const confirmed = await callApi(app, "POST", "/confirm-account", { body: { token } });
  return String(confirmed.body["token"]);
}

const statusOf = async (token: string) => (await callApi(app, "GET", "/tokens", { token })).status;

test("signing in again replaces the session that this browser had", async () => {
  const email = "ana@correio.example";
  const first = await signUp(email);
  const elsewhere = await callApi(app, "POST", "/login", { body: { email, password } });
  const again = await callApi(app, "POST", "/login", { token: first, body: { email, password } });
  expect(await statusOf(first)).toBe(401);
  expect(await statusOf(String(again.body["token"]))).toBe(200);
  expect(await statusOf(String(elsewhere.body["token"]))).toBe(200);
});

test("a session is deleted 30 days after its end, and a link 30 days after it was sent", async () => {
  await database.db.delete(sessions);
  await database.db.delete(accountTokens);
  const token = await signUp("leo@correio.example");
  const count = async () => [await database.db.$count(sessions), await database.db.$count(accountTokens)];
  const before = await count();
  deps.clock.advance(30 * dayMs);
  await forgetOldSessions(deps);
  expect(await count()).toEqual(before);
  deps.clock.advance(1);
  await forgetOldSessions(deps);
  expect((await count())[1]).toBe(0);
  // The session lasted a day.
  deps.clock.advance(dayMs - 1);
  await forgetOldSessions(deps);
  expect((await count())[0]).toBe(before[0]);
  deps.clock.advance(1);
  await forgetOldSessions(deps);
  expect((await count())[0]).toBe(0);
  expect(await statusOf(token)).toBe(401);
});

test("signing in with another person's session token does not end that session", async () => {
  const rui = await signUp("rui@correio.example");
  await signUp("bia@correio.example");
  const body = { email: "bia@correio.example", password };
  expect(await callApi(app, "POST", "/login", { token: rui, body })).toMatchObject({ status: 200 });
  expect(await statusOf(rui)).toBe(200);
});

test("a log-in that fails ends no session, and a log-in with a broken token works", async () => {
  const email = "eva@correio.example";
  const token = await signUp(email);
  await callApi(app, "POST", "/login", { token, body: { email, password: "Errada-2026!" } });
  expect(await statusOf(token)).toBe(200);
  expect(
    await callApi(app, "POST", "/login", { token: "abc.def.ghi", body: { email, password } }),
  ).toMatchObject({
    status: 200,
  });
});
