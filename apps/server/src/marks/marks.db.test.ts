import { marksMax } from "@vagou/contract/limits";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createPerson, type TestPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { storePostings, testJob } from "../../test/portals/store-postings.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";
import { users } from "../db/schema/accounts.ts";
import { vacancyMarks } from "../db/schema/saved-vacancies.ts";
import { limitPolicy } from "../limits/limit-policy.ts";
import { forgetOldMarks } from "./forget-old-marks.ts";
import { setMarks } from "./set-marks.ts";

const dayMs = 24 * 3_600_000;
const idOf = (number: number) => `gupy-${number.toString(16).padStart(16, "0")}`;
const [a, b, c] = [idOf(1), idOf(2), idOf(3)] as const;

let database: Database;
let deps: TestDeps;
let app: FastifyInstance;
let person: TestPerson;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(vacancyMarks);
  await startWith({});
});
afterAll(() => database.close());

async function startWith(overrides: Partial<TestDeps>) {
  deps = createTestDeps(database, overrides);
  app = await buildApp(deps);
  person = await createPerson(deps);
}

function mark(body: Record<string, unknown>, { token }: { token: string } = person) {
  return callApi(app, "POST", "/marks", { body, token });
}

const marksOf = async ({ token }: TestPerson = person) =>
  (await callApi(app, "GET", "/marks", { token })).body;

test("what a person has seen, hidden and saved is the same wherever they sign in, the newest first", async () => {
  const job = testJob("1");
  await storePostings(deps, job);
  await mark({ seen: [a, b] });
  deps.clock.advance(1);
  expect(await mark({ seen: [c] })).toEqual({ status: 200, body: { success: true } });
  await mark({ hidden: [b] });
  await callApi(app, "POST", "/saved-vacancies", { body: { posting_id: job.id }, token: person.token });
  expect(await marksOf()).toEqual({ seen: [c, a], hidden: [b], saved: [job.id] });
  expect(await marksOf(await createPerson(deps))).toEqual({ seen: [], hidden: [], saved: [] });
});

test("a hidden vacancy that was never opened is seen when lists show it again", async () => {
  await mark({ hidden: [a, b] });
  await mark({ shown: [a] });
  expect(await marksOf()).toMatchObject({ seen: [a], hidden: [b] });
});

test("opening a hidden vacancy does not show it in lists, and showing one that is not hidden changes nothing", async () => {
  await mark({ hidden: [a] });
  await mark({ seen: [a], shown: [b] });
  expect(await marksOf()).toMatchObject({ seen: [], hidden: [a] });
});

test("a vacancy that one call hides and shows is shown", async () => {
  await mark({ seen: [a, a], hidden: [a], shown: [a] });
  expect(await marksOf()).toMatchObject({ seen: [a], hidden: [] });
});

test("a call without ids changes nothing", async () => {
  await mark({ seen: [a] });
  expect((await mark({})).status).toBe(200);
  expect(await marksOf()).toMatchObject({ seen: [a], hidden: [] });
});

test.each([
  ["more than 200 ids", { seen: Array.from({ length: 201 }, (_, number) => idOf(number)) }],
  ["an id in capitals", { seen: [a.toUpperCase()] }],
  ["an id with a null byte", { hidden: [`${a}\0`] }],
  ["words", { shown: ["auxiliar administrativo"] }],
  ["an unknown field", { query: "auxiliar" }],
])("%s are refused, and nothing is marked", async (_what, body) => {
  expect(await mark(body)).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  expect(await marksOf()).toMatchObject({ seen: [], hidden: [] });
});

test("no column says more than which vacancy, and when it was opened and hidden", async () => {
  const columns = await database.db
    .select({ name: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = current_schema() and table_name = 'vacancy_marks'`);
  expect(columns.map(({ name }) => name).toSorted()).toEqual([
    "hidden_at",
    "posting_id",
    "seen_at",
    "user_id",
  ]);
});

test("beyond the maximum the oldest marks give way, those of no other person", async () => {
  const other = await createPerson(deps);
  await mark({ seen: [a] }, other);
  await fillMarks();
  deps.clock.advance(1);
  await mark({ seen: [idOf(marksMax)], hidden: [idOf(marksMax + 1)] });
  const { seen, hidden } = await readMarks();
  expect(seen.length + hidden.length).toBe(marksMax);
  expect(seen).toContain(idOf(marksMax));
  expect(hidden).toEqual([idOf(marksMax + 1)]);
  expect([idOf(0), idOf(1), idOf(2)].filter((id) => seen.includes(id))).toEqual([idOf(2)]);
  expect(await marksOf(other)).toMatchObject({ seen: [a] });
});

test("several devices that mark the same vacancies at once all succeed, and do not pass the maximum", async () => {
  await fillMarks();
  deps.clock.advance(1);
  const ids = Array.from({ length: 200 }, (_, number) => idOf(marksMax - 100 + number));
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, device) =>
      mark({ [device < 6 ? "seen" : "hidden"]: device % 2 === 0 ? ids : ids.toReversed() }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const { seen, hidden } = await readMarks();
  expect(seen.length + hidden.length).toBe(marksMax);
  expect(hidden.toSorted()).toEqual(ids);
});

test("a mark is deleted 90 days after it was last set", async () => {
  await mark({ seen: [a], hidden: [b] });
  deps.clock.advance(dayMs);
  await setMarks(deps, { actor: person, seen: [a], hidden: [], shown: [] });
  deps.clock.advance(89 * dayMs);
  await forgetOldMarks(deps);
  expect(await database.db.$count(vacancyMarks)).toBe(2);
  deps.clock.advance(1);
  await forgetOldMarks(deps);
  expect(await database.db.select().from(vacancyMarks)).toMatchObject([{ postingId: a }]);
});

test("only a signed-in person has marks, and sets them up to a limit", async () => {
  for (const method of ["GET", "POST"] as const)
    expect(await callApi(app, method, "/marks", method === "POST" ? { body: {} } : {})).toMatchObject({
      status: 401,
      body: { code: "unauthenticated" },
    });
  await startWith({ limits: { ...deps.limits, setMarks: limitPolicy.setMarks } });
  const answers = await Promise.all(Array.from({ length: 125 }, () => mark({ seen: [a] })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});

test("an account that was just deleted keeps no marks and gets no new ones", async () => {
  await mark({ seen: [a] });
  await database.db.delete(users).where(eq(users.id, person.userId));
  await expect(setMarks(deps, { actor: person, seen: [b], hidden: [], shown: [] })).rejects.toMatchObject({
    code: "unauthenticated",
  });
  expect(await database.db.$count(vacancyMarks)).toBe(0);
});

/** Gives the person as many marks as there may be, the oldest first. */
async function fillMarks(): Promise<void> {
  const from = deps.clock.now().getTime();
  await database.db.insert(vacancyMarks).values(
    Array.from({ length: marksMax }, (_, number) => ({
      userId: person.userId,
      postingId: idOf(number),
      seenAt: new Date(from - (marksMax - number) * 1_000),
    })),
  );
}

async function readMarks(): Promise<{ seen: string[]; hidden: string[] }> {
  const { seen, hidden } = await marksOf();
  return { seen: textsOf(seen), hidden: textsOf(hidden) };
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
