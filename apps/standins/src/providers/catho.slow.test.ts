import { afterAll, beforeAll, expect, test } from "vitest";
import type { StandIn } from "../stand-in.ts";
import { startCatho } from "./catho.ts";
import { ask, getProvider } from "./testing/ask.ts";

let standIn: StandIn;
const get = async (path: string) => (await fetch(standIn.origin + path)).text();
const idsOf = (page: string) => [...page.matchAll(/data-offer-item="(\d+)"/g)].map(([, id]) => id);
const search = (city: string, uf: string, name: string) =>
  ask(
    getProvider("catho"),
    { keywords: "auxiliar administrativo", city, state: { uf, name } },
    { "https://www.catho.com.br": standIn.origin },
  );

beforeAll(async () => {
  standIn = await startCatho({ port: 0 });
});
afterAll(() => standIn.close());

test("the stand-in of Catho knows a place as city, UF or both, after the words or alone", async () => {
  const withUf = idsOf(await get("/vagas/vendedor/recife-pe/"));
  expect(withUf.length).toBeGreaterThan(0);
  expect(idsOf(await get("/vagas/vendedor/recife/"))).toEqual(withUf);
  expect(idsOf(await get("/vagas/vendedor/pe/"))).toEqual(expect.arrayContaining(withUf));
  expect(idsOf(await get("/vagas/recife-pe/"))).not.toEqual([]);
});

test("the path selects the page, not ?p=", async () => {
  const first = idsOf(await get("/vagas/vendedor/"));
  expect(first).toHaveLength(18);
  expect(idsOf(await get("/vagas/vendedor/?p=2"))).toEqual(first);
  const second = idsOf(await get("/vagas/vendedor/pagina-2/"));
  expect(second.filter((id) => first.includes(id))).toEqual([]);
  expect(idsOf(await get("/vagas/vendedor/?pagina=2"))).toEqual(second);
});

test("where a city's page is empty the adapter finds its vacancies in the country's page", async () => {
  expect(idsOf(await get("/vagas/auxiliar-administrativo/boa-vista-rr/"))).toEqual([]);
  const { listings } = await search("Boa Vista", "RR", "Roraima");
  const onSite = listings.filter(({ workMode }) => workMode !== "remote");
  expect(onSite.length).toBeGreaterThan(0);
  for (const { place } of onSite) expect(place?.city).toBe("Boa Vista");
});

test("the city of an opened vacancy is the one of its title, with its state", async () => {
  const { listings } = await search("Recife", "PE", "Pernambuco");
  const opened = listings.filter(({ description, workMode }) => description && workMode !== "remote");
  expect(opened.length).toBeGreaterThan(0);
  for (const { place } of opened) expect(place).toEqual({ city: "Recife", state: "PE", country: "Brasil" });
});

test("a closed vacancy redirects to the search", async () => {
  const response = await fetch(`${standIn.origin}/vagas/qualquer/10000000`);
  expect(new URL(response.url).pathname).toBe("/vagas");
});
