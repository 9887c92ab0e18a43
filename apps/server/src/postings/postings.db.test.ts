import { randomUUID } from "node:crypto";
import type { Job } from "@vagou/contract/search/job";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";
import { jobPostings, postingPacks } from "../db/schema/searches.ts";
import { forgetOldPostings } from "./kept/forget-old-postings.ts";
import { indexNewPostings } from "./kept/index-new-postings.ts";
import { jobIdOf } from "./normalising/job-id.ts";
import { previewPosting } from "./preview-posting.ts";
import { packJobs } from "./kept/packed-jobs.ts";
import { saveAnswer } from "../searches/answers/repository.ts";

const dayMs = 24 * 3_600_000;
const id = jobIdOf("gupy", "12701896");
const job: Job = {
  id,
  title: "Auxiliar Administrativo",
  company: "Consultoria RH Recife",
  location: "Recife (PE)",
  salary: "R$ 1.800 por mês",
  url: "https://exemplo.gupy.io/job/1",
  description: "<p>Rotinas do setor.</p>",
  posted_at: null,
  source: "gupy",
  work_mode: "onsite",
  provenance: { salary: "derived", posted_at: null, contract: "stated", work_mode: "stated" },
  summary: { tipoContrato: "CLT", requisitos: ["Excel"], beneficios: ["Vale-refeição"] },
};

let database: Database;
let deps: TestDeps;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(jobPostings);
  await database.db.delete(postingPacks);
  deps = createTestDeps(database);
  app = await buildApp(deps);
});
afterAll(() => database.close());

/** Stores what a portal answers with now. */
async function save(...jobs: Job[]): Promise<void> {
  await saveAnswer(database.db, {
    id: randomUUID(),
    providerId: "gupy",
    question: randomUUID(),
    lastingQuestion: randomUUID(),
    outcome: "answered",
    total: null,
    isPartial: false,
    isWhole: false,
    jobs: packJobs(jobs),
    receivedAt: deps.clock.now(),
  });
}

/** Opens a path as a person who just signed in. */
async function open(path: string) {
  const { token } = await createPerson(deps);
  return callApi(app, "GET", `/jobs/${path}`, { token });
}

test("a vacancy that a search found opens by its id, complete, with its portal's name and the days it was found", async () => {
  await save(job);
  deps.clock.advance(2 * dayMs);
  await save(job);
  expect(await open(id)).toEqual({
    status: 200,
    body: {
      ...job,
      display_name: "Gupy",
      first_seen_at: "2026-11-21",
      last_seen_at: "2026-11-23",
    },
  });
});

test("a vacancy that is found again unchanged is not written again on the same day", async () => {
  await save(job);
  const written = await readVersion();
  // The day ends at midnight in São Paulo.
  deps.clock.set("2026-11-22T02:59:59.999Z");
  await save(job);
  expect(await readVersion()).toBe(written);
  deps.clock.advance(1);
  await save(job);
  expect(await readVersion()).not.toBe(written);
  expect((await open(id)).body).toMatchObject({ last_seen_at: "2026-11-22" });
});

test("a vacancy that its portal changed is shown as it is now", async () => {
  await save(job);
  deps.clock.advance(1);
  await save({ ...job, salary: "R$ 2.000 por mês" });
  expect((await open(id)).body).toMatchObject({
    salary: "R$ 2.000 por mês",
    last_seen_at: "2026-11-21",
  });
});

test("a vacancy among others is found, with the first and the last day on which any search found it", async () => {
  const others = ["2", "3"].map((other) => ({ ...job, id: jobIdOf("gupy", other), title: "Outra" }));
  await save(job, ...others);
  deps.clock.advance(dayMs);
  await save(...others, job);
  deps.clock.advance(dayMs);
  await save(...others);
  expect((await open(id)).body).toMatchObject({
    title: "Auxiliar Administrativo",
    first_seen_at: "2026-11-21",
    last_seen_at: "2026-11-22",
  });
});

test("a vacancy that the version before packs stored still opens, with the first day on which it was found", async () => {
  const at = new Date("2026-11-01T03:00:00.000Z");
  const former = { id, providerId: "gupy", posting: job, firstSeenAt: at, lastSeenAt: at };
  await database.db.insert(jobPostings).values(former);
  expect((await open(id)).body).toMatchObject({ first_seen_at: "2026-11-01", last_seen_at: "2026-11-01" });
  await save({ ...job, salary: "R$ 2.000 por mês" });
  expect((await open(id)).body).toMatchObject({
    salary: "R$ 2.000 por mês",
    first_seen_at: "2026-11-01",
    last_seen_at: "2026-11-21",
  });
});

/** The id of the transaction that last wrote the row. */
async function readVersion(): Promise<string | undefined> {
  const [row] = await database.db.select({ version: sql<string>`xmin` }).from(postingPacks);
  return row?.version;
}

// The time of finding is stored as a day, so a vacancy is kept a day longer.
test("a vacancy that no search has found for 31 days is not shown any more, and one found again is", async () => {
  deps.clock.set("2026-11-21T03:00:00.000Z");
  await save(job);
  deps.clock.advance(31 * dayMs);
  expect((await open(id)).status).toBe(200);
  deps.clock.advance(1);
  expect(await open(id)).toMatchObject({ status: 404, body: { code: "job_not_found" } });
  await save(job);
  expect((await open(id)).status).toBe(200);
});

test("a vacancy that no search has found for 31 days is deleted, the others stay", async () => {
  const newer = { ...job, id: jobIdOf("gupy", "2") };
  deps.clock.set("2026-11-21T02:59:59.999Z");
  await save(job);
  deps.clock.advance(1);
  await save(newer);
  deps.clock.advance(31 * dayMs);
  await forgetOldPostings(deps);
  const kept = await database.db.select({ jobIds: postingPacks.jobIds }).from(postingPacks);
  expect(kept).toEqual([{ jobIds: [newer.id] }]);
});

test("new vacancies are brought to their place in the index by a task, so that no search has to", async () => {
  const pending = async () => {
    const [row] = await database.db
      .select({ pages: sql<number>`pages`.mapWith(Number) })
      .from(sql`gin_clean_pending_list('posting_packs_jobs') as list (pages)`);
    return row?.pages;
  };
  await save(job);
  expect(await pending()).toBe(1);
  await save({ ...job, id: jobIdOf("gupy", "2") });
  await indexNewPostings(deps);
  expect(await pending()).toBe(0);
});

test.each([
  ["the id of no vacancy", jobIdOf("gupy", "another")],
  ["the path of another call", "search"],
  ["an id in capitals", id.toUpperCase()],
  ["an id with a tail", `${id}0`],
  ["SQL", encodeURIComponent("' or 1=1 --")],
  ["a path out of the folder", encodeURIComponent("../../etc/passwd")],
  ["a null byte", `${id}%00`],
  ["invalid percent encoding", "%E0%A4%A"],
  ["a pattern", encodeURIComponent("gupy-%")],
  ["a hundred characters", "a".repeat(100)],
])("%s opens no vacancy, and the refusal has a message", async (_, hostile) => {
  await save(job);
  expect(await open(hostile)).toMatchObject({
    status: 404,
    body: {
      code: "job_not_found",
      message: expect.stringContaining("Esta vaga não está mais guardada aqui"),
    },
  });
});

test("an id that is too long for an address is refused before the database is asked", async () => {
  const answer = await open("a".repeat(5_000));
  expect(answer.status).toBe(404);
  expect(JSON.stringify(answer.body)).not.toContain("stack");
});

test("a visitor who is not signed in gets no vacancy, and does not learn whether there is one", async () => {
  await save(job);
  for (const path of [id, jobIdOf("gupy", "another"), "' or 1=1"]) {
    expect(await callApi(app, "GET", `/jobs/${encodeURIComponent(path)}`)).toMatchObject({
      status: 401,
      body: { code: "unauthenticated" },
    });
  }
});

test("a visitor may see a vacancy's title, its portal and its first lines", async () => {
  const long = { ...job, description: `<p>${"Atender pessoas. ".repeat(40)}</p><ul><li>Excel</li></ul>` };
  await save(long);
  const { status, body } = await callApi(app, "GET", `/shared-jobs/${id}`);
  expect(status).toBe(200);
  expect(Object.keys(body).toSorted()).toEqual(
    [
      "company",
      "display_name",
      "excerpt",
      "id",
      "location",
      "posted_at",
      "source",
      "title",
      "url",
    ].toSorted(),
  );
  const excerpt = String(body["excerpt"]);
  expect(excerpt).toMatch(/^Atender pessoas\. .*[a-z]…$/);
  expect(excerpt.length).toBeLessThanOrEqual(241);
  expect((await callApi(app, "GET", "/shared-jobs/gupy-0123456789abcdef")).status).toBe(404);
});

test("a preview of a shared vacancy names it, its employer, its place, its day and its portal", async () => {
  const named = {
    ...job,
    title: "Vendedora",
    company: "Loja Sol",
    location: "Recife, PE",
    posted_at: "2026-11-20",
  };
  await save(named);
  expect(await previewPosting(deps, { id })).toEqual({
    title: "Vendedora – Loja Sol",
    description: "Recife, PE · publicada em 20/11/2026 · no portal Gupy",
    job: (await callApi(app, "GET", `/shared-jobs/${id}`)).body,
  });
  const bare = { ...named, title: "", company: null, location: null, posted_at: null };
  await save(bare);
  expect(await previewPosting(deps, { id })).toMatchObject({
    title: "Vaga",
    description: "no portal Gupy",
  });
  expect(await previewPosting(deps, { id: "gupy-0123456789abcdef" })).toBeNull();
  expect(await previewPosting(deps, { id: "nothing" })).toBeNull();
});
