import { describe, expect, test } from "vitest";
import { originOf } from "../core/listing.ts";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../core/outcome-errors.ts";
import type { ProviderReply } from "../core/provider.ts";
import { query, replyOf } from "../core/testing/reply.ts";
import { readSample } from "../core/testing/sample.ts";
import { catho } from "./catho.ts";

const sample = (name: string) => readSample(import.meta.url, name);
const state = { uf: "PE", name: "Pernambuco" };
const anywhere = query({ keywords: "assistente financeiro" });
const inState = query({ keywords: "assistente financeiro", state });
const inCity = query({ keywords: "assistente financeiro", city: "Recife", state });
const list = (body: string, asked = anywhere, changes: Partial<ProviderReply> = {}) =>
  catho.parseReply(replyOf(catho, body, { asked, ...changes }), asked);
const ids = (page: ReturnType<typeof list>) => page.listings.map((listing) => listing.providerListingId);

describe("what Catho is asked", () => {
  test.each([
    [{ keywords: "Técnico de TI" }, "/vagas/tecnico-de-ti/"],
    [{ keywords: "vendedor", state }, "/vagas/vendedor/pe/"],
    [
      { keywords: "vendedor", city: "Jaboatão dos Guararapes", state },
      "/vagas/vendedor/jaboatao-dos-guararapes-pe/",
    ],
    [{ city: "Recife", state }, "/vagas/recife-pe/"],
    [{ keywords: "https://evil.example/?q=1" }, "/vagas/https-evil-example-q-1/"],
  ])("%o, in the path and never as ?q=", (changes, path) => {
    expect(catho.buildRequests(query(changes)).map(({ url }) => url)).toEqual([
      `https://www.catho.com.br${path}`,
    ]);
  });
});

describe("a search page of Catho", () => {
  const last = list(sample("last-page.html"));

  test("gives the cards that fit the words", () => {
    expect(ids(last)).toEqual(["38000001", "38000002", "38000003", "38000004", "38000005"]);
    expect(last).toMatchObject({ leftOut: 1, skipped: 0, confirmedEmpty: false });
    expect(last.total).toBeUndefined();
  });

  test("reads a card: a city without its state, a hidden employer, a remote place", () => {
    expect(last.listings[0]).toEqual({
      providerListingId: "38000001",
      title: "Assistente Financeiro",
      url: "https://www.catho.com.br/vagas/assistente-financeiro/38000001",
      company: "Nuvem Caiçara",
      place: { city: "Recife", country: "Brasil" },
      pay: { minCents: 250_000, maxCents: 250_000, period: "unstated", negotiable: false },
      requirements: [],
      benefits: [],
      postedAt: "2026-10-09",
    });
    expect(last.listings[1]).toMatchObject({
      company: "Empresa Confidencial",
      workMode: "remote",
      postedAt: "2026-10-10",
    });
    expect(last.listings[1]).not.toHaveProperty("place");
  });

  test("a date without a year is in the past; an update or an unfilled template is no date", () => {
    expect(last.listings.slice(2).map(({ postedAt }) => postedAt)).toEqual([
      "2025-12-20",
      undefined,
      undefined,
    ]);
  });

  test("of several cities names one, which counts only where the portal did not filter by place", () => {
    expect(last.listings[2]?.place).toEqual({ city: "São Paulo", country: "Brasil" });
    const inRecife = list(sample("last-page.html"), inCity);
    expect(ids(inRecife)).toEqual(["38000001", "38000002", "38000003", "38000005"]);
    expect(inRecife.listings[2]).not.toHaveProperty("place");
    expect(inRecife.leftOut).toBe(2);
  });

  test("of several cities names the asked one in another spelling, too", () => {
    const body = sample("last-page.html").replace(
      "</strong> - São Paulo",
      "</strong> - Santa Bárbara Doeste",
    );
    const asked = query({
      keywords: "assistente financeiro",
      city: "Santa Bárbara d'Oeste",
      state: { uf: "SP", name: "São Paulo" },
    });
    const cities = list(body, asked).listings.map(({ place }) => place?.city);
    expect(cities).toContain("Santa Bárbara Doeste");
  });

  test("names a contract only where the title does", () => {
    const stage = last.listings.at(-1);
    expect(stage).toMatchObject({ contract: "Estágio" });
    expect(stage && originOf(stage, "contract")).toBe("derived");
  });

  test("asks the newest vacancies' pages and, when it is full, the next page by its path, once", () => {
    expect(last.next.map(({ step, card }) => [step, card?.providerListingId])).toEqual([
      ["detail", "38000002"],
      ["detail", "38000001"],
      ["detail", "38000003"],
    ]);
    const full = list(sample("full-page.html"));
    expect(full.total).toBe(8868);
    const [second] = full.next;
    expect(second?.url).toBe("https://www.catho.com.br/vagas/assistente-financeiro/pagina-2/");
    const third = second && list(sample("full-page.html"), anywhere, { request: second });
    expect(third?.next.map(({ step }) => step)).toEqual(["detail", "detail", "detail"]);
  });

  test("is empty when it says so, else changed", () => {
    expect(list(sample("nothing.html"))).toMatchObject({ listings: [], confirmedEmpty: true, next: [] });
    expect(() => list(sample("changed.html"))).toThrow(ProviderChanged);
    expect(() => list(sample("empty-city.html"), inState)).toThrow(ProviderChanged);
    expect(() => list('{"jobs":[]}')).toThrow(ProviderChanged);
  });

  test("of a city without cards asks the whole country, and keeps the vacancies of the city", () => {
    const [country, ...others] = list(sample("empty-city.html"), inCity).next;
    expect([country?.url, others]).toEqual(["https://www.catho.com.br/vagas/assistente-financeiro/", []]);
    if (!country) throw new Error("the country is not asked");
    const asked = { request: country };
    expect(ids(list(sample("last-page.html"), inCity, asked))).toEqual(["38000001", "38000002", "38000005"]);
    expect(list(sample("nothing.html"), inCity, asked)).toMatchObject({ confirmedEmpty: true, next: [] });
    expect(() => list(sample("changed.html"), inCity, asked)).toThrow(ProviderChanged);
  });

  test("that ignores the place is filtered here", () => {
    const elsewhere = query({ keywords: "assistente financeiro", city: "Natal", state });
    expect(ids(list(sample("full-page.html"), elsewhere))).toEqual([]);
    expect(list(sample("full-page.html"), elsewhere)).toMatchObject({ leftOut: 17, confirmedEmpty: false });
  });

  test("drops a bad card and keeps the others", () => {
    const page = list(sample("one-bad-item.html"));
    expect([ids(page), page.skipped]).toEqual([["38000001"], 1]);
  });

  test("is blocked or unavailable according to its reply; its own 404 is a refusal", () => {
    expect(() => list("", anywhere, { status: 403 })).toThrow(ProviderBlocked);
    expect(() => list(sample("refusal.html"), anywhere, { status: 404 })).toThrow(ProviderBlocked);
    expect(() => list("<html>captcha</html>", inCity)).toThrow(ProviderBlocked);
    expect(() => list("<html></html>", anywhere, { status: 404 })).toThrow(ProviderChanged);
    expect(() => list("", anywhere, { status: 500 })).toThrow(ProviderUnavailable);
  });
});

describe("an older page of Catho", () => {
  test("is read from its data, in the asked place", () => {
    const page = list(sample("older-page.html"), inCity);
    expect(page).toMatchObject({ skipped: 1, leftOut: 1, next: [] });
    expect(page.listings).toEqual([
      {
        providerListingId: "37000001",
        title: "Assistente Financeiro",
        url: "https://www.catho.com.br/vagas/assistente-financeiro/37000001/",
        company: "Nuvem Caiçara",
        place: { city: "Recife", state: "PE", country: "Brasil" },
        contract: "CLT",
        pay: { period: "unstated", negotiable: true },
        description: "<p>Rotinas de contas a pagar.</p><p>Requisitos:</p><ul><li>Excel</li></ul>",
        requirements: ["Excel"],
        benefits: ["Vale-transporte"],
      },
    ]);
    const [, hidden] = list(sample("older-page.html")).listings;
    expect(hidden).toMatchObject({
      company: "Empresa Confidencial",
      pay: { minCents: 280_000 },
      benefits: [],
    });
  });

  test("with an empty list is empty", () => {
    expect(list(sample("older-nothing.html"))).toMatchObject({ listings: [], confirmedEmpty: true });
  });
});
