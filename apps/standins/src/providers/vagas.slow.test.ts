import { afterAll, beforeAll, expect, test } from "vitest";
import type { StandIn } from "../stand-in.ts";
import { ask, getProvider } from "./testing/ask.ts";
import { startVagas } from "./vagas.ts";

let standIn: StandIn;
const get = async (path: string) => (await fetch(standIn.origin + path)).text();
const idsOf = (page: string) => [...page.matchAll(/data-id-vaga="(\d+)"/g)].map(([, id]) => id);
const totalOf = (page: string) => Number(/<h1>(\d+) vagas? /.exec(page)?.[1]);

beforeAll(async () => {
  standIn = await startVagas({ port: 0 });
});
afterAll(() => standIn.close());

test("the stand-in of Vagas.com.br compares beginnings of words, so the adapter compares again", async () => {
  expect(totalOf(await get("/vagas-de-medicos"))).toBeGreaterThan(0);
  const { listings } = await ask(
    getProvider("vagas"),
    { keywords: "médicos" },
    { "https://www.vagas.com.br": standIn.origin },
  );
  expect(listings).toEqual([]);
});

test("it knows states by their full name, Goiás without accent, and ignores any other", async () => {
  const all = totalOf(await get("/vagas-de-"));
  expect(totalOf(await get("/vagas-de-?e[]=Goias"))).toBeLessThan(all);
  for (const state of ["Goi%C3%A1s", "PE", "Pernanbuco"])
    expect(totalOf(await get(`/vagas-de-?e[]=${state}`))).toBe(all);
  const inGoias = await get("/vagas-de-?e[]=Goias");
  expect(inGoias).toContain("Goiânia / GO");
  expect(inGoias).not.toContain("Recife / PE");
});

test("a city is in the path, with or without its UF, and words may contain -em-", async () => {
  expect(totalOf(await get("/vagas-de-auxiliar-administrativo-em-recife-pe"))).toBeGreaterThan(0);
  expect(totalOf(await get("/vagas-em-recife"))).toBe(totalOf(await get("/vagas-em-recife-pe")));
  expect(totalOf(await get("/vagas-de-tecnico-em-enfermagem"))).toBeGreaterThan(0);
});

test("its button leads to other vacancies and keeps the parameters of the search", async () => {
  const first = await get("/vagas-de-?e[]=S%C3%A3o+Paulo");
  const next = /data-url="([^"]+)"/.exec(first)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(next).toMatch(/e%5B%5D=S%C3%A3o\+Paulo&pagina=2/);
  const second = idsOf(await get(next));
  expect(second.length).toBeGreaterThan(0);
  expect(idsOf(first).filter((id) => second.includes(id))).toEqual([]);
});

test("an address with a wrong name redirects to the vacancy's own address", async () => {
  const [id] = idsOf(await get("/vagas-de-recepcionista"));
  const response = await fetch(`${standIn.origin}/vagas/v${id}/qualquer-coisa`);
  expect(response.redirected).toBe(true);
  expect(await response.text()).toContain("job-shortdescription__title");
});
