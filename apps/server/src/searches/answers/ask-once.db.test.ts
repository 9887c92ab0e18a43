import { eq, gt } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../../test/product/create-test-deps.ts";
import { startTestProvider, type TestProvider } from "../../../test/portals/start-test-provider.ts";
import { readConfig } from "../../config/read-config.ts";
import type { Deps } from "../../deps.ts";
import { questionsInFlight } from "../../db/schema/searches.ts";
import { createAskOnce } from "./ask-once.ts";
import { findOrAsk } from "./find-or-ask.ts";
import { endClaim, prolongClaims, waitForEnd } from "./questions-in-flight.ts";
import type { FoundAnswer } from "./found-answer.ts";
import { createQuestionClaims } from "./question-claims.ts";
import { askerOf } from "../../asking/asker-of.ts";
import { createSingleFlight } from "../../asking/single-flight.ts";

let database: TestDatabase;
let portal: TestProvider;
let deps: TestDeps;
/** The portal waits for this before it answers. */
let hold: Promise<unknown> = Promise.resolve();
let status = 200;

beforeAll(async () => {
  database = await createTestDatabase();
  portal = await startTestProvider();
  portal.answer = (_request, response) => {
    const items = [{ id: "1", title: "Vigia", city: "Recife", state: "PE" }];
    void hold.then(() => response.writeHead(status).end(JSON.stringify({ total: 1, items })));
  };
  const config = readConfig({
    APP_BASE_URL: "http://vagou.example",
    DATABASE_URL: "postgres://one.for.several",
  });
  deps = createTestDeps(database, { config, providers: portal.providers, fetcher: portal.fetcher });
});
afterEach(() => {
  hold = Promise.resolve();
  status = 200;
});
afterAll(async () => {
  await portal.close();
  await database.close();
});

const forever = new AbortController().signal;

/** The code that the database holds instead of a question. */
const codeOf = (question: string) => deps.questionCodes.shared(question, deps.clock.now())[0];

const claimsOfProcess = () => createQuestionClaims({ db: database.db, logger: deps.logger });

/** The parts of a server process that matter for asking: flights and claims of its own, the shared database. */
const process = (): Deps => ({
  ...deps,
  flights: createSingleFlight<FoundAnswer>(),
  askOnce: createAskOnce(deps),
});

function ask(server: Deps, question: string, signal = forever): Promise<FoundAnswer> {
  const [provider] = deps.providers;
  if (provider === undefined) throw new Error("no provider");
  const asked = { query: { keywords: question, city: null, state: null }, question };
  const asker = askerOf(deps, { provider, caller: { ip: "203.0.113.7", userAgent: "test" } });
  const since = new Date(deps.clock.now().getTime() - 600_000);
  return findOrAsk(server, { provider, ...asked, asker, userId: "a person", since, signal });
}

test("six equal questions in three processes are one request to the portal, and all get its answer", async () => {
  const before = portal.requests;
  hold = new Promise((done) => setTimeout(done, 200));
  const servers = [process(), process(), process()];
  const answers = await Promise.all([...servers, ...servers].map((server) => ask(server, "six")));
  expect(portal.requests - before).toBe(1);
  expect(answers.map(({ outcome, jobs }) => [outcome, jobs.ids.length])).toEqual(
    Array.from({ length: 6 }, () => ["answered", 1]),
  );
});

test("requests that waited for a portal that failed get the failure; a request after it asks the portal", async () => {
  const before = portal.requests;
  status = 503;
  hold = new Promise((done) => setTimeout(done, 200));
  const answers = await Promise.all([ask(process(), "failing"), ask(process(), "failing")]);
  expect(answers.map(({ outcome }) => outcome)).toEqual(["unavailable", "unavailable"]);
  status = 200;
  expect(await ask(process(), "failing")).toMatchObject({ outcome: "answered" });
  expect(portal.requests - before).toBe(2);
});

test("when the caller of the asking process disconnects, another process asks", async () => {
  const before = portal.requests;
  const never = Promise.withResolvers<void>();
  hold = never.promise;
  const cancel = new AbortController();
  const first = ask(process(), "left", cancel.signal);
  await expect.poll(() => portal.requests - before).toBe(1);
  const second = ask(process(), "left");
  hold = Promise.resolve();
  cancel.abort(new Error("the person left"));
  await expect(first).rejects.toThrow("the person left");
  expect(await second).toMatchObject({ outcome: "answered" });
  expect(portal.requests - before).toBe(2);
  never.resolve();
});

test("a question whose process died is asked by another process", async () => {
  const claim = { question: codeOf("died"), owner: "00000000-0000-4000-8000-000000000000" };
  await database.db.insert(questionsInFlight).values({ ...claim, expiresAt: new Date(Date.now() + 400) });
  expect(await ask(process(), "died")).toMatchObject({ outcome: "answered" });
});

test("all claims of a process are renewed together, and those of another process are left", async () => {
  const claims = ["one", "other", "of another process"].map((name, index) => ({
    question: codeOf(name),
    owner: `00000000-0000-4000-8000-00000000000${index}`,
  }));
  const expiresAt = new Date(0);
  await database.db.insert(questionsInFlight).values(claims.map((claim) => ({ ...claim, expiresAt })));
  await prolongClaims(database.db, claims.slice(0, 2));
  const kept = await database.db
    .select({ question: questionsInFlight.question })
    .from(questionsInFlight)
    .where(gt(questionsInFlight.expiresAt, expiresAt));
  const renewed = kept.map(({ question }) => question);
  expect(claims.map(({ question }) => renewed.includes(question))).toEqual([true, true, false]);
});

test("a caller that waits for another process may disconnect", async () => {
  const claim = await claimsOfProcess().claim(codeOf("waited for"));
  const cancel = new AbortController();
  const waiting = ask(process(), "waited for", cancel.signal);
  setTimeout(() => cancel.abort(new Error("the person left")), 20);
  await expect(waiting).rejects.toThrow("the person left");
  await claim?.end(undefined);
});

test.each([
  ["a full line", "busy", "busy"],
  ["a failure", "timeout", "timeout"],
  ["a caller that left", undefined, undefined],
] as const)(
  "who waits for another process learns that it ended with %s, also when a third one asks at once",
  async (name, outcome, told) => {
    const code = codeOf(name);
    const first = await claimsOfProcess().claim(code);
    const looked = Promise.withResolvers<void>();
    const findNothing = () => {
      looked.resolve();
      return Promise.resolve(undefined);
    };
    const waiting = waitForEnd(database.db, code, findNothing, forever);
    await looked.promise;
    await first?.end(outcome);
    const third = await claimsOfProcess().claim(code);
    expect(third).not.toBeNull();
    expect(await waiting).toEqual(told);
    await third?.end(undefined);
  },
);

test("who waits for another process finds its answer as soon as it is stored, though the claim is still there", async () => {
  const code = codeOf("stored");
  const claim = await claimsOfProcess().claim(code);
  const stored = { name: "the answer" };
  let looks = 0;
  const find = () => Promise.resolve((looks += 1) > 1 ? stored : undefined);
  expect(await waitForEnd(database.db, code, find, forever)).toBe(stored);
  await claim?.end("answered");
  expect(await database.db.$count(questionsInFlight, eq(questionsInFlight.question, code))).toBe(1);
});

test("who waits for a server of the version before, which ends the claim of an answer too, looks for the answer", async () => {
  const claim = { question: codeOf("before"), owner: "00000000-0000-4000-8000-000000000000" };
  await endClaim(database.db, { ...claim, outcome: "answered" });
  expect(await waitForEnd(database.db, claim.question, () => Promise.resolve(undefined), forever)).toBe(
    undefined,
  );
  expect(await ask(process(), "before")).toMatchObject({ outcome: "answered" });
});

test("a process may ask again at once what it got an answer to, and others wait for it", async () => {
  const [own, other] = [claimsOfProcess(), claimsOfProcess()];
  const first = await own.claim(codeOf("again"));
  await first?.end("answered");
  const second = await own.claim(codeOf("again"));
  expect(second).not.toBeNull();
  expect(await other.claim(codeOf("again"))).toBeNull();
  await second?.end(undefined);
});

test("after a crash, which empties the table of claims, questions that are asked get their answers", async () => {
  const before = portal.requests;
  const reply = Promise.withResolvers<void>();
  hold = reply.promise;
  const answers = [ask(process(), "crash"), ask(process(), "crash")];
  await expect.poll(() => portal.requests - before).toBe(1);
  await database.db.delete(questionsInFlight);
  await expect.poll(() => portal.requests - before).toBe(2);
  reply.resolve();
  expect((await Promise.all(answers)).map(({ outcome }) => outcome)).toEqual(["answered", "answered"]);
});
