import { describe, expect, test } from "vitest";
import { originOf } from "../core/listing.ts";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../core/outcome-errors.ts";
import type { ProviderReply } from "../core/provider.ts";
import { hasRecorded, readRecorded } from "../core/testing/recorded.ts";
import { query, replyOf } from "../core/testing/reply.ts";
import { readSample } from "../core/testing/sample.ts";
import { vagas } from "./vagas.ts";

const sample = (name: string) => readSample(import.meta.url, name);
const pernambuco = { uf: "PE", name: "Pernambuco" };
const inState = query({ keywords: "médico", state: pernambuco });
const inCity = query({ keywords: "médico", city: "Recife", state: pernambuco });
const list = (body: string, asked = inState, changes: Partial<ProviderReply> = {}) =>
  vagas.parseReply(replyOf(vagas, body, { asked, ...changes }), asked);
const ids = (page: ReturnType<typeof list>) => page.listings.map((listing) => listing.providerListingId);

describe("what Vagas.com.br is asked", () => {
  const urls = (changes: Parameters<typeof query>[0]) =>
    vagas.buildRequests(query(changes)).map(({ url }) => decodeURIComponent(url.slice(24)));

  test("for the state by its full name, and for the page of the city beside it", () => {
    expect(urls({ keywords: "Técnico de TI", state: pernambuco })).toEqual([
      "/vagas-de-tecnico-de-ti?e[]=Pernambuco",
    ]);
    expect(
      urls({ keywords: "médico", city: "Vitória", state: { uf: "ES", name: "Espírito Santo" } }),
    ).toEqual(["/vagas-de-medico?e[]=Espírito Santo", "/vagas-de-medico-em-vitoria-es"]);
  });

  test("for Goiás without its accent, as the portal spells it", () => {
    expect(urls({ keywords: "médico", state: { uf: "GO", name: "Goiás" } })).toEqual([
      "/vagas-de-medico?e[]=Goias",
    ]);
  });

  test("for a city or a state alone", () => {
    expect(urls({ city: "Fortaleza", state: { uf: "CE", name: "Ceará" } })).toEqual([
      "/vagas-em-fortaleza-ce",
    ]);
    expect(urls({ state: pernambuco })).toEqual(["/vagas-de-?e[]=Pernambuco"]);
    expect(urls({ keywords: "médico" })).toEqual(["/vagas-de-medico"]);
  });
});

describe("a search page of Vagas.com.br", () => {
  const last = list(sample("last-page.html"));

  test("gives its cards, not its advertisements, and leaves out those that only share a stem", () => {
    expect(ids(last)).toEqual(["2900001", "2900002", "2900004", "2900005"]);
    expect(last).toMatchObject({ leftOut: 1, skipped: 0, confirmedEmpty: false });
    expect(last.total).toBeUndefined();
  });

  test("reads the fields of a card and adds none", () => {
    expect(last.listings[0]).toEqual({
      providerListingId: "2900001",
      title: "Médico Plantonista - UTI",
      url: "https://www.vagas.com.br/vagas/v2900001/medico-plantonista---uti",
      company: "Hospital Santa Aurora",
      place: { city: "Recife", state: "PE", country: "Brasil" },
      level: "Pleno",
      description: "<p>Atuar como médico plantonista na UTI adulto.</p>",
      requirements: [],
      benefits: [],
      postedAt: "2026-10-09",
    });
    expect(last.listings[1]).toMatchObject({
      company: "Confidencial",
      workMode: "remote",
      postedAt: "2026-10-09",
    });
    expect(last.listings[1]).not.toHaveProperty("place");
    expect(last.listings.map(({ postedAt }) => postedAt).slice(2)).toEqual(["2026-10-06", undefined]);
  });

  test("tells an internship by the portal's own level, and a contract by the title", () => {
    const levelled = sample("last-page.html").replace(">Sênior<", ">Estágio<");
    const [, intern] = list(levelled).listings;
    expect(intern?.contract).toBe("Estágio");
    expect(intern && originOf(intern, "contract")).toBe("stated");
    const titled = sample("last-page.html").replaceAll("Médico Plantonista - UTI", "Médico Plantonista PJ");
    const [hired] = list(titled).listings;
    expect(hired?.contract).toBe("PJ");
    expect(hired && originOf(hired, "contract")).toBe("derived");
  });

  test("of a state keeps, for a city, vacancies that are there or remote", () => {
    expect(ids(list(sample("last-page.html"), inCity))).toEqual(["2900001", "2900002"]);
  });

  test("asks the newest vacancies' pages at the portal's origin, even when a stand-in answered", () => {
    const local = list(sample("last-page.html"), inState, { url: "http://127.0.0.1:3006/vagas-de-medico" });
    expect(local.listings[0]?.url).toMatch(/^http:\/\/127\.0\.0\.1:3006\/vagas\/v2900001/);
    expect(local.next.map(({ step, url }) => [step, url.slice(0, 40)])).toEqual([
      ["detail", "https://www.vagas.com.br/vagas/v2900001/"],
      ["detail", "https://www.vagas.com.br/vagas/v2900002/"],
      ["detail", "https://www.vagas.com.br/vagas/v2900004/"],
      ["detail", "https://www.vagas.com.br/vagas/v2900005/"],
    ]);
  });

  test("when full follows the button's own address with its filters, once", () => {
    const full = list(sample("full-page.html"));
    expect(full).toMatchObject({ total: 4547, leftOut: 0 });
    expect(list(sample("full-page.html"), inCity).total).toBeUndefined();
    expect(full.listings).toHaveLength(40);
    const [second] = full.next;
    expect(second?.url).toBe("https://www.vagas.com.br/vagas-de-medico?e%5B%5D=Pernambuco&pagina=2&q=medico");
    expect(full.next.filter(({ step }) => step === "detail")).toHaveLength(5);
    const third = list(sample("full-page.html").replaceAll("pagina=2", "pagina=3"));
    expect(third.next.filter(({ step }) => step === "list")).toEqual([]);
    const elsewhere = sample("full-page.html").replace('data-url="/', 'data-url="https://elsewhere.example/');
    expect(list(elsewhere).next.filter(({ step }) => step === "list")).toEqual([]);
  });

  test("that ignores the query is an answer without vacancies, not an empty one", () => {
    expect(list(sample("filter-ignored.html"))).toMatchObject({
      listings: [],
      leftOut: 2,
      confirmedEmpty: false,
    });
  });

  test("is empty when its heading says so, else changed", () => {
    expect(list(sample("nothing.html"))).toMatchObject({ listings: [], confirmedEmpty: true, next: [] });
    expect(() => list(sample("changed.html"))).toThrow(ProviderChanged);
    expect(() => list('{"vagas":[]}')).toThrow(ProviderChanged);
  });

  test("drops a bad card and keeps the others", () => {
    const page = list(sample("one-bad-item.html"));
    expect([ids(page), page.skipped]).toEqual([["2900001"], 1]);
  });

  test("is blocked or unavailable according to its reply", () => {
    expect(() => list("", inState, { status: 403 })).toThrow(ProviderBlocked);
    expect(() => list("<html><title>Just a moment...</title></html>")).toThrow(ProviderBlocked);
    expect(() => list("", inState, { status: 502 })).toThrow(ProviderUnavailable);
  });
});

describe("a vacancy's page of Vagas.com.br", () => {
  const cards = list(sample("last-page.html")).next;
  const detail = (body: string, index = 0, changes: Partial<ProviderReply> = {}, asked = inState) => {
    const request = cards[index];
    if (!request) throw new Error(`no card ${index}`);
    return list(body, asked, { request, url: request.url, ...changes });
  };

  test("adds pay, contract, the whole text, requirements and benefits", () => {
    const [listing] = detail(sample("job-page.html")).listings;
    expect(listing).toMatchObject({
      title: "Médico Plantonista - UTI",
      level: "Pleno",
      place: { city: "Recife", state: "PE" },
      contract: "CLT",
      pay: { minCents: 900_000, maxCents: 1_200_000 },
      requirements: ["CRM ativo", "Residência em terapia intensiva"],
      benefits: ["Plano de saúde"],
      postedAt: "2026-10-08",
    });
    expect(listing?.description).toContain("<li>CRM ativo</li>");
    expect(listing && originOf(listing, "contract")).toBe("stated");
  });

  test("begins its text without the portal's own label", () => {
    const labelled = sample("job-page.html").replace("<p>Plantões", "<br><b>Descrição</b>: <p>Plantões");
    expect(detail(labelled).listings[0]?.description).toMatch(/^<p>Plantões/);
  });

  test("with linked data takes from it the fields that its elements lack", () => {
    const [listing] = detail(sample("job-page-linked-data.html"), 1).listings;
    expect(listing).toMatchObject({
      workMode: "remote",
      contract: "PJ",
      pay: { negotiable: true },
      benefits: ["Plano de saúde", "Vale-refeição"],
      postedAt: "2026-10-07",
      expiresAt: "2026-11-07",
      derived: ["contract"],
    });
  });

  test("can be read without its card", () => {
    const request = { ...replyOf(vagas, "").request, step: "detail" };
    const url = "https://www.vagas.com.br/vagas/v2900001/medico";
    expect(list(sample("job-page.html"), inState, { request, url }).listings).toMatchObject([
      { providerListingId: "2900001", url, place: { city: "Recife" } },
    ]);
  });

  test("of another place than asked removes its card", () => {
    const asked = query({ keywords: "médico", city: "Olinda", state: pernambuco });
    expect(detail(sample("job-page.html"), 0, {}, asked)).toMatchObject({ listings: [], leftOut: 1 });
  });

  test("removes its card when it is gone, and only then", () => {
    expect(detail("", 0, { status: 404 })).toMatchObject({ listings: [], leftOut: 1 });
    expect(() => detail("<html><h1>Vagas</h1></html>")).toThrow(ProviderChanged);
  });
});

describe.runIf(hasRecorded("vagas/card-reduced.html"))("the recorded card of Vagas.com.br", () => {
  test("is read correctly and completely", () => {
    const asked = query({ keywords: "desenvolvedor junior" });
    const [listing] = list(readRecorded("vagas/card-reduced.html"), asked).listings;
    expect(listing).toEqual({
      providerListingId: "2824782",
      title: "Desenvolvedor de Software Jr",
      url: "https://www.vagas.com.br/vagas/v2824782/desenvolvedor-de-software-jr",
      company: "HStern",
      place: { city: "Rio de Janeiro", state: "RJ", country: "Brasil" },
      level: "Trainee ou Júnior",
      description: "<p>Desenvolvedor Júnior de Software</p>",
      requirements: [],
      benefits: [],
      postedAt: "2026-07-09",
    });
  });
});
