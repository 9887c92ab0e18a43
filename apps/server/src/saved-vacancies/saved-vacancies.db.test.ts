import { otherPostingsMax, savedNoteMaxLength, savedVacanciesMax } from "@vagou/contract/limits";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createPerson, type TestPerson } from "../../test/people/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../../test/database/create-test-database.ts";
import { watchStatements } from "../../test/database/watch-statements.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { storePostings, testJob } from "../../test/portals/store-postings.ts";
import { buildApp } from "../app.ts";
import { users } from "../db/schema/accounts.ts";
import { savedVacancies } from "../db/schema/saved-vacancies.ts";
import { jobPostings, postingPacks } from "../db/schema/searches.ts";
import { limitPolicy } from "../limits/limit-policy.ts";
import { listMarks } from "../marks/list-marks.ts";
import { snapshotOf } from "../postings/kept/snapshot-of.ts";
import { jobIdOf } from "../postings/normalising/job-id.ts";
import { forgetRemovedVacancies } from "./forget-removed-vacancies.ts";
import { listSavedVacancies } from "./list-saved-vacancies.ts";
import { saveVacancy } from "./save-vacancy.ts";

const dayMs = 24 * 3_600_000;
const job = testJob("1");
const { id } = job;

let database: TestDatabase;
let deps: TestDeps;
let app: FastifyInstance;
let person: TestPerson;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  for (const table of [savedVacancies, jobPostings, postingPacks]) await database.db.delete(table);
  await startWith({});
  await storePostings(deps, job);
});
afterAll(() => database.close());

async function startWith(overrides: Partial<TestDeps>) {
  deps = createTestDeps(database, overrides);
  app = await buildApp(deps);
  person = await createPerson(deps);
}

type As = { token: string };

const saveVacancyOf = (posting: string, others: readonly string[]) =>
  callApi(app, "POST", "/saved-vacancies", {
    body: { posting_id: posting, other_posting_ids: others },
    token: person.token,
  });
const save = (posting: string, { token }: As = person) =>
  callApi(app, "POST", "/saved-vacancies", { body: { posting_id: posting }, token });
const change = (posting: string, body: unknown, { token }: As = person) =>
  callApi(app, "PATCH", `/saved-vacancies/${posting}`, { body, token });
const remove = (posting: string, { token }: As = person) =>
  callApi(app, "DELETE", `/saved-vacancies/${posting}`, { token });
const get = (posting: string, { token }: As = person) =>
  callApi(app, "GET", `/saved-vacancies/${posting}`, { token });
const list = async ({ token }: As = person) =>
  (await callApi(app, "GET", "/saved-vacancies", { token })).body["vacancies"];

const savedNow = {
  id,
  title: job.title,
  company: job.company,
  location: job.location,
  salary: job.salary,
  url: job.url,
  posted_at: job.posted_at,
  apply_until: "2026-12-31",
  source: "gupy",
  work_mode: "onsite",
  level: "Pleno",
  display_name: "Gupy",
  contract: "CLT",
  status: "saved",
  status_at: "2026-11-21T12:00:00.000Z",
  saved_at: "2026-11-21T12:00:00.000Z",
  note: "",
  next_step: "",
  next_step_on: null,
  last_seen_at: "2026-11-21",
  not_found_since: null,
};

test("a saved vacancy is listed with what its posting says, and opened with its text", async () => {
  expect(await save(id)).toEqual({ status: 200, body: savedNow });
  expect(await list()).toEqual([savedNow]);
  expect(await get(id)).toEqual({
    status: 200,
    body: {
      ...savedNow,
      description: "<p>Rotinas do setor.</p>",
      requirements: ["Excel"],
      benefits: ["Vale-refeição"],
    },
  });
});

const silent = testJob("silent", { title: "Estoquista", salary: null, work_mode: null });
const talkative = testJob("talkative", {
  id: jobIdOf("catho", "1"),
  source: "catho",
  title: "ESTOQUISTA - Recife/PE",
  salary: "R$ 2.250 por mês",
  url: "https://catho.example/1",
});

test("a vacancy of several portals is saved with what the others say, and with who said it", async () => {
  await storePostings(deps, silent, talkative);
  const facts = {
    id: silent.id,
    title: "Estoquista",
    url: silent.url,
    salary: "R$ 2.250 por mês",
    work_mode: "onsite",
    display_name: "Gupy",
    others: [{ source: "catho", display_name: "Catho", url: "https://catho.example/1" }],
    borrowed: [
      { fact: "pay", source: "catho", display_name: "Catho" },
      { fact: "work-mode", source: "catho", display_name: "Catho" },
    ],
  };
  expect(await saveVacancyOf(silent.id, [talkative.id])).toMatchObject({ status: 200, body: facts });
  expect(await list()).toMatchObject([facts]);
  expect((await get(silent.id)).body).toMatchObject(facts);
});

test("what was filled stays when the other portal changes its posting", async () => {
  await storePostings(deps, silent, talkative);
  await saveVacancyOf(silent.id, [talkative.id]);
  deps.clock.advance(dayMs);
  await storePostings(deps, { ...talkative, salary: "R$ 9.000 por mês" });
  const again = { actor: person, postingId: silent.id, others: [talkative.id] };
  expect(await saveVacancy(deps, again)).toMatchObject({ salary: "R$ 2.250 por mês" });
});

test("postings that the server does not know, or that are another vacancy, say nothing", async () => {
  const elsewhere = { ...talkative, id: jobIdOf("catho", "2"), location: "Olinda (PE)" };
  await storePostings(deps, silent, elsewhere);
  const others = [testJob("unknown").id, elsewhere.id, silent.id, silent.id];
  const { status, body } = await saveVacancyOf(silent.id, others);
  expect(status).toBe(200);
  expect(body).toMatchObject({ salary: null, work_mode: null });
  expect(body).not.toHaveProperty("others");
  expect(body).not.toHaveProperty("borrowed");
});

test("after the way back to this version the list opens, without the facts that only a newer one knows", async () => {
  await save(id);
  const [kept] = await deps.db.select().from(savedVacancies);
  const borrowed = [
    { fact: "pay", source: "catho" },
    { fact: "shift", source: "catho" },
  ];
  await deps.db
    .update(savedVacancies)
    .set({ posting: sql`${JSON.stringify({ ...kept?.posting, borrowed, shift: "noite" })}::jsonb` });
  expect(await list()).toEqual([
    { ...savedNow, borrowed: [{ fact: "pay", source: "catho", display_name: "Catho" }] },
  ]);
});

test.each([
  ["more postings than a vacancy may name", Array.from({ length: otherPostingsMax + 1 }, () => id)],
  ["an id that is none", ["catho"]],
  ["facts in place of ids", [{ salary: "R$ 90.000" }]],
])("%s are refused, and nothing is saved", async (_what, others) => {
  const answer = await callApi(app, "POST", "/saved-vacancies", {
    body: { posting_id: id, other_posting_ids: others },
    token: person.token,
  });
  expect(answer).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  expect(await list()).toEqual([]);
});

test("the newest is listed first, and each person sees only their own", async () => {
  const second = testJob("2");
  await storePostings(deps, second);
  await save(id);
  deps.clock.advance(1);
  await save(second.id);
  expect(await list()).toMatchObject([{ id: second.id }, { id }]);
  const other = await createPerson(deps);
  expect(await list(other)).toEqual([]);
  for (const answer of [
    await get(id, other),
    await change(id, { note: "Oi" }, other),
    await remove(id, other),
  ])
    expect(answer).toMatchObject({ status: 404, body: { code: "saved_not_found" } });
  expect(await list()).toHaveLength(2);
});

test("what was saved stays as it was, also when the portal changes its posting or the person saves it again", async () => {
  await save(id);
  await change(id, { status: "applied", note: "Falei com a Ana." });
  deps.clock.advance(dayMs);
  await storePostings(deps, testJob("1", { salary: "R$ 2.000 por mês" }));
  expect(await saveVacancy(deps, { actor: person, postingId: id, others: [] })).toMatchObject({
    ...savedNow,
    status: "applied",
    note: "Falei com a Ana.",
    last_seen_at: "2026-11-22",
  });
});

test("a vacancy that later searches do not find shows its last day, and none when it is no longer kept", async () => {
  deps.clock.set("2026-11-21T03:00:00.000Z");
  await storePostings(deps, job, testJob("2"));
  await save(id);
  deps.clock.advance(dayMs);
  await storePostings(deps, testJob("2"));
  const lastSeen = async () =>
    (await listSavedVacancies(deps, { actor: person })).map(({ last_seen_at }) => last_seen_at);
  expect(await lastSeen()).toEqual(["2026-11-21"]);
  deps.clock.advance(30 * dayMs);
  expect(await lastSeen()).toEqual(["2026-11-21"]);
  deps.clock.advance(1);
  expect(await lastSeen()).toEqual([null]);
});

test("a vacancy that the version before packs stored is saved too, with the day on which it was last found", async () => {
  const former = testJob("former");
  const at = new Date("2026-11-01T03:00:00.000Z");
  const stored = { id: former.id, providerId: "gupy", posting: former, firstSeenAt: at, lastSeenAt: at };
  await database.db.insert(jobPostings).values(stored);
  expect(await save(former.id)).toMatchObject({
    status: 200,
    body: { title: former.title, last_seen_at: "2026-11-01" },
  });
});

test("a person notes how far they have come, what they think of it, and the next step with its day", async () => {
  await save(id);
  deps.clock.advance(60_000);
  const note = "Falei com a Ana.\r\n\r\nLevar o currículo. 😀\n";
  expect(
    (await change(id, { status: "interview", note, next_step: " Entrevista ", next_step_on: "2028-02-29" }))
      .body,
  ).toEqual({
    ...savedNow,
    status: "interview",
    status_at: "2026-11-21T12:01:00.000Z",
    note: "Falei com a Ana.\n\nLevar o currículo. 😀",
    next_step: "Entrevista",
    next_step_on: "2028-02-29",
  });
  deps.clock.advance(60_000);
  expect((await change(id, { status: "interview", next_step: "", next_step_on: null })).body).toMatchObject({
    status: "interview",
    status_at: "2026-11-21T12:01:00.000Z",
    note: "Falei com a Ana.\n\nLevar o currículo. 😀",
    next_step: "",
    next_step_on: null,
  });
  expect((await change(id, { status: "refused" })).body).toMatchObject({
    status_at: "2026-11-21T12:02:00.000Z",
  });
  expect((await change(id, {})).body).toMatchObject({
    status: "refused",
    saved_at: "2026-11-21T12:00:00.000Z",
  });
});

test("a status that was chosen without a connection began when it was chosen, and none in the time to come", async () => {
  await save(id);
  deps.clock.advance(20 * 60_000);
  const at = "2026-11-21T12:05:00.000Z";
  expect((await change(id, { status: "applied", status_at: at })).body).toMatchObject({ status_at: at });
  const ahead = "2026-11-21T13:00:00.000Z";
  expect((await change(id, { status: "interview", status_at: ahead })).body).toMatchObject({
    status_at: "2026-11-21T12:20:00.000Z",
  });
  expect((await change(id, { status_at: at })).body).toMatchObject({ status_at: "2026-11-21T12:20:00.000Z" });
});

test.each([
  ["a moment that no clock has", { status: "applied", status_at: "0000-11-21T12:00:00Z" }],
  ["an unknown status", { status: "hired" }],
  ["a note that is too long", { note: "a".repeat(savedNoteMaxLength + 1) }],
  ["a note with a null byte", { note: "a\0b" }],
  ["a note with half of a surrogate pair", { note: "\uD83D" }],
  ["a next step of two lines", { next_step: "Ligar\nEscrever" }],
  ["a day that its month does not have", { next_step_on: "2027-02-29" }],
  ["a day of no month", { next_step_on: "2027-13-01" }],
  ["the year 0", { next_step_on: "0000-01-01" }],
  ["a day in words", { next_step_on: "amanhã" }],
  ["an unknown field", { title: "Outra vaga" }],
])("%s is refused, and nothing is changed", async (_what, body) => {
  await save(id);
  expect(await change(id, body)).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  expect(await list()).toEqual([savedNow]);
});

test("a removed vacancy is gone at once; saved again within a day it is back with its note and status", async () => {
  await save(id);
  await change(id, { status: "offer", note: "R$ 2.000" });
  const before = await list();
  expect(await remove(id)).toEqual({ status: 200, body: { success: true } });
  expect(await list()).toEqual([]);
  for (const answer of [await get(id), await change(id, { note: "Oi" }), await remove(id)])
    expect(answer).toMatchObject({ status: 404, body: { code: "saved_not_found" } });
  expect((await callApi(app, "GET", "/marks", { token: person.token })).body).toMatchObject({ saved: [] });
  expect((await save(id)).status).toBe(200);
  expect(await list()).toEqual(before);
});

test("a removed vacancy comes back also when no search finds it any more", async () => {
  await save(id);
  await remove(id);
  await database.db.delete(postingPacks);
  expect(await save(id)).toMatchObject({ status: 200, body: { title: job.title, last_seen_at: null } });
});

test("a day after its removal a vacancy is deleted with its note, and saved as a new one from then on", async () => {
  const actor = person;
  await save(id);
  await change(id, { note: "Meu segredo" });
  await remove(id);
  deps.clock.advance(dayMs);
  await forgetRemovedVacancies(deps);
  expect(await database.db.$count(savedVacancies)).toBe(1);
  deps.clock.advance(1);
  // Also before the task has run.
  expect(await saveVacancy(deps, { actor, postingId: id, others: [] })).toMatchObject({
    note: "",
    status: "saved",
    saved_at: "2026-11-22T12:00:00.001Z",
  });
  await database.db.update(savedVacancies).set({ removedAt: new Date("2026-11-21T12:00:00Z") });
  await forgetRemovedVacancies(deps);
  expect(await database.db.$count(savedVacancies)).toBe(0);
});

test("a vacancy that no search found in the last days cannot be saved", async () => {
  expect(await save(testJob("unknown").id)).toMatchObject({ status: 404, body: { code: "job_not_found" } });
  await database.db.update(postingPacks).set({ lastSeenAt: new Date("2026-10-01T03:00:00Z") });
  expect(await save(id)).toMatchObject({ status: 404, body: { code: "job_not_found" } });
  expect(await database.db.$count(savedVacancies)).toBe(0);
});

test("a vacancy saved on several devices at once is saved once", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => save(id)));
  expect(answers).toEqual(answers.map(() => ({ status: 200, body: savedNow })));
  expect(await list()).toEqual([savedNow]);
});

test("of several last places taken at once only one is given, removed vacancies take none, and the full list is listed", async () => {
  const candidates = Array.from({ length: 6 }, (_, number) => testJob(`candidate ${number}`));
  await storePostings(deps, ...candidates);
  await fillSaved(savedVacanciesMax - 1);
  const answers = await Promise.all(candidates.map((candidate) => save(candidate.id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: "saved_full",
    message: expect.stringContaining(String(savedVacanciesMax)),
  });
  expect(await list()).toHaveLength(savedVacanciesMax);

  // One that is saved already is answered, and a removed one makes room, also for its own return.
  const taken = candidates.find((_candidate, place) => answers[place]?.status === 200)?.id ?? "";
  const refused = candidates.find((_candidate, place) => answers[place]?.status === 409)?.id ?? "";
  expect((await save(taken)).status).toBe(200);
  await remove(taken);
  expect((await save(refused)).status).toBe(200);
  expect(await save(taken)).toMatchObject({ status: 409, body: { code: "saved_full" } });
});

test("marks and saved vacancies are each read in one statement, however many there are", async () => {
  await fillSaved(savedVacanciesMax);
  const { db, statements, close } = watchStatements(database.url, 1);
  try {
    const saved = await listSavedVacancies({ ...deps, db }, { actor: person });
    expect(saved).toHaveLength(savedVacanciesMax);
    expect(statements).toHaveLength(1);
    expect((await listMarks({ db }, { actor: person })).saved).toHaveLength(savedVacanciesMax);
    expect(statements).toHaveLength(2);
  } finally {
    await close();
  }
});

test.each([
  ["a null byte", `${id}%00`, 400, "invalid_input"],
  ["SQL", encodeURIComponent("' or 1=1 --"), 400, "invalid_input"],
  ["an id in capitals", id.toUpperCase(), 400, "invalid_input"],
  ["a path out of the folder", encodeURIComponent("../../etc/passwd"), 400, "invalid_input"],
  ["invalid percent encoding", "%E0%A4%A", 400, "invalid_input"],
  ["a text without end", "a".repeat(5_000), 404, "not_found"],
  ["an id of nothing saved", testJob("2").id, 404, "saved_not_found"],
])("%s in the address is refused in the shape of every error", async (_what, hostile, status, code) => {
  for (const answer of [await get(hostile), await change(hostile, { note: "Oi" }), await remove(hostile)])
    expect(answer).toMatchObject({ status, body: { code, message: expect.any(String) } });
});

test("only a signed-in person saves vacancies, and changes them up to a limit", async () => {
  const anybody = [
    await callApi(app, "GET", "/saved-vacancies"),
    await callApi(app, "GET", `/saved-vacancies/${id}`),
    await callApi(app, "POST", "/saved-vacancies", { body: { posting_id: id } }),
    await callApi(app, "PATCH", `/saved-vacancies/${id}`, { body: {} }),
    await callApi(app, "DELETE", `/saved-vacancies/${id}`),
  ];
  for (const answer of anybody)
    expect(answer).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
  await startWith({ limits: { ...deps.limits, changeSaved: limitPolicy.changeSaved } });
  const answers = await Promise.all([
    ...Array.from({ length: 60 }, () => save(id)),
    ...Array.from({ length: 65 }, () => change(testJob("2").id, { note: "Oi" })),
  ]);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});

test("an account that was just deleted keeps no saved vacancies and gets no new ones", async () => {
  await save(id);
  await database.db.delete(users).where(eq(users.id, person.userId));
  await expect(saveVacancy(deps, { actor: person, postingId: id, others: [] })).rejects.toMatchObject({
    code: "unauthenticated",
  });
  expect(await database.db.$count(savedVacancies)).toBe(0);
});

/** Gives the person so many saved vacancies, and a removed one. */
async function fillSaved(count: number): Promise<void> {
  const at = deps.clock.now();
  await database.db.insert(savedVacancies).values(
    Array.from({ length: count + 1 }, (_, number) => {
      const filled = testJob(`filled ${number}`);
      const { facts, text } = snapshotOf(filled);
      return {
        userId: person.userId,
        postingId: filled.id,
        status: "saved" as const,
        statusAt: at,
        note: "",
        nextStep: "",
        savedAt: at,
        removedAt: number === count ? at : null,
        posting: facts,
        postingText: text,
      };
    }),
  );
}
