import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { StandIn } from "../stand-in.ts";
import { startInfojobs } from "./infojobs.ts";
import { ask, getProvider } from "./testing/ask.ts";

let standIn: StandIn;
const fragmentPath = "/mf-publicarea/VacancyList/GetVacancyListFragment";
const fragmentSchema = z.object({ eof: z.boolean(), listFragmentHTML: z.string() });
const get = (path: string) => fetch(standIn.origin + path);
const idsOf = (page: string) => [...page.matchAll(/id="vacancy(\d+)"/g)].map(([, id]) => id);
const searchIds = async (path: string) => idsOf(await (await get(path)).text());
const fragment = async (url: string) =>
  fragmentSchema.parse(await (await get(`${fragmentPath}?url=${encodeURIComponent(url)}`)).json());
const search = (city: string, state: { uf: string; name: string }) =>
  ask(
    getProvider("infojobs"),
    { keywords: "auxiliar administrativo", city, state },
    { "https://www.infojobs.com.br": standIn.origin },
  );

beforeAll(async () => {
  standIn = await startInfojobs({ port: 0 });
});
afterAll(() => standIn.close());

test("the stand-in of InfoJobs ignores a page number on the page and obeys it in the fragment", async () => {
  const path = "/empregos-em-sao-paulo.aspx";
  const first = await searchIds(path);
  expect(first).toHaveLength(20);
  expect(await searchIds(`${path}?page=2`)).toEqual(first);
  const second = await fragment(`https://www.infojobs.com.br${path}?page=2`);
  expect(idsOf(second.listFragmentHTML).filter((id) => first.includes(id))).toEqual([]);
  expect(second.listFragmentHTML).toMatch(/^<div class='js_vacanciesGridFragment'>/);
  expect((await fragment(`https://www.infojobs.com.br${path}?page=99`)).eof).toBe(true);
});

test("it adds other cities to a city's page, which the adapter leaves out", async () => {
  const page = await (await get("/vagas-de-emprego-auxiliar-administrativo-em-recife,-pe.aspx")).text();
  expect(
    new Set([...page.matchAll(/<div class="mb-8">([^<]+)</g)].map(([, place]) => place)).size,
  ).toBeGreaterThan(3);
  const { listings: found } = await search("Recife", { uf: "PE", name: "Pernambuco" });
  expect(found.length).toBeGreaterThan(0);
  for (const { place, workMode } of found)
    expect(workMode === "remote" || place?.city === "Recife").toBe(true);
});

test("a city under another slug is found by the adapter's next spelling", async () => {
  const response = await get("/vagas-de-emprego-auxiliar-administrativo-em-rio-de-janeiro,-rj.aspx");
  expect(new URL(response.url).pathname).toBe("/empregos-em-sao-paulo.aspx");
  const { listings: found } = await search("Rio de Janeiro", { uf: "RJ", name: "Rio de Janeiro" });
  expect(found.some(({ place }) => place?.city === "Rio de Janeiro")).toBe(true);
});

test("an unknown city is searched by the number of its state", async () => {
  const { listings, requests } = await search("Cidade Nenhuma", { uf: "PE", name: "Pernambuco" });
  expect(requests).toBeGreaterThan(1);
  expect(listings.filter(({ workMode }) => workMode !== "remote")).toEqual([]);
});

test("a state by a name in place of its number is ignored", async () => {
  const all = await searchIds("/empregos.aspx?palabra=auxiliar");
  expect(await searchIds("/empregos.aspx?palabra=auxiliar&provincia=Pernambuco")).toEqual(all);
  expect(await searchIds("/empregos.aspx?palabra=auxiliar&provincia=180")).not.toEqual(all);
});

test("a vacancy's address may hold any name, but needs one", async () => {
  const [id] = await searchIds("/vagas-de-emprego-recepcionista.aspx");
  expect((await get(`/vaga-de-qualquer-coisa__${id}.aspx`)).status).toBe(200);
  expect((await get(`/vaga__${id}.aspx`)).status).toBe(404);
});
