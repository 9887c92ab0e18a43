import { expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { onlyGroup } from "../../test/searches/only-group.ts";
import { setSearchStage } from "../../test/searches/set-search-stage.ts";
import { startTestProvider, type TestProvider } from "../../test/portals/start-test-provider.ts";
import { buildApp } from "../app.ts";
import { getBalance } from "../credits/ledger/account.ts";
import { releaseExpiredHolds } from "../credits/holds/release-expired-holds.ts";
import { providerBreakers } from "../db/schema/etiquette.ts";
import { providerRuns } from "../db/schema/searches.ts";
import { writeRuns } from "./answers/write-runs.ts";

const stage = setSearchStage();
const { search, signedIn, answerWith } = stage;

const failures: [string, TestProvider["answer"], string][] = [
  ["blocks us", (_q, r) => r.writeHead(403).end("captcha"), "blocked"],
  ["answers garbage", (_q, r) => r.end("<html>ola</html>"), "changed"],
  ["changes its shape", (_q, r) => r.end(JSON.stringify({ vagas: [] })), "changed"],
  ["is down", (_q, r) => r.writeHead(503).end(), "unavailable"],
  ["hangs up", (_q, r) => r.destroy(), "unavailable"],
  ["never answers", () => {}, "timeout"],
  ["sends without end", (_q, r) => sendForever(r), "changed"],
  ["redirects to itself", (q, r) => r.writeHead(302, { location: q.url }).end(), "changed"],
  [
    "redirects us to our own machine",
    (_q, r) => r.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
    "changed",
  ],
];

function sendForever(response: Parameters<TestProvider["answer"]>[1]) {
  const chunk = "x".repeat(256 * 1024);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on("drain", more);
  more();
}

test.each(failures)("a portal that %s costs nothing and is named", async (_what, fault, outcome) => {
  const { token } = await signedIn();
  stage.portal.answer = fault;
  const answer = await search(token);
  expect(answer.status).toBe(200);
  expect(onlyGroup(answer)).toMatchObject({
    outcome,
    has_error: true,
    fichas: "returned",
    jobs: [],
    error: expect.stringContaining("portal"),
  });
  expect(answer.body["remaining_credits"]).toBe(100);
});

test("a portal that keeps failing is not asked, costs nothing, and is asked again after its cool-down", async () => {
  const { token, userId } = await signedIn();
  stage.portal.answer = (_request, response) => response.writeHead(503).end();
  for (let time = 0; time < 3; time++) await search(token);
  answerWith([]);
  const asked = stage.portal.requests;
  expect(onlyGroup(await search(token))).toMatchObject({ outcome: "unavailable", fichas: "returned" });
  expect(stage.portal.requests).toBe(asked);
  expect(await getBalance(stage.db, userId)).toBe(100);
  stage.deps.clock.advance(31_000);
  expect(onlyGroup(await search(token))).toMatchObject({ outcome: "empty", fichas: "charged" });
  expect(onlyGroup(await search(token))).toMatchObject({ outcome: "empty", fichas: "charged" });
});

test("a portal that sends `Retry-After` is not asked before", async () => {
  // The fetcher takes the time of a reply from the system clock, so this test uses the system time.
  stage.deps.clock.set(new Date().toISOString());
  const { token } = await signedIn();
  stage.portal.answer = (_request, response) => response.writeHead(429, { "retry-after": "1800" }).end();
  expect(onlyGroup(await search(token))).toMatchObject({ outcome: "blocked" });
  answerWith([]);
  const asked = stage.portal.requests;
  stage.deps.clock.advance(1_790_000);
  expect(onlyGroup(await search(token))).toMatchObject({ outcome: "blocked", fichas: "returned" });
  expect(stage.portal.requests).toBe(asked);
  stage.deps.clock.advance(20_000);
  expect(onlyGroup(await search(token))).toMatchObject({ outcome: "empty" });
});

test("one failing portal does not affect the others", async () => {
  const { token } = await signedIn();
  stage.portal.answer = (request, response) =>
    request.url?.startsWith("/solides")
      ? response.writeHead(503).end()
      : response.end(
          JSON.stringify({ total: 1, items: [{ id: "1", title: "Vaga", city: "Recife", state: "PE" }] }),
        );
  const answer = await search(token, { services: ["gupy", "solides", "workable"] });
  expect(answer.body).toMatchObject({
    remaining_credits: 86,
    services: [
      { name: "gupy", fichas: "charged" },
      { name: "solides", fichas: "returned" },
      { name: "workable", fichas: "charged" },
    ],
  });
});

test("a full queue is no failure of the portal: the person who waited too long reads so, and it is asked again at once", async () => {
  const crowded = await startTestProvider({ deadlineMs: 1_000, lineMs: 100 });
  const busyApp = await buildApp({ ...stage.deps, providers: crowded.providers, fetcher: crowded.fetcher });
  const ask = (token: string, query: string) =>
    callApi(busyApp, "POST", "/jobs/search", { token, body: { query, services: ["gupy"] } });
  crowded.answer = (_request, response) => void setTimeout(() => response.end('{"total":0,"items":[]}'), 300);
  const people = await Promise.all(Array.from({ length: 12 }, () => signedIn()));
  const groups = (await Promise.all(people.map(({ token }, index) => ask(token, `multidão ${index}`)))).map(
    onlyGroup,
  );
  const busy = groups.filter(({ outcome }) => outcome === "busy");
  expect(busy.length).toBeGreaterThan(3);
  expect(busy[0]).toMatchObject({
    has_error: true,
    fichas: "returned",
    error: "Muita gente perguntando a este portal agora.",
  });
  expect(groups.filter(({ outcome }) => outcome !== "busy")).toMatchObject([
    { outcome: "empty" },
    { outcome: "empty" },
  ]);
  expect(await stage.db.$count(providerBreakers)).toBe(0);
  const [person] = people;
  // The line is a tenth of a second long: a slow machine may need more for a turn, and the person asks once more.
  await expect
    .poll(async () => onlyGroup(await ask(person?.token ?? "", "multidão depois")), { timeout: 10_000 })
    .toMatchObject({ outcome: "empty", fichas: "charged" });
  await crowded.close();
});

test("an answer that comes after its hold has ended is not the portal's failure: it is told as our own delay, and costs nothing", async () => {
  await writeRuns(stage.deps);
  await stage.db.delete(providerRuns);
  const { token, userId } = await signedIn();
  stage.portal.answer = (_request, response) => {
    stage.deps.clock.advance(60_000);
    response.end('{"total":0,"items":[]}');
  };
  const asked = { query: "uma resposta que demora na fila" };
  const key = { "idempotency-key": "an-answer-after-its-hold" };
  const late = { outcome: "busy", fichas: "returned", count: 0 };
  expect(onlyGroup(await search(token, asked, key))).toMatchObject(late);
  expect(onlyGroup(await search(token, asked, key))).toMatchObject(late);
  await releaseExpiredHolds(stage.deps);
  expect(await getBalance(stage.db, userId)).toBe(100);
  expect(await stage.db.$count(providerBreakers)).toBe(0);
  // The portal's health counts what the portal did.
  await writeRuns(stage.deps);
  expect(await stage.db.select().from(providerRuns)).toMatchObject([{ outcome: "empty" }]);
  // The answer is kept, and given to the person who asks again.
  expect(onlyGroup(await search(token, asked))).toMatchObject({ outcome: "empty", fichas: "charged" });
});
