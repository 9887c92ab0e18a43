import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { searchRequests } from "../../db/schema/searches.ts";
import { onlyGroup } from "../../../test/searches/only-group.ts";
import { setSearchStage } from "../../../test/searches/set-search-stage.ts";
import { getBalance } from "../../credits/ledger/account.ts";
import { releaseExpiredHolds } from "../../credits/holds/release-expired-holds.ts";
import { freeRepeatsMax } from "./free-repeats.ts";
import { openParts } from "./open-parts.ts";
import { questionOf } from "../questions/question-of.ts";
import { readQuery } from "../read-query.ts";

const stage = setSearchStage();
const { search, signedIn, answerWith, newQuestion } = stage;

test("a key repeats its answer for ten minutes, and is refused afterwards and for another question", async () => {
  const { token, userId } = await signedIn();
  const key = { "idempotency-key": "a-request-of-the-web-app" };
  const body = { query: "Garçom" };
  await search(token, body, key);
  answerWith([]);
  expect(onlyGroup(await search(token, body, key))).toMatchObject({ fichas: "charged", count: 1 });
  const reused = { status: 422, body: { code: "idempotency_key_reused" } };
  expect(await search(token, { query: "Outra coisa" }, key)).toMatchObject(reused);
  expect(await search(token, { ...body, services: ["gupy", "solides"] }, key)).toMatchObject(reused);
  expect(await search(token, { ...body, fresh: true }, key)).toMatchObject(reused);
  stage.deps.clock.advance(599_000);
  expect(onlyGroup(await search(token, body, key))).toMatchObject({ fichas: "charged", count: 1 });
  const asked = stage.portal.requests;
  stage.deps.clock.advance(1_000);
  expect(await search(token, body, key)).toMatchObject(reused);
  expect(stage.portal.requests).toBe(asked);
  expect(await getBalance(stage.db, userId)).toBe(93);
});

test("a key repeats its own answer also when another person got a newer answer meanwhile", async () => {
  const { token } = await signedIn();
  const key = { "idempotency-key": "a-request-of-the-web-app" };
  const body = { query: "Camareira" };
  await search((await signedIn()).token, body);
  stage.deps.clock.advance(599_000);
  expect(onlyGroup(await search(token, body, key))).toMatchObject({ count: 1, fichas: "charged" });
  stage.deps.clock.advance(2_000);
  answerWith([]);
  expect(onlyGroup(await search((await signedIn()).token, body))).toMatchObject({ count: 0 });
  stage.deps.clock.advance(597_000);
  expect(onlyGroup(await search(token, body, key))).toMatchObject({ count: 1, fichas: "charged" });
});

test("a paid question can be repeated 60 times, then not before the free time of its payment has ended", async () => {
  const { token, userId } = await signedIn();
  const body = { query: "Zelador" };
  const rows = () => stage.db.$count(searchRequests, eq(searchRequests.userId, userId));
  const repeat = async () => search(token, body, { "idempotency-key": `repetition-${randomUUID()}` });
  expect(onlyGroup(await repeat())).toMatchObject({ fichas: "charged" });
  for (let count = 0; count < freeRepeatsMax; count += 1)
    expect(onlyGroup(await repeat())).toMatchObject({ fichas: "free", count: 1 });
  const stored = await rows();
  expect(await repeat()).toMatchObject({
    status: 429,
    body: { code: "too_many_requests", message: "Muitas tentativas. Espere 10 minutos e tente de novo." },
  });
  expect([await rows(), await getBalance(stage.db, userId)]).toEqual([stored, 93]);
  expect(onlyGroup(await search(token, { query: "Porteiro" }))).toMatchObject({ fichas: "charged" });
  expect(onlyGroup(await search((await signedIn()).token, body))).toMatchObject({ fichas: "charged" });
  stage.deps.clock.advance(600_000);
  expect(onlyGroup(await repeat())).toMatchObject({ fichas: "charged" });
  expect(onlyGroup(await repeat())).toMatchObject({ fichas: "free" });
});

test("a failed request repeated with its key gets the same failure", async () => {
  const { token, userId } = await signedIn();
  const key = { "idempotency-key": "a-request-that-fails" };
  stage.portal.answer = (_request, response) => response.writeHead(403).end();
  await search(token, { query: "Vigia" }, key);
  answerWith([]);
  expect(onlyGroup(await search(token, { query: "Vigia" }, key))).toMatchObject({
    outcome: "blocked",
    fichas: "returned",
  });
  expect(await getBalance(stage.db, userId)).toBe(100);
});

/** A request that placed its hold and whose process died then. */
async function diedHolding(person: { userId: string; sessionId: string }, key: string, query: string) {
  const asked = readQuery({ query, state: "", city: "" });
  const asker = { ip: "203.0.113.7", userAgent: "", pageUrl: "", credentials: {} };
  await openParts(stage.deps, {
    request: {
      actor: person,
      requestId: key,
      hasKey: true,
      searchId: randomUUID(),
      at: stage.deps.clock.now(),
      arrivedMs: performance.now(),
    },
    parts: stage.portal.providers
      .filter(({ id }) => id === "gupy")
      .map((provider) => ({ provider, query: asked, question: questionOf(provider, asked), asker })),
    isFresh: false,
  });
}

type Between = "nothing" | "a minute" | "given back by the task" | "charged for another request";

test.each<[Between, "answers" | "fails", string, number]>([
  ["nothing", "answers", "charged", 93],
  ["nothing", "fails", "returned", 100],
  ["a minute", "answers", "charged", 93],
  ["a minute", "fails", "returned", 100],
  ["given back by the task", "answers", "charged", 93],
  ["given back by the task", "fails", "returned", 100],
  ["charged for another request", "answers", "free", 93],
])(
  "a repeated request, whose first process died, reports its fichas correctly: after %s, where the portal %s, %s",
  async (between, then, told, balance) => {
    const person = await signedIn();
    const query = newQuestion();
    const key = { "idempotency-key": `died-while-holding-${randomUUID()}` };
    answerWith([]);
    await diedHolding(person, key["idempotency-key"], query);
    if (between === "a minute" || between === "given back by the task") stage.deps.clock.advance(60_000);
    if (between === "given back by the task") await releaseExpiredHolds(stage.deps);
    if (between === "charged for another request") await search(person.token, { query });
    if (then === "fails")
      stage.portal.answer = (_request, response) => response.writeHead(403).end("captcha");

    expect(onlyGroup(await search(person.token, { query }, key))).toMatchObject({ fichas: told });
    // A minute later, any remaining hold of the dead request has expired.
    stage.deps.clock.advance(60_000);
    await releaseExpiredHolds(stage.deps);
    expect(await getBalance(stage.db, person.userId)).toBe(balance);
    expect(onlyGroup(await search(person.token, { query }, key))).toMatchObject({ fichas: told });
    expect(await getBalance(stage.db, person.userId)).toBe(balance);
  },
);
