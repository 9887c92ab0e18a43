import { hash } from "node:crypto";
import { endpoints } from "@vagou/contract/api/endpoints";
import { sharedListMax } from "@vagou/contract/limits";
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
import { sharedLists } from "../db/schema/saved-vacancies.ts";
import { jobPostings, postingPacks } from "../db/schema/searches.ts";
import { limitPolicy } from "../limits/limit-policy.ts";
import { erasePerson } from "../personal-data/erase-person.ts";
import { jobIdOf } from "../postings/normalising/job-id.ts";
import { saveVacancy } from "../saved-vacancies/save-vacancy.ts";
import { findListForPage } from "./find-list-for-page.ts";
import { forgetEndedLists } from "./forget-ended-lists.ts";
import { listSharedLists } from "./list-shared-lists.ts";
import { shareList } from "./share-list.ts";

const dayMs = 24 * 3_600_000;
const [first, second, third] = [testJob("1"), testJob("2"), testJob("3")] as const;

let database: Database;
let deps: TestDeps;
let app: FastifyInstance;
let person: TestPerson;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  for (const table of [sharedLists, jobPostings, postingPacks]) await database.db.delete(table);
  await startWith({});
});
afterAll(() => database.close());

async function startWith(overrides: Partial<TestDeps>) {
  deps = createTestDeps(database, overrides);
  app = await buildApp(deps);
  person = await createPerson(deps);
}

const share = (...ids: string[]) =>
  callApi(app, "POST", "/shared-lists", { body: { posting_ids: ids }, token: person.token });

const own = (token = person.token) => callApi(app, "GET", "/shared-lists", { token });

const end = (handle: unknown, token = person.token) =>
  callApi(app, "DELETE", `/shared-lists/${String(handle)}`, { token });

const ownListsSchema = endpoints.listSharedLists.response;

/** Opens a list without an account. */
const open = (id: unknown) => callApi(app, "GET", `/shared-lists/${String(id)}`);

test("the page of a list says what the API says of it, until it ends", async () => {
  await storePostings(deps, first, second);
  const { id } = endpoints.shareList.response.parse((await share(second.id, first.id)).body);
  expect(await findListForPage(deps, { id })).toEqual((await open(id)).body);
  deps.clock.advance(31 * dayMs);
  expect(await findListForPage(deps, { id })).toBeNull();
  expect(await findListForPage(deps, { id: "nothing" })).toBeNull();
});

test("everybody with the link sees the vacancies in the person's order, as they were when the list was shared", async () => {
  await storePostings(deps, first, second, third);
  const shared = await share(third.id, first.id, third.id);
  expect(shared).toEqual({
    status: 200,
    body: { id: expect.stringMatching(/^[\w-]{22}$/), expires_at: "2026-12-21T12:00:00.000Z" },
  });
  deps.clock.advance(dayMs);
  await storePostings(deps, testJob("1", { salary: "R$ 2.000 por mês" }));
  const facts = ({
    description: _text,
    work_mode: _mode,
    provenance: _origins,
    summary: _summary,
    ...said
  }: typeof first) => ({
    ...said,
    display_name: "Gupy",
    contract: "CLT",
  });
  expect(await open(shared.body["id"])).toEqual({
    status: 200,
    body: {
      jobs: [facts(third), facts(first)],
      shared_at: "2026-11-21T12:00:00.000Z",
      expires_at: "2026-12-21T12:00:00.000Z",
    },
  });
});

test("a vacancy that the person saved with what other portals say is shared so, also by its page", async () => {
  const silent = testJob("silent", { title: "Estoquista", salary: null });
  const id = jobIdOf("catho", "1");
  const salary = "R$ 2.250 por mês";
  const url = "https://catho.example/1";
  await storePostings(deps, silent, first, { ...silent, id, source: "catho", salary, url });
  await saveVacancy(deps, { actor: person, postingId: silent.id, others: [id] });
  await saveVacancy(deps, { actor: person, postingId: first.id, others: [] });
  await storePostings(deps, { ...first, salary: "R$ 2.000 por mês" });
  const { body } = await share(silent.id, first.id);
  const listed = await findListForPage(deps, { id: String(body["id"]) });
  expect(listed).toMatchObject({
    jobs: [
      {
        salary,
        others: [{ source: "catho", display_name: "Catho", url }],
        borrowed: [{ fact: "pay", source: "catho", display_name: "Catho" }],
      },
      { salary: "R$ 2.000 por mês" },
    ],
  });
  expect((await open(body["id"])).body).toEqual(listed);
});

test("lists of all lengths are made with the same statements, because a connection keeps each that it prepared", async () => {
  await storePostings(deps, first, second, third);
  await database.db.transaction(async (tx) => {
    const countKept = () => tx.$count(sql`pg_prepared_statements`);
    const shareOf = (...postingIds: string[]) =>
      shareList({ ...deps, db: tx }, { actor: person, postingIds });
    await countKept();
    await shareOf(first.id);
    const kept = await countKept();
    await shareOf(first.id, second.id);
    await shareOf(first.id, second.id, third.id);
    expect(await countKept()).toBe(kept);
  });
});

test("the list says nothing about the person, and no browser or proxy keeps it", async () => {
  await storePostings(deps, first);
  const { body } = await share(first.id);
  const answer = await app.inject({ url: `/api/shared-lists/${String(body["id"])}` });
  expect(answer.headers["cache-control"]).toBe("no-store");
  for (const secret of [person.userId, person.email, "Maria"]) expect(answer.body).not.toContain(secret);
});

test("of several answers with a vacancy the newest counts, also for those of the version before packs", async () => {
  const at = new Date("2026-11-20T03:00:00.000Z");
  for (const posting of [first, second])
    await database.db
      .insert(jobPostings)
      .values({ id: posting.id, providerId: "gupy", posting, firstSeenAt: at, lastSeenAt: at });
  deps.clock.set("2026-11-22T12:00:00.000Z");
  await storePostings(deps, testJob("1", { title: "Hoje" }), testJob("3", { title: "Hoje" }));
  deps.clock.set("2026-11-21T12:00:00.000Z");
  await storePostings(deps, testJob("1", { title: "Ontem" }));
  await storePostings(deps, testJob("3", { title: "Ontem" }), testJob("4", { title: "Ontem" }));
  const { body } = await share(first.id, second.id, third.id, testJob("4").id);
  const { body: list } = await open(body["id"]);
  expect(list["jobs"]).toMatchObject([
    { title: "Hoje" },
    { title: second.title },
    { title: "Hoje" },
    { title: "Ontem" },
  ]);
});

test("a vacancy that is no longer kept is left out, and a list of none is refused", async () => {
  await storePostings(deps, first);
  const former = testJob("former");
  const at = new Date("2026-10-01T03:00:00.000Z");
  await database.db
    .insert(jobPostings)
    .values({ id: former.id, providerId: "gupy", posting: former, firstSeenAt: at, lastSeenAt: at });
  const { body } = await share(second.id, first.id, former.id);
  expect((await open(body["id"])).body).toMatchObject({ jobs: [{ id: first.id }] });
  expect(await share(second.id, former.id)).toMatchObject({ status: 404, body: { code: "job_not_found" } });
  expect(await database.db.$count(sharedLists)).toBe(1);
});

test("a list ends after 30 days and is deleted then", async () => {
  await storePostings(deps, first);
  const { body } = await share(first.id);
  deps.clock.advance(30 * dayMs - 1);
  await forgetEndedLists(deps);
  expect((await open(body["id"])).status).toBe(200);
  deps.clock.advance(1);
  expect(await open(body["id"])).toMatchObject({ status: 404, body: { code: "shared_list_not_found" } });
  expect(await database.db.$count(sharedLists)).toBe(1);
  await forgetEndedLists(deps);
  expect(await database.db.$count(sharedLists)).toBe(0);
});

test("a copy of the database holds no link that works", async () => {
  await storePostings(deps, first);
  const { body } = await share(first.id);
  const [stored] = await database.db.select().from(sharedLists);
  expect(JSON.stringify(stored)).not.toContain(String(body["id"]));
  expect((await open(stored?.idHash.slice(0, 22))).status).toBe(404);
});

test("with the account its lists end, at once", async () => {
  await storePostings(deps, first);
  const { body } = await share(first.id);
  await database.db.transaction((tx) => erasePerson(tx, { id: person.userId, email: person.email }));
  expect((await open(body["id"])).status).toBe(404);
  expect(await database.db.$count(sharedLists)).toBe(0);
});

test.each([
  ["no vacancy", []],
  [
    "too many vacancies",
    Array.from({ length: sharedListMax + 1 }, (_, number) => testJob(String(number)).id),
  ],
  ["words", ["auxiliar administrativo"]],
  ["an id with a null byte", [`${first.id}\0`]],
])("%s cannot be shared", async (_what, ids) => {
  expect(await share(...ids)).toMatchObject({ status: 400, body: { code: "invalid_input" } });
});

test.each([
  ["the id of no list", "A".repeat(22), 404, "shared_list_not_found"],
  ["an id that is too short", "A".repeat(21), 400, "invalid_input"],
  ["a null byte", `${"A".repeat(21)}%00`, 400, "invalid_input"],
  ["SQL", encodeURIComponent("' or 1=1 --"), 400, "invalid_input"],
  ["invalid percent encoding", "%E0%A4%A", 400, "invalid_input"],
  ["a text without end", "a".repeat(5_000), 404, "not_found"],
])("%s opens nothing, and the refusal has the shape of every error", async (_what, id, status, code) => {
  expect(await open(id)).toMatchObject({ status, body: { code, message: expect.any(String) } });
});

test("only a signed-in person shares lists, up to a limit", async () => {
  await storePostings(deps, first);
  expect(await callApi(app, "POST", "/shared-lists", { body: { posting_ids: [first.id] } })).toMatchObject({
    status: 401,
    body: { code: "unauthenticated" },
  });
  await startWith({ limits: { ...deps.limits, shareList: limitPolicy.shareList } });
  const answers = await Promise.all(Array.from({ length: 25 }, () => share(first.id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  expect(await database.db.$count(sharedLists)).toBe(20);
});

test("an account that was just deleted shares no list", async () => {
  await storePostings(deps, first);
  await database.db.delete(users).where(eq(users.id, person.userId));
  await expect(shareList(deps, { actor: person, postingIds: [first.id] })).rejects.toMatchObject({
    code: "unauthenticated",
  });
  expect(await database.db.$count(sharedLists)).toBe(0);
});

test("a person sees which lists can still be opened, the newest first, and ends one before its time", async () => {
  await storePostings(deps, first, second, third);
  const older = (await share(first.id)).body;
  deps.clock.advance(1_000);
  const newer = (await share(third.id, second.id)).body;
  const { lists } = ownListsSchema.parse((await own()).body);
  expect(lists).toEqual([
    {
      handle: hash("sha256", String(newer["id"]), "hex"),
      titles: [third.title, second.title],
      shared_at: "2026-11-21T12:00:01.000Z",
      expires_at: "2026-12-21T12:00:01.000Z",
    },
    expect.objectContaining({ titles: [first.title], expires_at: "2026-12-21T12:00:00.000Z" }),
  ]);
  expect(await end(lists[0]?.handle)).toEqual({ status: 200, body: { success: true } });
  expect(await open(newer["id"])).toMatchObject({ status: 404, body: { code: "shared_list_not_found" } });
  expect((await open(older["id"])).status).toBe(200);
  expect(await end(lists[0]?.handle)).toMatchObject({ status: 404, body: { code: "shared_list_not_found" } });
  deps.clock.advance(30 * dayMs);
  const actor = { userId: person.userId, sessionId: "" };
  expect(await listSharedLists(deps, { actor })).toEqual({ lists: [] });
});

test("a person neither sees nor ends the list of another one", async () => {
  await storePostings(deps, first);
  const { body } = await share(first.id);
  const other = await createPerson(deps);
  const handle = hash("sha256", String(body["id"]), "hex");
  expect((await own(other.token)).body).toEqual({ lists: [] });
  expect(await end(handle, other.token)).toMatchObject({
    status: 404,
    body: { code: "shared_list_not_found" },
  });
  expect((await open(body["id"])).status).toBe(200);
  expect(await end("A".repeat(64))).toMatchObject({ status: 400 });
});
