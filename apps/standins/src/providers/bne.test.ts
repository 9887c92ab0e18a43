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

test("the adapter finds vacancies of Recife with what only their cards tell", async () => {
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

test("a question of nothing but a city opens the newest within its bound and lists the others", async () => {
  const { listings, requests } = await find({ city: "São Paulo", state: { uf: "SP", name: "São Paulo" } });
  expect(requests).toBe(6);
  expect(listings).toHaveLength(40);
  const isOpened = listings.map(({ description }) => description !== undefined);
  expect(isOpened.filter(Boolean)).toHaveLength(4);
  const { url } = listings[isOpened.indexOf(false)] ?? { url: "" };
  expect(url).toMatch(/\/vaga-de-emprego-na-area-[^/]+\/[^/]+\/\d+$/);
  expect(await get(new URL(url).pathname)).toContain("Vaga de demonstração");
});

test("occupations with an 'em' of their own are parted from the place", async () => {
  const { listings } = await find({ keywords: "técnico em enfermagem", ...recife });
  for (const { place } of listings) expect(place?.city).toBe("Recife");
  expect(idsIn(await get("/vagas-de-emprego-para-tecnico-em-enfermagem")).length).toBeGreaterThan(0);
});

test("words that are no occupation bring the home page, which the adapter takes for an empty answer", async () => {
  expect(await get("/vagas-de-emprego-para-planilhas")).toContain('rel="canonical" href="/"');
  expect(await find({ keywords: "planilhas" })).toMatchObject({ listings: [], confirmedEmpty: true });
});

test("a card is opened only as the page opens it, and only `Page` turns pages", async () => {
  const first = await get("/vagas-de-emprego");
  const path = `/vagas-de-emprego/GetJobCard?id=${idsIn(first)[0]}`;
  expect(await get(path)).not.toContain("link-vaga");
  expect(await get(path, { "x-requested-with": "XMLHttpRequest" })).toContain("link-vaga");
  expect(await get("/vagas-de-emprego?pagina=2")).toBe(first);
  expect(idsIn(await get("/vagas-de-emprego?Page=2"))[0]).not.toBe(idsIn(first)[0]);
});
