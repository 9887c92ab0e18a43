import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../apps/server/src/config/read-config.ts";
import { startAllProviders, type AllProviders } from "../apps/server/test/start-all-providers.ts";
import { checkProviders } from "./check-providers.ts";

let all: AllProviders;
beforeAll(async () => {
  all = await startAllProviders({ requestsMax: 3, deadlineMs: 4_000 });
});
afterAll(() => all.close());

test("the operator's table says of each enabled provider what came of one question, and why not", async () => {
  const gupy = all.providers.find(({ id }) => id === "gupy");
  if (gupy === undefined) throw new Error("no gupy");
  await all.setFault(gupy, "blocked");
  const rows = await checkProviders(all.providers, all.fetcher, { ...readConfig({}), providers: "live" });
  expect(Object.keys(rows)).toHaveLength(15);
  expect(rows).toMatchObject({
    gupy: { outcome: "blocked", postings: 0, why: "status 403" },
    careerjet: { outcome: "not configured", why: "set CAREERJET_API_KEY" },
    workable: { outcome: "answered", filled: expect.stringContaining("company place") },
  });
  expect(rows).not.toHaveProperty("jobleads");
});
