import { expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { onlyGroup } from "../../test/searches/only-group.ts";
import { setSearchStage } from "../../test/searches/set-search-stage.ts";
import { getBalance } from "../credits/ledger/account.ts";

const stage = setSearchStage();
const { search, signedIn } = stage;

test.each([
  ["nothing at all", { query: "", services: [] }, 400, "no_search_params"],
  ["no portal", { services: [] }, 400, "no_provider_selected"],
  ["no filter", { query: "   " }, 400, "no_filter_filled"],
  ["a portal that does not exist", { services: ["linkedin"] }, 400, "unknown_provider"],
  ["a portal that is switched off", { services: ["catho"] }, 409, "provider_disabled"],
  ["a city that is not in the state", { state: "SP", city: "Recife" }, 400, "unknown_place"],
  ["a state that does not exist", { state: "XX" }, 400, "unknown_place"],
  ["a query over 200 characters", { query: "a".repeat(201) }, 400, "invalid_input"],
  ["an unknown field", { pages: 3 }, 400, "invalid_input"],
  ["services that are no list", { services: "gupy" }, 400, "invalid_input"],
])("a search with %s is refused and costs nothing", async (_what, body, status, code) => {
  const { token, userId } = await signedIn();
  const before = stage.portal.requests;
  expect(await search(token, body)).toMatchObject({ status, body: { code } });
  expect(stage.portal.requests).toBe(before);
  expect(await getBalance(stage.db, userId)).toBe(100);
});

test("with too few fichas no portal is asked and no ficha is lost", async () => {
  const { token, userId } = await signedIn(20);
  const before = stage.portal.requests;
  const answer = await search(token, { services: ["gupy", "solides", "workable"] });
  expect(answer).toMatchObject({
    status: 402,
    body: { code: "insufficient_credits", error: "Fichas insuficientes" },
  });
  expect(stage.portal.requests).toBe(before);
  expect(await getBalance(stage.db, userId)).toBe(20);
});

test("a search of a portal whose key is not set is refused as such and costs nothing", async () => {
  const [gupy] = stage.portal.providers;
  const { token, userId } = await signedIn();
  const providers = [{ ...gupy!, credentials: ["A_PORTALS_KEY"] as const }];
  const serveWithKeys = (credentials: Record<string, string>) =>
    stage.serveWith({ providers, config: { ...stage.deps.config, providers: "live", credentials } });
  await serveWithKeys({});
  const settings = await callApi(stage.app, "GET", "/settings");
  expect(settings.body["providers"]).toContainEqual(
    expect.objectContaining({ id: "gupy", configured: false, hindrance: "not_configured" }),
  );
  expect(settings.body["providers"]).toContainEqual(
    expect.objectContaining({ id: "catho", configured: false, hindrance: "off" }),
  );
  expect(await search(token)).toMatchObject({ status: 409, body: { code: "provider_not_configured" } });
  expect(await getBalance(stage.db, userId)).toBe(100);
  await serveWithKeys({ A_PORTALS_KEY: "key" });
  expect(onlyGroup(await search(token))).toMatchObject({ outcome: "answered" });
});

test("a person's fourth search of one portal at once is refused, and another person's search is not affected", async () => {
  const [greedy, other] = [await signedIn(), await signedIn()];
  const waiting: (() => void)[] = [];
  stage.portal.answer = (_request, response) =>
    void waiting.push(() => response.end('{"total":0,"items":[]}'));
  const four = Promise.all(Array.from({ length: 4 }, () => search(greedy.token)));
  await expect.poll(() => getBalance(stage.db, greedy.userId)).toBe(79);
  const beside = search(other.token);
  const answering = setInterval(() => waiting.splice(0).forEach((answer) => answer()), 10);
  const answers = await four;
  expect(onlyGroup(await beside)).toMatchObject({ outcome: "empty" });
  clearInterval(answering);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429]);
  expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: "too_many_searches" });
});
