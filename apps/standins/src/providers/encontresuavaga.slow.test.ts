import { afterAll, beforeAll, expect, test } from "vitest";
import type { StandIn } from "../stand-in.ts";
import { startEncontreSuaVaga } from "./encontresuavaga.ts";
import { ask, getProvider } from "./testing/ask.ts";

let standIn: StandIn;

beforeAll(async () => {
  standIn = await startEncontreSuaVaga({ port: 0 });
});
afterAll(() => standIn.close());

const provider = getProvider("encontresuavaga");
const originMap = () => ({ "https://www.encontresuavaga.com.br": standIn.origin });
const recife = { city: "Recife", state: { uf: "PE", name: "Pernambuco" } };

test("Encontre Sua Vaga has fitting vacancies in its sitemaps for a common search in Recife", async () => {
  const asked = { keywords: "auxiliar administrativo", ...recife };
  const { listings, requests, skipped } = await ask(provider, asked, originMap());
  expect(skipped).toBe(0);
  expect(requests).toBeLessThanOrEqual(provider.requestsMax);
  expect(listings.length).toBeGreaterThan(0);
  expect(listings[0]?.place).toMatchObject({ city: "Recife", state: "PE" });
  for (const listing of listings) {
    expect(listing.title).toMatch(/auxiliar administrativo/i);
    expect(listing.requirements.length).toBeGreaterThan(0);
    expect(listing.postedAt).toBeDefined();
    const page = await (await fetch(listing.url)).text();
    expect(page).toContain("Vaga de demonstração");
    expect(page).toContain(listing.title);
  }
});

test("Encontre Sua Vaga gives the contract of interns, and no vacancy where no address fits", async () => {
  const { listings } = await ask(provider, { keywords: "estágio", ...recife }, originMap());
  expect(listings.length).toBeGreaterThan(0);
  for (const { contract } of listings) expect(contract).toContain("Estágio");
  const nothing = await ask(provider, { keywords: "astronauta" }, originMap());
  expect([nothing.listings, nothing.confirmedEmpty]).toEqual([[], true]);
});

test("some addresses of its sitemap no longer exist", async () => {
  const sitemap = await (await fetch(`${standIn.origin}/sitemap-vagas.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].slice(0, 60);
  const statuses = await Promise.all(addresses.map(async ([, url = ""]) => (await fetch(url)).status));
  expect(new Set(statuses)).toEqual(new Set([200, 404]));
});
