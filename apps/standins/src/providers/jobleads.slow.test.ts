import { afterAll, beforeAll, expect, test } from "vitest";
import type { StandIn } from "../stand-in.ts";
import { startJobleads } from "./jobleads.ts";
import { ask, getProvider } from "./testing/ask.ts";

let standIn: StandIn;

beforeAll(async () => {
  standIn = await startJobleads({ port: 0 });
});
afterAll(() => standIn.close());

const provider = getProvider("jobleads");
const originMap = () => ({ "https://www.jobleads.com": standIn.origin });
const recife = { city: "Recife", state: { uf: "PE", name: "Pernambuco" } };
const search = async (parameters: Record<string, string>) => {
  const query = new URLSearchParams(parameters).toString();
  return fetch(`${standIn.origin}/search/jobs?${query}`, { redirect: "manual" });
};

test("JobLeads has fitting vacancies for a common search in Recife, and names no employer", async () => {
  const asked = { keywords: "auxiliar administrativo", ...recife };
  const { listings, skipped, requests } = await ask(provider, asked, originMap());
  expect(skipped).toBe(0);
  expect(requests).toBeLessThanOrEqual(provider.requestsMax);
  expect(listings.length).toBeGreaterThan(0);
  for (const listing of listings) {
    expect(listing.title).toMatch(/auxiliar administrativo/i);
    expect(listing.workMode === "remote" || listing.place?.city === "Recife").toBe(true);
    expect(listing).not.toHaveProperty("company");
    const page = await (await fetch(listing.url)).text();
    expect(page).toContain("Vaga de demonstração");
  }
  expect(listings.some(({ requirements }) => requirements.length > 0)).toBe(true);
});

test("JobLeads has several pages, opens a few details, and says so when it has no vacancy", async () => {
  const { listings } = await ask(provider, { state: { uf: "SP", name: "São Paulo" } }, originMap());
  expect(listings.length).toBeGreaterThan(25);
  const details = listings.filter(({ description }) => description !== undefined);
  expect(details.length).toBeGreaterThan(2);
  const nothing = await ask(provider, { keywords: "astronauta" }, originMap());
  expect(nothing).toMatchObject({ listings: [], confirmedEmpty: true, requests: 2 });
});

test("JobLeads adds neighbouring places to its answers, and redirects some visitors to its login", async () => {
  const padded = await (await search({ location: "Campinas, São Paulo", location_country: "BR" })).text();
  expect(padded).not.toContain("Nenhuma vaga");
  expect(new Set(padded.match(/chip-location">[^<]+/g)).size).toBeGreaterThan(1);
  const wall = await search({ view: "for-you" });
  expect([wall.status, wall.headers.get("location")]).toEqual([302, "/external-home?modal=login"]);
});
