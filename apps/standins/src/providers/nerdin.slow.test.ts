import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StandIn } from "../stand-in.ts";
import { startNerdin } from "./nerdin.ts";
import { ask, getProvider } from "./testing/ask.ts";

let standIn: StandIn;

beforeAll(async () => {
  standIn = await startNerdin({ port: 0 });
});
afterAll(() => standIn.close());

const provider = getProvider("nerdin");
const originMap = () => ({ "https://www.nerdin.com.br": standIn.origin });
const recife = { city: "Recife", state: { uf: "PE", name: "Pernambuco" } };
const page = async (path: string) => (await fetch(standIn.origin + path)).text();
const count = async (path: string) => Number(/(\d+) vagas disponíveis/.exec(await page(path))?.[1]);

describe("NerdIn, asked through its adapter", () => {
  test("has vacancies of technology in Recife, and remote ones beside them", async () => {
    const { listings, skipped } = await ask(provider, { keywords: "desenvolvedor", ...recife }, originMap());
    expect(skipped).toBe(0);
    expect(listings.some(({ place }) => place?.city === "Recife")).toBe(true);
    expect(listings.some(({ workMode }) => workMode === "remote")).toBe(true);
    for (const listing of listings) {
      expect(listing.workMode === "remote" || listing.place?.city === "Recife").toBe(true);
      expect(listing.postedAt).toBeDefined();
      expect(listing.url.startsWith(`${standIn.origin}/vaga_emprego/`)).toBe(true);
    }
    const detailed = listings.filter(({ description }) => description !== undefined);
    expect(detailed.length).toBeGreaterThan(2);
    for (const listing of detailed) {
      expect(listing.requirements.length).toBeGreaterThan(2);
      expect(listing.benefits.length).toBeGreaterThan(1);
      expect(listing.benefits.join(" ")).not.toContain("Premium");
      expect(listing.contract).toBeDefined();
    }
  });

  test("has no vacancies outside technology", async () => {
    const { listings, confirmedEmpty } = await ask(provider, { keywords: "recepcionista" }, originMap());
    expect([listings, confirmedEmpty]).toEqual([[], true]);
  });

  test("has a page for every vacancy that says it is a demonstration", async () => {
    const { listings, requests } = await ask(provider, { keywords: "dados" }, originMap());
    expect(requests).toBeLessThanOrEqual(provider.requestsMax);
    expect(listings.length).toBeGreaterThan(20);
    for (const listing of listings.slice(0, 3)) {
      const text = await (await fetch(listing.url)).text();
      expect(text).toContain("Vaga de demonstração");
      expect(text).toContain(listing.title);
    }
  });
});

describe("the peculiarities of NerdIn", () => {
  test("beginnings of words are found, terms without their flag are ignored", async () => {
    const all = await count("/vagas.php?busca=1");
    expect(await count("/vagas.php?busca_vaga=estagi&busca=1")).toBeGreaterThan(0);
    expect(await count("/vagas.php?busca_vaga=estagi&busca=1")).toBeLessThan(all);
    expect(await count("/vagas.php?busca_vaga=estagi")).toBe(all);
    expect(await count("/vagas.php?busca_local=Atlantida&busca=1")).toBe(0);
  });

  test("a number beyond the last page gives the first page", async () => {
    const beyond = await page("/vagas.php?busca=1&pagina=999");
    expect(beyond).toBe(await page("/vagas.php?busca=1"));
    expect(beyond).toMatch(/Página 1 de \d\d/);
  });

  test("vacancies of years ago are at the end of the list", async () => {
    const pages = Math.ceil((await count("/vagas.php?busca=1")) / 20);
    const last = await page(`/vagas.php?busca=1&pagina=${pages}`);
    const year = [...last.matchAll(/datetime="(\d{4})/g)].at(-1)?.[1];
    expect(Number(year)).toBeLessThan(new Date().getFullYear());
  });

  test("some closed vacancies are still in the list", async () => {
    const lists = await Promise.all([1, 2, 3].map((n) => page(`/vagas.php?busca=1&pagina=${n}`)));
    const links = [...lists.join("").matchAll(/data-href="([^"]+)"/g)];
    const pages = await Promise.all(links.map(([, path]) => page(`/${path}`)));
    const closed = pages.filter((text) => text.includes("VAGA ENCERRADA"));
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.length).toBeLessThan(links.length / 4);
  });
});
