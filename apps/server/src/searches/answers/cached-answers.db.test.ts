import { expect, test } from "vitest";
import { onlyGroup } from "../../../test/searches/only-group.ts";
import { setSearchStage } from "../../../test/searches/set-search-stage.ts";
import { getBalance } from "../../credits/ledger/account.ts";
import { providerBreakers } from "../../db/schema/etiquette.ts";
import { providerRuns } from "../../db/schema/searches.ts";
import { writeRuns } from "./write-runs.ts";

const stage = setSearchStage();
const { search, signedIn } = stage;

test("the same question again within ten minutes comes from the cache and is free", async () => {
  const { token } = await signedIn();
  const body = { query: "Cozinheira de escola" };
  await search(token, body);
  const asked = stage.portal.requests;
  stage.deps.clock.advance(120_000);
  const again = await search(token, { query: "  cozinheira   de ESCOLA " });
  expect(onlyGroup(again)).toMatchObject({ cached: true, age_s: 120, fichas: "free", count: 1 });
  expect(again.body["remaining_credits"]).toBe(93);
  expect(stage.portal.requests).toBe(asked);
  stage.deps.clock.advance(600_001);
  const later = await search(token, body);
  expect(onlyGroup(later)).toMatchObject({ cached: false, fichas: "charged" });
});

test("a question that another person asked a moment ago comes from the cache and is charged", async () => {
  const body = { query: "Soldador naval" };
  await search((await signedIn()).token, body);
  const asked = stage.portal.requests;
  expect(onlyGroup(await search((await signedIn()).token, body))).toMatchObject({
    cached: true,
    fichas: "charged",
  });
  expect(stage.portal.requests).toBe(asked);
});

test("an answer that was stored before, or a suspended portal, leaves no run: it says nothing of the portal", async () => {
  const body = { query: "Torneiro mecânico" };
  await writeRuns(stage.deps);
  await stage.db.delete(providerRuns);
  await search((await signedIn()).token, body);
  expect(onlyGroup(await search((await signedIn()).token, body))).toMatchObject({ cached: true });
  const at = stage.deps.clock.now();
  await stage.db.insert(providerBreakers).values({
    providerId: "gupy",
    failureCount: 3,
    firstFailureAt: at,
    lastFailureAt: at,
    lastOutcome: "blocked",
    openUntil: new Date(at.getTime() + 60_000),
  });
  const suspended = await search((await signedIn()).token, { query: "Fresador" });
  expect(onlyGroup(suspended)).toMatchObject({ outcome: "blocked", fichas: "returned" });
  await stage.db.delete(providerBreakers);
  await writeRuns(stage.deps);
  expect(await stage.db.select().from(providerRuns)).toMatchObject([
    { source: "provider", outcome: "answered" },
  ]);
});

test("equal questions of several people at the same moment ask the portal once", async () => {
  const people = await Promise.all([signedIn(), signedIn(), signedIn()]);
  const before = stage.portal.requests;
  stage.portal.answer = (_request, response) =>
    void setTimeout(() => response.end('{"total":0,"items":[]}'), 50);
  const answers = await Promise.all(people.map(({ token }) => search(token, { query: "Confeiteiro" })));
  expect(answers.map((answer) => onlyGroup(answer)["fichas"])).toEqual(["charged", "charged", "charged"]);
  expect(stage.portal.requests).toBe(before + 1);
});

test("the same search sent twice at once is charged once, also when the fichas pay for one only", async () => {
  const { token, userId } = await signedIn(7);
  const body = { query: "Pedreiro" };
  const answers = await Promise.all([search(token, body), search(token, body)]);
  expect(answers.map((answer) => onlyGroup(answer)["fichas"]).sort()).toEqual(["charged", "free"]);
  expect(await getBalance(stage.db, userId)).toBe(0);
});
