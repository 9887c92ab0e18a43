import { expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { setSearchStage } from "../../test/searches/set-search-stage.ts";
import { getBalance } from "../credits/ledger/account.ts";
import { providerBreakers } from "../db/schema/etiquette.ts";
import { setPlan } from "../people/set-plan.ts";

const stage = setSearchStage();
const { search, signedIn, answerWith } = stage;

/** A person with a plan that an operator set. */
async function onPlan(plan: "pro" | "premium", credits = 100) {
  const person = await signedIn(credits);
  await setPlan(stage.db, { userId: person.userId, plan });
  return person;
}

test("on Premium the first portal that answers on a day is free, and the statement says so", async () => {
  // Ten minutes before midnight in São Paulo.
  stage.deps.clock.set("2026-11-22T02:50:00Z");
  const person = await onPlan("premium");
  stage.portal.answer = (_request, response) => response.writeHead(403).end("captcha");
  expect((await search(person.token)).body["remaining_credits"]).toBe(100);
  answerWith([]);
  await stage.db.delete(providerBreakers);
  const first = { query: "primeira busca" };
  const key = { "idempotency-key": "premium-portal-1" };
  expect((await search(person.token, first, key)).body["remaining_credits"]).toBe(100);
  expect((await search(person.token, first, key)).body["remaining_credits"]).toBe(100);
  expect((await search(person.token)).body["remaining_credits"]).toBe(93);
  const { body } = await callApi(stage.app, "GET", "/tokens/history", { token: person.token });
  expect(body["entries"]).toMatchObject([
    { reason: "search", amount: -7, balance: 93 },
    { reason: "plan_portal", amount: 7, balance: 100 },
    { reason: "search", amount: -7, balance: 93 },
    { reason: "search_returned", amount: 7 },
    { reason: "search", amount: -7 },
    { reason: "adjustment" },
  ]);
  stage.deps.clock.set("2026-11-22T03:00:00Z");
  expect((await search(person.token)).body).toMatchObject({ remaining_credits: 93 });
});

test("when several portals answer at once one of them is free on Premium, and none on Pro", async () => {
  const premium = await onPlan("premium");
  answerWith([]);
  const answers = await Promise.all([search(premium.token), search(premium.token), search(premium.token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await getBalance(stage.db, premium.userId)).toBe(100 - 2 * 7);
  const pro = await onPlan("pro");
  expect((await search(pro.token)).body["remaining_credits"]).toBe(93);
});
