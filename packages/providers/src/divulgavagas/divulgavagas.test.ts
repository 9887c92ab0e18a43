import { describe, expect, test } from "vitest";
import { originOf } from "../core/listing.ts";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../core/outcome-errors.ts";
import { query, replyOf } from "../core/testing/reply.ts";
import { readSample } from "../core/testing/sample.ts";
import { divulgavagas } from "./divulgavagas.ts";

const sample = (name: string) => readSample(import.meta.url, name);
const pernambuco = { uf: "PE", name: "Pernambuco" };
const cook = query({ keywords: "auxiliar de cozinha" });
const inRecife = { ...cook, city: "Recife", state: pernambuco };
const path = ({ url }: { url: string }) => url.replace("https://divulgavagas.com.br", "");
const firstOf = (asked = cook) => divulgavagas.buildRequests(asked).map((request) => path(request));
const list = (body: string, asked = cook, changes = {}) =>
  divulgavagas.parseReply(replyOf(divulgavagas, body, { asked, ...changes }), asked);
const next = (page: ReturnType<typeof list>) => page.next.map((request) => path(request));
const ids = (page: ReturnType<typeof list>) => page.listings.map((listing) => listing.providerListingId);
const sitemaps = [5, 4, 3, 2, 1].map((number) => `/job_listing-sitemap${number}.xml`);

describe("what Divulga Vagas is asked", () => {
  test("for the page of the term, written as an address, without the usual beginning words", () => {
    expect(firstOf()).toEqual(["/vagas-de-auxiliar-de-cozinha"]);
    expect(firstOf(query({ keywords: "Vagas de emprego de Técnico" }))).toEqual(["/vagas-de-tecnico"]);
    expect(firstOf(query({ keywords: "home office", state: pernambuco }))).toEqual(["/vagas-de-home-office"]);
  });

  test("without keywords, for the list of all vacancies, with the place as a hint", () => {
    expect(firstOf(query({ city: "Caruaru", state: pernambuco }))).toEqual([
      "/vagas-de-emprego?estado=PE&cidade=Caruaru",
    ]);
  });

  test("for the sitemaps at once where keywords make no address", () => {
    expect(firstOf(query({ keywords: "日本" }))).toEqual(sitemaps);
  });
});

describe("the page of a term", () => {
  test("gives the vacancies with every word as cards, each once, titles without the portal's additions", () => {
    const page = list(sample("last-page.html"));
    expect(page.listings.map(({ title }) => title)).toEqual([
      "Auxiliar de Cozinha",
      "Auxiliar de Cozinha - Recife - Pe",
      "Auxiliar de Cozinha – Petrolina - Pe",
    ]);
    expect(page.listings[0]).toEqual({
      providerListingId: "34700001",
      title: "Auxiliar de Cozinha",
      url: "https://divulgavagas.com.br/vaga-de-emprego/auxiliar-de-cozinha-34700001",
      requirements: [],
      benefits: [],
    });
    expect(page.listings[2]?.url).toMatch(/^https:\/\/divulgavagas\.com\.br\//);
    expect(page).toMatchObject({ skipped: 0, leftOut: 1, confirmedEmpty: false });
  });

  test("asks its vacancies, those with more of the words first", () => {
    expect(list(sample("last-page.html")).next.map(({ card }) => card?.providerListingId)).toEqual([
      "34700001",
      "34700002",
      "34700004",
      "34700003",
    ]);
  });

  test("when full asks at most ten of them, and fewer where the sitemaps are asked too", () => {
    const seller = query({ keywords: "vendedor" });
    const full = list(sample("full-page.html"), seller);
    expect(full.listings).toHaveLength(20);
    expect(full.next).toHaveLength(10);
    const placed = list(sample("full-page.html"), { ...seller, state: pernambuco });
    expect(next(placed)).toEqual([
      "/vaga-de-emprego/vendedor-a-de-loja-home-office-pe-34709997",
      ...sitemaps,
    ]);
  });

  test("asks the sitemaps too where few cards name the asked place, and opens no card that names another", () => {
    expect(next(list(sample("last-page.html"), inRecife))).toEqual([
      "/vaga-de-emprego/auxiliar-de-cozinha-recife-pe-34700002",
      "/vaga-de-emprego/auxiliar-de-limpeza-recife-pe-34700003",
      ...sitemaps,
    ]);
    const bahia = { uf: "BA", name: "Bahia" };
    expect(next(list(sample("last-page.html"), { ...cook, state: bahia }))).toEqual(sitemaps);
  });

  test("is enough where enough cards name the asked place: then other cards that may fit are opened too", () => {
    const body = sample("last-page.html").replaceAll("auxiliar-de-limpeza", "auxiliar-de-cozinha");
    expect(
      list(body, { ...cook, state: pernambuco }).next.map(({ card }) => card?.providerListingId),
    ).toEqual(["34700002", "34700003", "34700004", "34700001"]);
  });

  test("of older layouts is read too", () => {
    const page = list(sample("older-generation.html"), query({ keywords: "soldador" }));
    expect(page.listings.map(({ title }) => title)).toEqual(["Soldador MIG", "Soldador TIG"]);
  });

  test("drops a bad item and keeps the others", () => {
    const page = list(sample("one-bad-item.html"), query({ keywords: "soldador" }));
    expect(ids(page)).toEqual(["34720001"]);
    expect(page.skipped).toBe(2);
  });

  test("that is missing, has no cards, or ignores the query is replaced by the sitemaps", () => {
    for (const page of [
      list("", cook, { status: 404 }),
      list(sample("no-cards.html")),
      list(sample("filter-ignored.html")),
    ])
      expect([ids(page), next(page), page.confirmedEmpty]).toEqual([[], sitemaps, false]);
    expect(list(sample("filter-ignored.html")).leftOut).toBe(2);
  });

  test("has an outcome of its own when it is blocked, unavailable or no page", () => {
    expect(() => list("", cook, { status: 403 })).toThrow(ProviderBlocked);
    expect(() => list("<title>Just a moment...</title>")).toThrow(ProviderBlocked);
    expect(() => list("", cook, { status: 503 })).toThrow(ProviderUnavailable);
    expect(() => list('{"vagas":[]}')).toThrow(ProviderChanged);
  });

  test("asks addresses of the portal only", () => {
    for (const elsewhere of ["https://evil.example", "ftp://divulgavagas.com.br", "javascript:alert(1)//"]) {
      const body = sample("last-page.html").replaceAll(/https:\/\/(www\.)?divulgavagas\.com\.br/g, elsewhere);
      expect(next(list(body))).toEqual(sitemaps);
    }
  });
});

describe("a sitemap of Divulga Vagas", () => {
  const request = (name = sitemaps[0] ?? "") => ({
    ...replyOf(divulgavagas, "").request,
    step: "sitemap",
    url: `https://divulgavagas.com.br${name}`,
  });
  const sitemap = (body: string, asked = cook, changes = {}) =>
    list(body, asked, { request: request(), url: request().url, ...changes });

  test("asks the fitting vacancies, in the asked city first, never pages of terms", () => {
    expect(next(sitemap(sample("sitemap.xml"), inRecife))).toEqual([
      "/vaga-de-emprego/auxiliar-de-cozinha-recife-pe-34700002",
      "/vaga-de-emprego/auxiliar-de-cozinha-noite-34700009",
    ]);
  });

  test("confirms that there is no vacancy where no address fits", () => {
    expect(sitemap(sample("sitemap.xml"), query({ keywords: "astronauta" }))).toMatchObject({
      listings: [],
      confirmedEmpty: true,
      next: [],
    });
  });

  test("that no longer exists is ignored, unless it is the first", () => {
    expect(sitemap("", cook, { status: 404 })).toMatchObject({ confirmedEmpty: true, leftOut: 0, next: [] });
    expect(() => sitemap("", cook, { status: 404, request: request(sitemaps[4]) })).toThrow(ProviderChanged);
  });

  test("of another shape is changed", () => {
    expect(() => sitemap(sample("no-cards.html"))).toThrow(ProviderChanged);
  });
});

describe("a vacancy of Divulga Vagas", () => {
  const card = list(sample("last-page.html")).next.find(
    (request) => request.card?.providerListingId === "34700002",
  );
  const detail = (body: string, asked = cook, changes = {}) =>
    list(body, asked, { request: card, url: card?.url, ...changes });

  test("replaces its card; the portal's own name is no company and full time no contract", () => {
    const [listing] = detail(sample("job-page.html")).listings;
    expect(listing).toMatchObject({
      providerListingId: "34700002",
      title: "Auxiliar de Cozinha - Recife - Pe",
      url: "https://divulgavagas.com.br/vaga-de-emprego/auxiliar-de-cozinha-recife-pe-34700002",
      place: { city: "Recife", state: "PE", country: "Brasil" },
      contract: "CLT",
      pay: { minCents: 165_000, period: "month" },
      requirements: ["Ensino fundamental", "Disponibilidade aos sábados"],
      benefits: ["Vale-transporte"],
      postedAt: "2026-10-01",
      expiresAt: "2026-11-30",
    });
    expect(listing?.company).toBeUndefined();
    expect(listing && [originOf(listing, "contract"), originOf(listing, "pay")]).toEqual([
      "derived",
      "derived",
    ]);
  });

  test("can be read without its card, with the fields that only the visible page has", () => {
    const url = "https://divulgavagas.com.br/vaga-de-emprego/desenvolvedor-python-home-office-rs-34700010";
    const request = { ...replyOf(divulgavagas, "").request, step: "job", url };
    const python = query({ keywords: "python" });
    expect(list(sample("remote-pcd-job.html"), python, { request, url }).listings).toEqual([
      {
        providerListingId: "34700010",
        title: "Desenvolvedor Python Sênior – Home Office - Rs",
        url,
        company: "Código Aberto Sistemas",
        place: { city: "Caxias do Sul", state: "RS", country: "Brasil" },
        workMode: "remote",
        description: "<p>Manter serviços em Python.</p>\n<p>Equipe pequena.</p>",
        requirements: ["Vaga para pessoas com deficiência (PcD)", "Python", "SQL"],
        benefits: [],
        postedAt: "2026-10-01",
        expiresAt: "2026-11-30",
      },
    ]);
  });

  test("that is gone, closed, past its end or without the asked words removes its card", () => {
    for (const page of [
      detail("", cook, { status: 404 }),
      detail(sample("closed-job.html")),
      detail("<html><p>Esta vaga não está mais disponível.</p></html>"),
      detail(sample("job-page.html"), cook, { receivedAt: new Date("2026-12-02T12:00:00Z") }),
      detail(sample("job-page.html"), query({ keywords: "auxiliar de limpeza" })),
    ])
      expect(page).toMatchObject({ listings: [], leftOut: 1 });
  });

  test("without a JobPosting is changed", () => {
    expect(() => detail(sample("no-cards.html"))).toThrow(ProviderChanged);
  });
});
