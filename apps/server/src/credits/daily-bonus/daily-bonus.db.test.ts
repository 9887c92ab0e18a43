import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApi } from "../../../test/product/call-api.ts";
import { createPerson, type TestPerson } from "../../../test/people/create-person.ts";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../../test/product/create-test-deps.ts";
import { buildApp } from "../../app.ts";
import type { Database } from "../../db/client.ts";
import { getBalance } from "../ledger/account.ts";

let database: Database;
let deps: TestDeps;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  deps = createTestDeps(database);
  app = await buildApp(deps);
});
afterAll(() => database.close());

const claimed = { status: 200, body: { tokens: { total: 40, dailyRefreshAvailable: false } } };
const claimedBefore = {
  status: 409,
  body: {
    code: "daily_already_claimed",
    error: "Fichas diárias já resgatadas hoje",
    message: "Fichas diárias já resgatadas hoje",
  },
};

const refresh = ({ token }: TestPerson) => callApi(app, "POST", "/tokens/refresh", { token });
const claim = ({ token }: TestPerson) => callApi(app, "POST", "/tokens/claim-daily", { token });

test("a refresh credits the day's bonus once, and then only returns the balance", async () => {
  const person = await createPerson(deps);
  expect(await refresh(person)).toMatchObject(claimed);
  expect(await refresh(person)).toMatchObject(claimed);
  expect(await getBalance(deps.db, person.userId)).toBe(40);
});

test("refreshes sent at once credit the bonus once", async () => {
  const person = await createPerson(deps);
  const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(person)));
  for (const answer of answers) expect(answer).toMatchObject(claimed);
  expect(await getBalance(deps.db, person.userId)).toBe(40);
});

test("a claim credits the day's bonus, and a second one of the same day is refused with a message", async () => {
  const person = await createPerson(deps);
  expect(await claim(person)).toMatchObject(claimed);
  expect(await claim(person)).toMatchObject(claimedBefore);
  expect(await getBalance(deps.db, person.userId)).toBe(40);
});

test("claims sent at once pay one of them", async () => {
  const person = await createPerson(deps);
  const answers = await Promise.all(Array.from({ length: 6 }, () => claim(person)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await getBalance(deps.db, person.userId)).toBe(40);
});

test("refresh and claim share the bonus of a day, in either order", async () => {
  const [refreshed, claimedFirst] = [await createPerson(deps), await createPerson(deps)];
  await refresh(refreshed);
  expect(await claim(refreshed)).toMatchObject(claimedBefore);
  await claim(claimedFirst);
  expect(await refresh(claimedFirst)).toMatchObject(claimed);
});

test("the next bonus is available at midnight in São Paulo", async () => {
  deps.clock.set("2026-11-24T02:59:00Z"); // 23:59 on the 23rd
  const person = await createPerson(deps);
  await claim(person);
  expect(await claim(person)).toMatchObject(claimedBefore);
  deps.clock.set("2026-11-24T03:00:00Z");
  expect(await callApi(app, "GET", "/tokens", { token: person.token })).toMatchObject({
    body: { tokens: { total: 40, dailyRefreshAvailable: true } },
  });
  expect(await refresh(person)).toMatchObject({
    body: { tokens: { total: 80, dailyRefreshAvailable: false } },
  });
});

test("two processes whose clocks are on both sides of midnight, and one that is set back, give each day's bonus once", async () => {
  deps.clock.set("2026-11-25T02:55:00Z"); // 23:55 on the 24th
  const person = await createPerson(deps);
  const ahead = createTestDeps(database);
  ahead.clock.set("2026-11-25T03:05:00Z"); // 00:05 on the 25th
  const apps = [app, await buildApp(ahead)];
  const claimAll = () =>
    Promise.all(
      [0, 1, 0, 1, 0, 1].map((index) =>
        callApi(apps[index] ?? app, "POST", "/tokens/claim-daily", { token: person.token }),
      ),
    );
  expect((await claimAll()).map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409]);
  ahead.clock.set("2026-11-25T02:50:00Z");
  for (const answer of await claimAll()) expect(answer).toMatchObject(claimedBefore);
  expect(await getBalance(deps.db, person.userId)).toBe(80);
});

test.each(["/tokens/refresh", "/tokens/claim-daily"])("without a session %s gives nothing", async (path) => {
  expect(await callApi(app, "POST", path)).toMatchObject({ status: 401 });
});
