import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { endpoints } from "@vagou/contract/api/endpoints";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApi } from "../../../test/product/call-api.ts";
import { createPerson, type TestPerson } from "../../../test/people/create-person.ts";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../../test/product/create-test-deps.ts";
import { holdCredits } from "../../../test/fichas/hold-credits.ts";
import { startTestProvider, type TestProvider } from "../../../test/portals/start-test-provider.ts";
import { buildApp } from "../../app.ts";
import type { Database } from "../../db/client.ts";
import { creditHolds } from "../../db/schema/credits.ts";
import { getBalance } from "../ledger/account.ts";
import { grantCredits } from "../ledger/grant-credits.ts";
import { captureHold, leaveHold } from "../../../test/fichas/settle-hold.ts";

let database: Database;
let portal: TestProvider;
let deps: TestDeps;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  portal = await startTestProvider();
  deps = createTestDeps(database, { providers: portal.providers, fetcher: portal.fetcher });
  app = await buildApp(deps);
});
afterAll(async () => {
  await portal.close();
  await database.close();
});

async function page(person: TestPerson, query = "") {
  const answer = await callApi(app, "GET", `/tokens/statement${query}`, { token: person.token });
  expect(answer.status).toBe(200);
  return endpoints.listStatement.response.parse(answer.body);
}

/** Lines as "reason [portal fichas, …] amount → balance", newest first. */
async function told(person: TestPerson, query = "") {
  const { lines } = await page(person, query);
  return lines.map(({ reason, portals, amount, balance }) => {
    const said = portals.map(({ provider, fichas }) => `${provider} ${fichas}`).join(", ");
    return `${reason} [${said}] ${amount} → ${balance}`;
  });
}

/** Holds fichas for a portal, in a search or without one, and settles the hold. */
async function ask({ userId }: TestPerson, searchId: string | null, provider: string) {
  deps.clock.advance(1_000);
  const holdId = await holdCredits(deps, { userId, provider, ...(searchId !== null && { searchId }) });
  const settlement = () => ({
    userId,
    holdId,
    by: "a search",
    freeRepeatMs: 600_000,
    at: deps.clock.now(),
  });
  return {
    answered: () => deps.db.transaction((tx) => captureHold(tx, settlement())),
    failed: () => deps.db.transaction((tx) => leaveHold(tx, settlement())),
  };
}

function grant(person: TestPerson, amountCredits: number) {
  return deps.db.transaction((tx) =>
    grantCredits(tx, {
      userId: person.userId,
      amountCredits,
      pocket: "bonus",
      reason: "daily_bonus",
      idempotencyKey: randomUUID(),
      at: deps.clock.now(),
    }),
  );
}

test("a search is one line with its portals, and which of them were charged or returned", async () => {
  const person = await createPerson(deps);
  await grant(person, 40);
  const searchId = randomUUID();
  const gupy = await ask(person, searchId, "gupy");
  const catho = await ask(person, searchId, "catho");
  await catho.failed();
  expect(await told(person)).toEqual([
    "search [gupy held, catho returned] -7 → 33",
    "daily_bonus [] 40 → 40",
  ]);
  await gupy.answered();
  const { lines } = await page(person);
  expect(lines[0]).toMatchObject({
    search_id: searchId,
    at: deps.clock.now().toISOString(),
    portals: [
      { provider: "gupy", credits: 7, fichas: "charged" },
      { provider: "catho", credits: 7, fichas: "returned" },
    ],
    amount: -7,
    balance: await getBalance(deps.db, person.userId),
  });
});

test("a search whose fichas were all returned has a line too", async () => {
  const person = await createPerson(deps, { bonus: 40 });
  await (await ask(person, randomUUID(), "gupy")).failed();
  expect((await told(person))[0]).toBe("search [gupy returned] 0 → 40");
});

test("a portal that is asked again is part of the same search", async () => {
  const person = await createPerson(deps);
  await grant(person, 40);
  const searchId = randomUUID();
  await (await ask(person, searchId, "gupy")).failed();
  await grant(person, 10);
  await (await ask(person, searchId, "gupy")).answered();
  expect(await told(person)).toEqual([
    "search [gupy returned, gupy charged] -7 → 43",
    "daily_bonus [] 10 → 50",
    "daily_bonus [] 40 → 40",
  ]);
});

test("searches of two tabs at once are not mixed, and each balance follows from the one below", async () => {
  const person = await createPerson(deps, { bonus: 40 });
  const [one, other] = [randomUUID(), randomUUID()];
  const first = [await ask(person, one, "gupy"), await ask(person, other, "gupy")];
  const second = [await ask(person, one, "catho"), await ask(person, other, "catho")];
  await second[0]?.failed();
  for (const asked of [...first, second[1]]) await asked?.answered();
  expect((await told(person)).slice(0, 2)).toEqual([
    "search [gupy charged, catho returned] -7 → 19",
    "search [gupy charged, catho charged] -14 → 26",
  ]);
});

test("holds from before searches had ids are lines of their own", async () => {
  const person = await createPerson(deps, { bonus: 40 });
  await (await ask(person, null, "gupy")).answered();
  await (await ask(person, null, "catho")).failed();
  expect((await page(person)).lines.slice(0, 2)).toMatchObject([
    { search_id: null, portals: [{ provider: "catho", fichas: "returned" }], amount: 0, balance: 33 },
    { search_id: null, portals: [{ provider: "gupy", fichas: "charged" }], amount: -7, balance: 33 },
  ]);
});

test("pages never split a search, and no search is lost or listed twice when its fichas move meanwhile", async () => {
  const person = await createPerson(deps, { bonus: 400 });
  const waiting = randomUUID();
  const late = await ask(person, waiting, "gupy");
  for (let index = 0; index < 5; index += 1) {
    const searchId = randomUUID();
    for (const provider of ["gupy", "catho", "bne"]) await (await ask(person, searchId, provider)).answered();
  }
  const whole = await page(person, "?limit=100");
  expect(whole.next).toBeNull();
  const pages = [];
  for (let next: number | null = 1_000; next !== null;) {
    const read = await page(person, `?limit=2&before=${next}`);
    pages.push(read.lines);
    next = read.next;
  }
  expect(pages.flat()).toEqual(whole.lines);
  expect(pages.flat().filter(({ portals }) => portals.length === 3)).toHaveLength(5);

  const first = await page(person, "?limit=5");
  await late.failed();
  const rest = await page(person, `?limit=100&before=${first.next}`);
  expect([...first.lines, ...rest.lines].filter(({ search_id: id }) => id === waiting)).toEqual([]);
  expect((await page(person)).lines[0]).toMatchObject({ search_id: waiting, amount: 0 });
});

test("an id that the client chose cannot be mixed with the id of another kind of line", async () => {
  const person = await createPerson(deps);
  await grant(person, 40);
  const { lines } = await page(person);
  const movementId = lines[0]?.id.replace("movement:", "") ?? "";
  await (await ask(person, movementId, "gupy")).answered();
  expect(await told(person)).toEqual(["search [gupy charged] -7 → 33", "daily_bonus [] 40 → 40"]);
});

test("requests with one search id are one line; every other request is a line of its own", async () => {
  const person = await createPerson(deps, { bonus: 100 });
  const searchId = randomUUID();
  const search = async (body: Record<string, unknown>) => {
    deps.clock.advance(1_000);
    const answer = await callApi(app, "POST", "/jobs/search", { token: person.token, body });
    expect(answer.status).toBe(200);
  };
  await search({ query: "enfermeira", services: ["gupy"], search_id: searchId });
  await search({ query: "enfermeira chefe", services: ["gupy"], search_id: searchId });
  await search({ query: "motorista", services: ["gupy"] });
  await search({ query: "padeiro", services: ["gupy"] });
  const { lines } = await page(person);
  expect(lines.slice(0, 3).map(({ portals, search_id: id }) => [portals.length, id === searchId])).toEqual([
    [1, false],
    [1, false],
    [2, true],
  ]);
  const held = await deps.db.select().from(creditHolds);
  expect(JSON.stringify(held.filter(({ userId }) => userId === person.userId))).not.toMatch(
    /enfermeira|motorista|padeiro/,
  );
});

test.each(["no uuid", "11111111-1111-1111-1111", 7])("%o is refused as a search id", async (searchId) => {
  const { token } = await createPerson(deps, { bonus: 7 });
  const body = { query: "enfermeira", services: ["gupy"], search_id: searchId };
  expect(await callApi(app, "POST", "/jobs/search", { token, body })).toMatchObject({ status: 400 });
});

test("no person sees a line of another person, also when both chose the same search id", async () => {
  const searchId = randomUUID();
  const [ana, rui] = [await createPerson(deps, { bonus: 20 }), await createPerson(deps, { bonus: 50 })];
  await (await ask(ana, searchId, "gupy")).answered();
  await (await ask(rui, searchId, "catho")).answered();
  expect((await told(ana))[0]).toBe("search [gupy charged] -7 → 13");
  expect((await told(rui))[0]).toBe("search [catho charged] -7 → 43");
});

test("without a session there is no statement", async () => {
  expect(await callApi(app, "GET", "/tokens/statement")).toMatchObject({ status: 401 });
});
