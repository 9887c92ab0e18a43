import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { StandIn } from "../stand-in.ts";
import { ask, getProvider } from "./testing/ask.ts";
import { startTrampos } from "./trampos.ts";

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startTrampos({ port: 0 });
});
afterAll(() => standIn.close());

const find = (asked: Parameters<typeof ask>[1]) =>
  ask(getProvider("trampos"), asked, { "https://trampos.co": standIn.origin });

const list = z.object({
  opportunities: z.array(z.looseObject({ id: z.number(), company: z.object({ description: z.string() }) })),
  pagination: z.object({ total: z.number(), total_pages: z.number() }),
});

async function search(query: string) {
  return list.parse(await (await fetch(`${standIn.origin}/api/v2/opportunities?${query}`)).json());
}

test("the adapter finds vacancies of the portal's field in São Paulo, with their texts, and remote ones", async () => {
  const saoPaulo = { city: "São Paulo", state: { uf: "SP", name: "São Paulo" } };
  const { listings, skipped } = await find({ keywords: "marketing", ...saoPaulo });
  expect(skipped).toBe(0);
  expect(listings.length).toBeGreaterThan(2);
  for (const listing of listings) {
    expect(listing.workMode === "remote" || listing.place?.city === "São Paulo").toBe(true);
    expect(listing.url.startsWith(`${standIn.origin}/oportunidades/`)).toBe(true);
  }
  const described = listings.filter(({ description }) => description !== undefined);
  expect(described.length).toBeGreaterThan(0);
  for (const { requirements, benefits, description } of described) {
    expect(requirements.length).toBeGreaterThan(0);
    expect(benefits.length).toBeGreaterThan(0);
    expect(description).toContain("Responsabilidades");
  }
});

test("remote work that only its detail names is found for any place", async () => {
  const { listings } = await find({
    keywords: "social media",
    city: "Natal",
    state: { uf: "RN", name: "Rio Grande do Norte" },
  });
  expect(listings.length).toBeGreaterThan(0);
  for (const { workMode } of listings) expect(workMode).toBe("remote");
});

test("`lc` filters nothing, and pages hold twelve", async () => {
  const everywhere = await search("tr=marketing");
  expect((await search("tr=marketing&lc=Nenhures")).pagination).toEqual(everywhere.pagination);
  expect(everywhere.opportunities).toHaveLength(12);
  expect((await search("tr=marketing&page=2")).opportunities[0]?.id).not.toBe(
    everywhere.opportunities[0]?.id,
  );
});

test("kinds filter, and the API that needs a key answers 200 without vacancies", async () => {
  expect((await search("tp[]=estagio")).pagination.total).toBeLessThan((await search("")).pagination.total);
  const refused = await fetch(`${standIn.origin}/api/opportunities`);
  expect([refused.status, await refused.json()]).toEqual([200, { error: "No autorizado", api_key: null }]);
});

test("some vacancies are paid by the hour, in words", async () => {
  const { listings } = await find({ keywords: "desenvolvedor" });
  expect(listings.some(({ pay }) => pay?.period === "hour" && pay.minCents !== undefined)).toBe(true);
});
