import type { ServerResponse } from "node:http";
import type { Provider } from "@vagou/providers/core/provider";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { Pool } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi, type ApiAnswer } from "../../../test/product/call-api.ts";
import { createPerson, type TestPerson } from "../../../test/people/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/database/create-test-database.ts";
import { watchStatements } from "../../../test/database/watch-statements.ts";
import { createTestDeps, type TestDeps } from "../../../test/product/create-test-deps.ts";
import { holdCredits } from "../../../test/fichas/hold-credits.ts";
import { startTestProvider, type TestProvider } from "../../../test/portals/start-test-provider.ts";
import { testProvider } from "../../../test/portals/test-provider.ts";
import { buildApp } from "../../app.ts";
import { countWaiting } from "../../asking/etiquette/provider-lines.ts";
import { readConfig } from "../../config/read-config.ts";
import { getBalance } from "../../credits/ledger/account.ts";
import { verifyLedger } from "../../credits/verification/verify-ledger.ts";
import { Connection } from "../../db/connections/connection.ts";
import { createPoolDb } from "../../db/connections/database-on-pool.ts";
import { creditHolds, ledgerMovements } from "../../db/schema/credits.ts";
import { providerBreakers } from "../../db/schema/etiquette.ts";
import { keptAnswers, providerRuns, questionsInFlight, searchRequests } from "../../db/schema/searches.ts";
import type { Deps } from "../../deps.ts";
import { createQuestionClaims } from "../answers/question-claims.ts";
import { writeRuns } from "../answers/write-runs.ts";
import { checkRefusable } from "./check-refusable.ts";
import { questionOf } from "../questions/question-of.ts";
import { searchProviders } from "../search-providers.ts";

/** Another portal than that of `gupy`, at the same server. */
const otherOrigin = "https://other-portal.example";

let database: TestDatabase;
let portal: TestProvider;
let deps: TestDeps;
let app: FastifyInstance;
/** The portal answers the people of `fillLine`. */
let emptyLine: () => Promise<void>;
/** The questions that the portal got. */
let asked: string[] = [];
/** The portal keeps these waiting, while it is slow. */
let waiting: ServerResponse[] = [];
let isSlow = false;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  [asked, waiting, isSlow] = [[], [], false];
  portal = await startTestProvider({ lineLengthMax: 1, otherOrigins: [[otherOrigin, "http://127.0.0.1:9"]] });
  portal.answer = (request, response) => {
    asked.push(new URL(request.url ?? "", portal.origin).searchParams.get("q") ?? "");
    if (isSlow) waiting.push(response);
    else answer(response);
  };
  const config = readConfig({
    APP_BASE_URL: "http://vagou.example",
    DATABASE_URL: "postgres://one.for.several",
  });
  deps = createTestDeps(database, { config, providers: portal.providers, fetcher: portal.fetcher });
  app = await buildApp(deps);
});
afterEach(async () => {
  await app.close();
  await portal.close();
  await database.db.delete(providerBreakers);
  await database.db.delete(keptAnswers);
  // Each test has a process of its own, which waits while claims of another one may still be asked.
  await database.db.delete(questionsInFlight);
});
afterAll(async () => {
  expect(await verifyLedger(database.db)).toEqual([]);
  await database.close();
});

function answer(response: ServerResponse): void {
  const items = [{ id: "1", title: "Vigia", city: "Recife", state: "PE" }];
  response.end(JSON.stringify({ total: 1, items }));
}

const search = (token: string, query: string, body: Record<string, unknown> = {}, headers = {}) =>
  callApi(app, "POST", "/jobs/search", { token, headers, body: { query, services: ["gupy"], ...body } });

const newPerson = (bonus = 100) => createPerson(deps, { bonus });

function groupOf({ body }: ApiAnswer): Record<string, unknown> {
  const services = body["services"];
  return Array.isArray(services) ? services[0] : body;
}

/** Three people ask the portal: it keeps two waiting, and the third is the whole line. */
async function fillLine(): Promise<void> {
  isSlow = true;
  const people = await Promise.all([1, 2, 3].map(() => newPerson()));
  const asking: Promise<ApiAnswer>[] = [];
  for (const [index, { token }] of people.entries()) {
    asking.push(search(token, `filling ${index}`));
    await expect.poll(() => waiting.length + countWaiting(portal.lines), { timeout: 10_000 }).toBe(index + 1);
  }
  emptyLine = async () => {
    isSlow = false;
    for (const response of waiting.splice(0)) answer(response);
    for (const each of await Promise.all(asking)) expect(groupOf(each)["fichas"]).toBe("charged");
  };
}

/** What the database holds of a person's search. */
async function writtenFor({ userId }: TestPerson) {
  const { db } = database;
  return {
    movements: await db.$count(
      ledgerMovements,
      and(eq(ledgerMovements.userId, userId), sql`${ledgerMovements.reason} <> 'adjustment: test'`),
    ),
    holds: await db.$count(creditHolds, eq(creditHolds.userId, userId)),
    keys: await db.$count(searchRequests, eq(searchRequests.userId, userId)),
  };
}

const busy = {
  outcome: "busy",
  has_error: true,
  error: "Muita gente perguntando a este portal agora.",
  fichas: "returned",
  cached: false,
  age_s: null,
  count: 0,
};
const nothing = { movements: 0, holds: 0, keys: 0 };

test("a question to a portal with a full line is refused, and no ficha moves for it", async () => {
  await fillLine();
  const person = await newPerson();
  const runs = async () => {
    await writeRuns(deps);
    return database.db.$count(providerRuns, eq(providerRuns.outcome, "busy"));
  };
  const before = await runs();
  const refused = await search(person.token, "porteiro", {}, { "idempotency-key": "porteiro-1" });
  expect(refused).toMatchObject({ status: 200, body: { remaining_credits: 100 } });
  expect(groupOf(refused)).toMatchObject(busy);
  expect(await writtenFor(person)).toEqual(nothing);
  expect(await runs()).toBe(before + 1);
  expect(asked).not.toContain("porteiro");
  await emptyLine();
  expect(asked).not.toContain("porteiro");
});

test("the answer and its record are those of a question that is refused in line, after its fichas were held", async () => {
  await fillLine();
  const person = await newPerson();
  const early = await search(person.token, "zelador");
  expect(await writtenFor(person)).toEqual(nothing);
  const late = await buildApp({ ...deps, fetcher: { ...deps.fetcher, wouldRefuse: () => false } });
  const usual = await callApi(late, "POST", "/jobs/search", {
    token: person.token,
    body: { query: "caseiro", services: ["gupy"] },
  });
  expect(await writtenFor(person)).toMatchObject({ movements: 2, holds: 1 });
  const untimed = ({ body }: ApiAnswer) => ({
    ...body,
    services: [{ ...groupOf({ status: 200, body }), took_ms: 0 }],
  });
  expect(untimed(early)).toEqual(untimed(usual));
  await writeRuns(deps);
  const [one, other] = await database.db
    .select({ outcome: providerRuns.outcome, source: providerRuns.source, count: providerRuns.jobCount })
    .from(providerRuns)
    .where(eq(providerRuns.outcome, "busy"))
    .orderBy(sql`${providerRuns.createdAt} desc`)
    .limit(2);
  expect(one).toEqual(other);
  await late.close();
  await emptyLine();
});

test("a retry with the key of a refused question asks the portal, and is charged once", async () => {
  await fillLine();
  const person = await newPerson();
  const key = { "idempotency-key": "a-question-in-a-crowd" };
  const ask = () => search(person.token, "vigia", {}, key);
  expect(groupOf(await ask())).toMatchObject(busy);
  expect(groupOf(await ask())).toMatchObject(busy);
  await emptyLine();
  expect(groupOf(await ask())).toMatchObject({ outcome: "answered", fichas: "charged", count: 1 });
  expect(groupOf(await ask())).toMatchObject({ outcome: "answered", fichas: "charged", count: 1 });
  expect(asked.filter((query) => query === "vigia")).toHaveLength(1);
  expect(await getBalance(database.db, person.userId)).toBe(93);
  expect(await writtenFor(person)).toEqual({ movements: 2, holds: 1, keys: 1 });
});

test("copies of one request at once are charged once at most, in a crowd too", async () => {
  await fillLine();
  const person = await newPerson();
  const key = { "idempotency-key": "sent-several-times" };
  const copies = Array.from({ length: 6 }, () => search(person.token, "copeira", {}, key));
  await emptyLine();
  await Promise.all(copies);
  expect(groupOf(await search(person.token, "copeira", {}, key))).toMatchObject({ fichas: "charged" });
  expect(await getBalance(database.db, person.userId)).toBe(93);
});

test("a stored answer is given while the line is full: one of ten minutes is sold, an older one is free", async () => {
  await search((await newPerson()).token, "garçom");
  await fillLine();
  const person = await newPerson();
  deps.clock.advance(5 * 60_000);
  expect(groupOf(await search(person.token, "garçom"))).toMatchObject({ cached: true, fichas: "charged" });
  deps.clock.advance(15 * 60_000);
  const other = await newPerson();
  expect(groupOf(await search(other.token, "garçom"))).toMatchObject({ age_s: 1_200, fichas: "free" });
  // This person wants no older answer.
  expect(groupOf(await search(other.token, "garçom", { fresh: true }))).toMatchObject(busy);
  expect(await getBalance(database.db, other.userId)).toBe(100);
  deps.clock.advance(-20 * 60_000);
  await emptyLine();
});

test("a question that already waits in line is answered together with the waiting one", async () => {
  await fillLine();
  const person = await newPerson();
  const same = search(person.token, "filling 2");
  await expect.poll(() => writtenFor(person)).toMatchObject({ holds: 1 });
  await emptyLine();
  expect(groupOf(await same)).toMatchObject({ outcome: "answered", fichas: "charged" });
  expect(asked.filter((query) => query === "filling 2")).toHaveLength(1);
});

test("a question that another process asks waits for the answer of that process", async () => {
  await fillLine();
  const person = await newPerson();
  const [provider] = portal.providers;
  if (provider === undefined) throw new Error("no provider");
  const question = questionOf(provider, { keywords: "padeiro", city: null, state: null });
  const other = createQuestionClaims({ db: database.db, logger: deps.logger });
  const claim = await other.claim(deps.questionCodes.shared(question, deps.clock.now())[0]);
  const waitingForOther = search(person.token, "padeiro");
  await expect.poll(() => writtenFor(person), { timeout: 10_000 }).toMatchObject({ holds: 1 });
  await claim?.end("unavailable");
  expect(groupOf(await waitingForOther)).toMatchObject({ outcome: "unavailable", fichas: "returned" });
  await emptyLine();
});

test("a key that was used before answers, or is refused, as without a crowd", async () => {
  const person = await newPerson();
  const key = { "idempotency-key": "used-before-the-crowd" };
  await search(person.token, "pintor", {}, key);
  await fillLine();
  expect(groupOf(await search(person.token, "pintor", {}, key))).toMatchObject({
    fichas: "charged",
    count: 1,
  });
  expect(await search(person.token, "pedreiro", {}, key)).toMatchObject({
    status: 422,
    body: { code: "idempotency_key_reused" },
  });
  await emptyLine();
});

test("a person with too few fichas, or with too many searches of the portal, is told so", async () => {
  await fillLine();
  const poor = await newPerson(6);
  expect(await search(poor.token, "motorista")).toMatchObject({ body: { code: "insufficient_credits" } });
  const forOne = await newPerson(13);
  expect(await search(forOne.token, "motorista", { services: ["gupy", "solides"] })).toMatchObject({
    body: { code: "insufficient_credits" },
  });
  const hurried = await newPerson();
  for (let count = 0; count < 3; count += 1) await holdCredits(deps, { userId: hurried.userId });
  expect(await search(hurried.token, "motorista")).toMatchObject({ body: { code: "too_many_searches" } });
  await emptyLine();
});

test("a suspended portal has the outcome of its failure", async () => {
  await fillLine();
  const at = deps.clock.now();
  await database.db.insert(providerBreakers).values({
    providerId: "gupy",
    failureCount: 2,
    firstFailureAt: at,
    lastFailureAt: at,
    lastOutcome: "blocked",
    openUntil: new Date(at.getTime() + 60_000),
  });
  const { token } = await newPerson();
  expect(groupOf(await search(token, "soldador"))).toMatchObject({ outcome: "blocked", fichas: "returned" });
  await emptyLine();
});

test("a question that the person paid a moment ago is asked again for nothing", async () => {
  const person = await newPerson();
  await search(person.token, "costureira");
  await database.db.delete(keptAnswers);
  await fillLine();
  expect(groupOf(await search(person.token, "costureira"))).toMatchObject({
    outcome: "busy",
    fichas: "free",
  });
  expect(await getBalance(database.db, person.userId)).toBe(93);
  await emptyLine();
});

test("of a request to several portals only those with a full line are refused, and its key asks these again", async () => {
  const other: Provider = {
    ...testProvider("solides"),
    origins: [otherOrigin],
    buildRequests: () => [{ url: `${otherOrigin}/`, method: "GET", headers: {}, step: "list" }],
  };
  await app.close();
  deps = { ...deps, providers: [...portal.providers.filter(({ id }) => id !== "solides"), other] };
  app = await buildApp(deps);
  await fillLine();
  const person = await newPerson();
  const key = { "idempotency-key": "several-portals" };
  const ask = () => search(person.token, "eletricista", { services: ["gupy", "solides"] }, key);
  const { body } = await ask();
  // No server listens at the other portal.
  expect(body["services"]).toMatchObject([
    { name: "gupy", outcome: "busy", fichas: "returned" },
    { name: "solides", outcome: "unavailable", fichas: "returned" },
  ]);
  expect(await writtenFor(person)).toEqual({ movements: 2, holds: 1, keys: 1 });
  await emptyLine();
  expect((await ask()).body["services"]).toMatchObject([
    { name: "gupy", outcome: "answered", fichas: "charged" },
    { name: "solides", outcome: "unavailable", fichas: "returned" },
  ]);
  expect(await getBalance(database.db, person.userId)).toBe(93);
});

test("where a kept reply may serve, or robots.txt is not read, no question is refused early", async () => {
  await fillLine();
  const { fetcher } = portal;
  const query = { keywords: "jardineiro", city: null, state: null };
  const asker = { ip: "203.0.113.7", userAgent: "", pageUrl: "", credentials: {} };
  const usual = testProvider("gupy");
  const kept = {
    ...usual,
    buildRequests: () => usual.buildRequests(query).map((request) => ({ ...request, keepForMs: 60_000 })),
  };
  expect(fetcher.wouldRefuse(usual, query, asker, "a person")).toBe(true);
  expect(fetcher.wouldRefuse(kept, query, asker, "a person")).toBe(false);
  await emptyLine();
  expect(fetcher.wouldRefuse(usual, query, asker, "a person")).toBe(false);
});

test("eighteen people whose questions are refused at one moment ask the database once together", async () => {
  await fillLine();
  const people = await Promise.all(Array.from({ length: 18 }, () => newPerson()));
  const { db, statements, close } = watchStatements(database.url);
  const watched: Deps = { ...deps, db };
  const answers = await Promise.all(
    people.map((actor, index) =>
      searchProviders(watched, {
        actor,
        filters: { query: `recusada ${index}`, city: "", state: "" },
        services: ["gupy"],
        idempotencyKey: `recusada-${index}`,
        caller: { ip: "127.0.0.1", userAgent: "" },
        signal: new AbortController().signal,
      }),
    ),
  );
  expect(answers.map(({ services }) => services[0]?.outcome)).toEqual(people.map(() => "busy"));
  expect(statements).toHaveLength(1);
  await close();
  await emptyLine();
});

test("the check of a refused question reads no rows of other questions and people", async () => {
  const own = await createTestDatabase();
  const [person, other] = [
    await createPerson(createTestDeps(own), { bonus: 100 }),
    await createPerson(createTestDeps(own)),
  ];
  const at = deps.clock.now();
  const many = sql`from generate_series(1, 2000) as number`;
  await own.db.execute(sql`
    insert into kept_answers (id, provider_id, question, outcome, is_partial, received_at)
    select gen_random_uuid(), 'gupy', 'other ' || number, 'empty', false, ${at.toISOString()}::timestamptz ${many}`);
  await own.db.execute(sql`
    insert into search_requests (user_id, request_key, provider_id, fingerprint, created_at)
    select ${other.userId}::uuid, 'key ' || number, 'gupy', 'x', ${at.toISOString()}::timestamptz ${many}`);
  await own.db.execute(sql`
    insert into questions_in_flight (question, owner, expires_at)
    select 'other ' || number, gen_random_uuid(), clock_timestamp() + interval '1 hour' ${many}`);
  const single = new Pool({ connectionString: own.url, max: 1, Client: Connection });
  const countRead = async (): Promise<number> => {
    await single.query("select pg_stat_force_next_flush()");
    const { rows } = await single.query<{ read: string }>(
      `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as read from pg_stat_user_tables
       where schemaname = current_schema()
         and relname in ('kept_answers', 'search_requests', 'questions_in_flight')`,
    );
    return Number(rows[0]?.read);
  };
  const before = await countRead();
  const state = await checkRefusable(createPoolDb(single), {
    userId: person.userId,
    providerId: "gupy",
    requestKey: "never-used",
    amountCredits: 7,
    purposes: ["never paid"],
    reason: "search:gupy",
    openPerReasonMax: 3,
    question: ["never asked", "never asked yesterday"],
    since: new Date(at.getTime() - 3_600_000),
    paidSince: new Date(at.getTime() - 600_000),
    at,
  });
  expect(state).toEqual({ isRefusable: true, balance: 100 });
  expect((await countRead()) - before).toBe(0);
  await single.end();
  await own.close();
});
