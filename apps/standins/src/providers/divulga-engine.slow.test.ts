import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StandIn } from "../stand-in.ts";
import { startBuscavagas } from "./buscavagas.ts";
import { startDivulgavagas } from "./divulgavagas.ts";
import { ask, getProvider } from "./testing/ask.ts";

const recife = { city: "Recife", state: { uf: "PE", name: "Pernambuco" } };

describe.each([
  { id: "divulgavagas", start: startDivulgavagas, realOrigin: "https://divulgavagas.com.br" },
  { id: "buscavagas", start: startBuscavagas, realOrigin: "https://buscarvagas.com.br" },
])("$id on this machine", ({ id, start, realOrigin }) => {
  const provider = getProvider(id);
  let standIn: StandIn;
  beforeAll(async () => {
    standIn = await start({ port: 0 });
  });
  afterAll(() => standIn.close());
  const asked = (query: Parameters<typeof ask>[1]) => ask(provider, query, { [realOrigin]: standIn.origin });
  const get = (path: string) => fetch(standIn.origin + path);

  test("has vacancies for an administrative assistant in Recife, among others", async () => {
    const { listings, skipped } = await asked({ keywords: "auxiliar administrativo", ...recife });
    expect(skipped).toBe(0);
    const fitting = listings.filter(({ place }) => place?.city === "Recife");
    expect(fitting.length).toBeGreaterThan(0);
    for (const listing of fitting) {
      expect(listing.title).toMatch(/^auxiliar administrativo(?!.*vaga #)/i);
      expect(listing.url.startsWith(`${standIn.origin}/vaga-de-emprego/`)).toBe(true);
      expect(listing.place).toEqual({ city: "Recife", state: "PE", country: "Brasil" });
      expect(listing.requirements.length).toBeGreaterThan(0);
      expect(listing.contract).toBe("CLT");
      expect(listing.postedAt).toBeDefined();
      expect(listing.company ?? "").not.toMatch(/vagas/i);
    }
  });

  test("answers one word with a page of cards, ten of them opened", async () => {
    const { listings, requests } = await asked({ keywords: "vendedor" });
    expect(requests).toBe(11);
    expect(listings.filter(({ postedAt }) => postedAt !== undefined).length).toBeGreaterThan(8);
    for (const { title } of listings) expect(title).toMatch(/vendedor(?!.*\(\d+\)$)/i);
  });

  test("ignores the place on its list of all vacancies; the sitemaps have the addresses that name it", async () => {
    const everywhere = await get("/vagas-de-emprego?estado=PE&cidade=Recife");
    expect((await everywhere.text()).match(/vaga-titulo-text/g)).toHaveLength(20);
    const { listings } = await asked(recife);
    expect(listings.some(({ place }) => place?.city === "Recife")).toBe(true);
  });

  test("has five sitemaps, with some entries without a date and some closed vacancies", async () => {
    const xml = await (await get("/job_listing-sitemap5.xml")).text();
    const addresses = [...xml.matchAll(/<loc>([^<]*\/vaga-de-emprego\/[^<]*)<\/loc>/g)].map(
      ([, url = ""]) => url,
    );
    expect(addresses).toHaveLength(120);
    expect(xml.match(/<lastmod>/g)?.length).toBeLessThan(120);
    expect((await get("/job_listing-sitemap6.xml")).status).toBe(404);
    const closed = await fetch(addresses[36] ?? "");
    expect(await closed.text()).toContain("não está mais disponível");
  });
});
