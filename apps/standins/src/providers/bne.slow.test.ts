import { afterAll, beforeAll, expect, test } from "vitest";
import type { StandIn } from "../stand-in.ts";
import { startBne } from "./bne.ts";
import { ask, getProvider } from "./testing/ask.ts";

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startBne({ port: 0 });
});
afterAll(() => standIn.close());

const recife = { city: "Recife", state: { uf: "PE", name: "Pernambuco" } };
const find = (asked: Parameters<typeof ask>[1]) =>
  ask(getProvider("bne"), asked, { "https://www.bne.com.br": standIn.origin });
const get = async (path: string, headers = {}) =>
  (await fetch(`${standIn.origin}${path}`, { headers })).text();
const idsIn = (page: string) => [...page.matchAll(/data-job-id="(\d+)"/g)].map(([, id]) => id);

test("the adapter finds vacancies of Recife with the fields that only their cards have", async () => {
  const { listings, skipped } = await find({ keywords: "auxiliar administrativo", ...recife });
  expect(skipped).toBe(0);
  expect(listings.length).toBeGreaterThan(0);
  for (const listing of listings) {
    expect(listing.title).toMatch(/^Auxiliar Administrativo/);
    expect(listing.place).toEqual({ city: "Recife", state: "PE", country: "Brasil" });
    expect(listing.url).toMatch(/\/vaga-de-emprego-na-area-\w+-em-Recife-PE\/[\w-]+\/\d+$/);
    expect(listing.requirements.length).toBeGreaterThan(0);
  }
});

test("a query with only a city opens the newest cards within its limit and lists the others", async () => {
  const { listings, requests } = await find({ city: "São Paulo", state: { uf: "SP", name: "São Paulo" } });
  expect(requests).toBe(6);
  expect(listings).toHaveLength(40);
  const isOpened = listings.map(({ description }) => description !== undefined);
  expect(isOpened.filter(Boolean)).toHaveLength(4);
  const { url } = listings[isOpened.indexOf(false)] ?? { url: "" };
  expect(url).toMatch(/\/vaga-de-emprego-na-area-[^/]+\/[^/]+\/\d+$/);
  expect(await get(new URL(url).pathname)).toContain("Vaga de demonstração");
});

test("an occupation that contains 'em' is separated from the place", async () => {
  const { listings } = await find({ keywords: "técnico em enfermagem", ...recife });
  for (const { place } of listings) expect(place?.city).toBe("Recife");
  expect(idsIn(await get("/vagas-de-emprego-para-tecnico-em-enfermagem")).length).toBeGreaterThan(0);
});

test("words that are no occupation lead to the home page, which the adapter reads as an empty answer", async () => {
  expect(await get("/vagas-de-emprego-para-planilhas")).toContain('rel="canonical" href="/"');
  expect(await find({ keywords: "planilhas" })).toMatchObject({ listings: [], confirmedEmpty: true });
});

test("a card opens only with the page's own request, and only `Page` selects another page", async () => {
  const first = await get("/vagas-de-emprego");
  const path = `/vagas-de-emprego/GetJobCard?id=${idsIn(first)[0]}`;
  expect(await get(path)).not.toContain("link-vaga");
  expect(await get(path, { "x-requested-with": "XMLHttpRequest" })).toContain("link-vaga");
  expect(await get("/vagas-de-emprego?pagina=2")).toBe(first);
  expect(idsIn(await get("/vagas-de-emprego?Page=2"))[0]).not.toBe(idsIn(first)[0]);
});
