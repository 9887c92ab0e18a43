import { afterAll, beforeAll, expect, test } from "vitest";
import type { StandIn } from "../stand-in.ts";
import { startNetvagas } from "./netvagas.ts";
import { ask, getProvider } from "./testing/ask.ts";

const netvagas = getProvider("netvagas");
let standIn: StandIn;
beforeAll(async () => {
  standIn = await startNetvagas({ port: 0 });
});
afterAll(() => standIn.close());
const asked = (query: Parameters<typeof ask>[1]) =>
  ask(netvagas, query, { "https://www.netvagas.com.br": standIn.origin });

test("NetVagas has vacancies for an administrative assistant in Recife, and none of another place", async () => {
  const { listings, skipped } = await asked({
    keywords: "auxiliar administrativo",
    city: "Recife",
    state: { uf: "PE", name: "Pernambuco" },
  });
  expect(skipped).toBe(0);
  expect(listings.length).toBeGreaterThan(0);
  for (const listing of listings) {
    expect(listing.title).toMatch(/^auxiliar administrativo(?!.*\(\d+\)$)/i);
    expect(listing.place).toEqual({ city: "Recife", state: "PE", country: "Brasil" });
    expect(listing.url.startsWith(`${standIn.origin}/empresa/anuncios/a`)).toBe(true);
    expect(listing.requirements.length).toBeGreaterThan(0);
    expect(listing.postedAt).toBeDefined();
  }
});

test("NetVagas has several pages, and every opened vacancy has a posting, in a script or as text", async () => {
  const { listings, requests } = await asked({ keywords: "vendedor" });
  expect(requests).toBe(10);
  expect(listings.length).toBeGreaterThan(20);
  const opened = listings.filter(({ postedAt }) => postedAt !== undefined);
  expect(opened).toHaveLength(8);
  for (const { place, requirements } of opened)
    expect([place?.country, requirements.length > 0]).toEqual(["Brasil", true]);
});

test("NetVagas has no list of a state: its capital's is asked instead", async () => {
  const { listings } = await asked({ state: { uf: "PE", name: "Pernambuco" } });
  expect(listings.filter(({ place }) => place?.state === "PE").length).toBeGreaterThan(5);
});

test("NetVagas finds a city without its state through its form", async () => {
  const { listings } = await asked({ city: "Olinda" });
  expect(listings.some(({ place }) => place?.city === "Olinda")).toBe(true);
});

test("NetVagas refuses command-line clients", async () => {
  const url = `${standIn.origin}/empresa/anuncios/`;
  expect((await fetch(url, { headers: { "user-agent": "curl/8.9" } })).status).toBe(403);
  expect((await fetch(url)).status).toBe(200);
});
