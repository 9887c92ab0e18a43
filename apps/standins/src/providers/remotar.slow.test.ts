import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { StandIn } from "../stand-in.ts";
import { startRemotar } from "./remotar.ts";
import { ask, getProvider } from "./testing/ask.ts";

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startRemotar({ port: 0 });
});
afterAll(() => standIn.close());

const recife = { city: "Recife", state: { uf: "PE", name: "Pernambuco" } };
const answer = z.looseObject({
  meta: z.object({ total: z.number(), last_page: z.number() }),
  data: z.array(z.looseObject({ type: z.string() })),
});

async function jobs(parameters: Record<string, string>) {
  const url = `${standIn.origin}/jobs?${new URLSearchParams(parameters).toString()}`;
  return answer.parse(await (await fetch(url)).json());
}

test("the adapter finds remote vacancies for a search in Recife, and hybrid ones of Recife only", async () => {
  const originMap = { "https://api.remotar.com.br": standIn.origin };
  const { listings, requests } = await ask(getProvider("remotar"), recife, originMap);
  expect(requests).toBe(4);
  expect(listings.length).toBeGreaterThan(50);
  for (const { workMode, place } of listings)
    expect(workMode === "remote" || place?.city === "Recife").toBe(true);
  expect(new Set(listings.map(({ contract }) => contract))).toContain("CLT");
  expect(listings.some(({ pay }) => pay?.minCents !== undefined && pay.minCents >= 90_000)).toBe(true);
});

test("a state is silently ignored, a work mode is not", async () => {
  const all = await jobs({});
  expect((await jobs({ state: "PE", uf: "PE" })).meta.total).toBe(all.meta.total);
  const remote = await jobs({ type: "remote" });
  expect(remote.meta.total).toBeLessThan(all.meta.total);
  expect(remote.meta.total / all.meta.total).toBeGreaterThan(0.7);
});

test("an unknown category finds nothing, categories in brackets cause an error", async () => {
  expect((await jobs({ categoryId: "999" })).meta.total).toBe(0);
  expect((await fetch(`${standIn.origin}/jobs?categoryId[]=13`)).status).toBe(500);
});

test("expired vacancies are among the others, and fields come as texts or objects", async () => {
  const { data } = await jobs({});
  expect(data).toHaveLength(50);
  expect(new Set(data.map((job) => typeof job["country"]))).toEqual(new Set(["string", "object"]));
  const pages = await Promise.all([1, 2, 3, 4].map((page) => jobs({ page: String(page) })));
  expect(pages.flatMap((page) => page.data).some((job) => job["expired"] === true)).toBe(true);
});

test("freelance work is named by a tag, and some is paid by the hour", async () => {
  const originMap = { "https://api.remotar.com.br": standIn.origin };
  const { listings } = await ask(getProvider("remotar"), {}, originMap);
  expect(listings.some(({ pay, contract }) => pay?.period === "hour" && contract === "Freelancer")).toBe(
    true,
  );
});
