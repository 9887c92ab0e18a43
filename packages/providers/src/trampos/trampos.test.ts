import { describe, expect, test } from "vitest";
import { originOf } from "../core/listing.ts";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../core/outcome-errors.ts";
import { hasRecorded, readRecorded } from "../core/testing/recorded.ts";
import { query, replyOf } from "../core/testing/reply.ts";
import detail from "./samples/detail.json" with { type: "json" };
import filtersIgnored from "./samples/filters-ignored.json" with { type: "json" };
import fullPage from "./samples/full-page.json" with { type: "json" };
import lastPage from "./samples/last-page.json" with { type: "json" };
import legacyFeed from "./samples/legacy-feed.json" with { type: "json" };
import nothing from "./samples/nothing.json" with { type: "json" };
import oneBadItem from "./samples/one-bad-item.json" with { type: "json" };
import singlePage from "./samples/single-page.json" with { type: "json" };
import { trampos } from "./trampos.ts";

const designer = query({ keywords: "designer" });
const inRecife = query({
  keywords: "designer",
  city: "Recife",
  state: { uf: "PE", name: "Pernambuco" },
});
const parse = (body: unknown, asked = designer, changes = {}) =>
  trampos.parseReply(replyOf(trampos, body, { asked, ...changes }), asked);
const ids = (listings: readonly { providerListingId: string }[]) =>
  listings.map((listing) => Number(listing.providerListingId) - 774_000);
const steps = (page: ReturnType<typeof parse>) =>
  page.next.map(({ step, card, url }) =>
    card ? Number(card.providerListingId) - 774_000 : `${step} ${new URL(url).searchParams.get("page")}`,
  );
const requestOf = (step: string, url = "https://trampos.co/api/v2/opportunities/774042") => {
  const card = parse(singlePage, inRecife).next.find((request) => request.url === url)?.card;
  return { step, method: "GET", headers: {}, url, ...(card && { card }) } as const;
};
const parseDetail = (body: unknown, asked = inRecife, changes = {}) =>
  parse(body, asked, { request: requestOf("detail"), ...changes });

describe("what Trampos is asked", () => {
  test("for the words as `tr`, and never with `lc`, which filters nothing", () => {
    const [request, ...others] = trampos.buildRequests(inRecife);
    expect(others).toEqual([]);
    expect(request?.url).toBe("https://trampos.co/api/v2/opportunities?tr=designer&page=1");
  });
});

describe("several words, which Trampos treats as one phrase", () => {
  const quality = query({ keywords: "quality assurance" });

  test("are asked by their rarest, and compared here", () => {
    const [request] = trampos.buildRequests(quality);
    expect(new URL(request?.url ?? "").searchParams.get("tr")).toBe("assurance");
    const data = fullPage.opportunities.slice(0, 2).map((item, index) => ({
      ...item,
      name: index === 0 ? "Quality Assurance Engineer" : "Assurance Analyst",
    }));
    const page = parse({ opportunities: data, pagination: { total: 2, total_pages: 1 } }, quality);
    expect(page.listings.map(({ title }) => title)).toEqual(["Quality Assurance Engineer"]);
    expect(page).not.toHaveProperty("total");
  });

  test("that find nothing as a phrase are asked again, because that answer is not empty", () => {
    const request = requestOf("list", "https://trampos.co/api/v2/opportunities?tr=quality+assurance&page=1");
    const page = parse(nothing, quality, { request });
    expect(page).toMatchObject({ listings: [], confirmedEmpty: false });
    expect(page.next.map(({ url }) => new URL(url).searchParams.get("tr"))).toEqual(["assurance"]);
    expect(parse(nothing, quality)).toMatchObject({ confirmedEmpty: true, next: [] });
  });
});

describe("a list of Trampos", () => {
  const page = parse(fullPage);

  test("gives openings whose title fits, asks the next page and as many details as the request limit allows", () => {
    expect(ids(page.listings)).toEqual([1, 2, 3, 4, 7, 10, 11, 12, 13, 14]);
    expect(page).toMatchObject({ skipped: 0, leftOut: 2, confirmedEmpty: false });
    expect(steps(page)).toEqual(["list 2", 7, 14]);
    expect(steps(parse(singlePage))).toEqual([42, 41, 40, 43]);
  });

  test("every field of an item is read, without what is said about the employer", () => {
    expect(page.listings[0]).toEqual({
      providerListingId: "774001",
      title: "Designer Gráfico",
      url: "https://trampos.co/oportunidades/774001-designer-gr-fico",
      company: "Agência Caju Doce",
      place: { city: "Bragança Paulista", state: "SP", country: "Brasil" },
      workMode: "hybrid",
      pay: { minCents: 350_000, maxCents: 420_000, period: "unstated", negotiable: false },
      requirements: [],
      benefits: [],
      postedAt: "2026-10-02T12:00:07.000-03:00",
    });
    expect(page.listings[1]).toMatchObject({ company: "Estúdio Maré Alta", workMode: "remote" });
    expect(page.listings[1]).not.toHaveProperty("pay");
    expect(parse(fullPage, query({ keywords: "figma" })).listings).toEqual([]);
  });

  test("a list does not say that work is on site, and a place may be missing", () => {
    expect(page.listings[2]).not.toHaveProperty("workMode");
    expect(page.listings[3]).toMatchObject({ contract: "Estágio" });
    expect(page.listings[3]).not.toHaveProperty("place");
  });

  test("an address comes from either share link, else from the id, and is always at the portal", () => {
    expect(page.listings.slice(2, 5).map(({ url }) => url)).toEqual([
      "https://trampos.co/oportunidades/774003-designer-de-interiores",
      "https://trampos.co/oportunidades/774004",
      "https://trampos.co/oportunidades/774007",
    ]);
    const local = parse(fullPage, designer, { url: "http://127.0.0.1:3010/api/v2/opportunities" });
    expect(local.listings[0]?.url).toMatch("http://127.0.0.1:3010/oportunidades/774001-");
  });

  test("a vacancy that may be remote is opened after those that certainly fit, and is not shown before", () => {
    const asked = parse(singlePage, inRecife);
    expect(ids(asked.listings)).toEqual([40]);
    expect(steps(asked)).toEqual([40, 43, 42]);
    expect(asked.total).toBeUndefined();
  });

  test("the last page asks details only", () => {
    const last = parse(lastPage, designer, {
      request: requestOf("list", "https://trampos.co/api/v2/opportunities?page=2"),
    });
    expect(steps(last)).toEqual([30]);
    expect(last.total).toBe(13);
  });

  test("total 0 is empty, an empty first page of many is changed", () => {
    expect(parse(nothing)).toMatchObject({ listings: [], confirmedEmpty: true, next: [] });
    expect(() => parse({ ...nothing, pagination: { total: 9, total_pages: 1 } })).toThrow(ProviderChanged);
  });

  test("an answer that ignores the words and holds all vacancies is filtered here", () => {
    const ignored = parse(filtersIgnored);
    expect(ignored).toMatchObject({ listings: [], leftOut: 2, confirmedEmpty: false });
    expect(steps(ignored)).toEqual(["list 2", 51, 50]);
  });

  test("a bad item is dropped alone, and so is a bad field", () => {
    const read = parse(oneBadItem);
    expect(read).toMatchObject({ skipped: 3, listings: [{ title: "Designer Sênior" }] });
    for (const field of ["company", "postedAt", "workMode"])
      expect(read.listings[0]).not.toHaveProperty(field);
  });

  test("refusals, faults and unknown shapes have outcomes of their own", () => {
    expect(() => parse("no", designer, { status: 429 })).toThrow(ProviderBlocked);
    expect(() => parse("no", designer, { status: 503 })).toThrow(ProviderUnavailable);
    const unauthorised = { error: "No autorizado", api_key: null };
    for (const body of ["<html>Trampos</html>", unauthorised, { opportunities: [] }])
      expect(() => parse(body)).toThrow(ProviderChanged);
  });
});

describe("a detail of Trampos", () => {
  test("adds text, contract and work mode to its card", () => {
    const [listing] = parseDetail(detail).listings;
    expect(listing).toEqual({
      providerListingId: "774042",
      title: "Designer VR",
      url: "https://trampos.co/oportunidades/774042-designer-vr",
      company: "Agência Caju Doce",
      place: { city: "São Paulo", state: "SP", country: "Brasil" },
      workMode: "remote",
      contract: "CLT",
      pay: { minCents: 500_000, maxCents: 500_000, period: "unstated", negotiable: false },
      description:
        "<p>Criar mundos.</p><p>Pensar com o time.</p><p>Pré-requisitos:</p><ul><li>Blender</li><li>Unity</li></ul><p>Desejável:</p><p>Inglês</p><p>Benefícios:</p><ul><li>Vale-refeição</li><li>Folga no aniversário</li></ul>",
      requirements: ["Blender", "Unity", "Inglês (desejável)"],
      benefits: ["Vale-refeição", "Folga no aniversário"],
      postedAt: "2026-10-07T12:00:07.000-03:00",
    });
  });

  const changed = (changes: Record<string, unknown>) => ({
    opportunity: { ...detail.opportunity, ...changes },
  });

  test("decides uncertain cards: on-site work elsewhere is removed, and so is a vacancy without the words", () => {
    expect(parseDetail(changed({ home_office: false }))).toMatchObject({ listings: [], leftOut: 1 });
    expect(parseDetail(detail, query({ keywords: "unity" })).listings).toHaveLength(1);
    expect(parseDetail(detail, query({ keywords: "contador" }))).toMatchObject({ listings: [], leftOut: 1 });
  });

  test("without a work mode is not on site, and open to any contract has no stated contract", () => {
    const silent = changed({
      home_office: null,
      hybrid: null,
      regime: "INDIFERENTE",
      description: "Vaga PJ.",
    });
    const [listing] = parseDetail(silent, designer).listings;
    expect(listing).not.toHaveProperty("workMode");
    expect([listing?.contract, listing && originOf(listing, "contract")]).toEqual(["PJ", "derived"]);
  });

  test("of a vacancy that is gone removes the card; of another vacancy it does not", () => {
    expect(parseDetail("", inRecife, { status: 404 })).toMatchObject({ listings: [], leftOut: 1 });
    expect(() => parseDetail(changed({ id: 1 }))).toThrow(ProviderChanged);
    expect(() => parseDetail({ opportunity: null })).toThrow(ProviderChanged);
  });
});

describe("the older feed of Trampos", () => {
  const parseFeed = (body: unknown, asked = designer) =>
    parse(body, asked, { request: requestOf("legacy", "https://trampos.co/api/oportunidades.json?page=1") });

  test("is filtered here, and an item without an id is left out", () => {
    const page = parseFeed(legacyFeed);
    expect(page).toMatchObject({ leftOut: 2, skipped: 1, confirmedEmpty: false });
    expect(page.listings).toMatchObject([
      {
        providerListingId: "774001",
        company: "Agência Caju Doce",
        url: "https://trampos.co/oportunidades/774001-designer-grafico",
        contract: "PJ",
        requirements: ["Portfólio"],
      },
    ]);
    expect(steps(page)).toEqual(["legacy 2"]);
  });

  test("has no places, so it answers no query with a place; a first page without items is changed", () => {
    expect(parseFeed(legacyFeed, inRecife).listings).toEqual([]);
    expect(() => parseFeed([])).toThrow(ProviderChanged);
  });
});

const recorded = "trampos/opportunities-reduced.json";
describe.skipIf(!hasRecorded(recorded))("recorded answers of Trampos, where present", () => {
  test("the reduced list of June 2026 is read correctly", () => {
    const page = parse(readRecorded(recorded), query());
    expect(page).toMatchObject({ skipped: 0, leftOut: 0, total: 2 });
    expect(page.listings).toMatchObject([
      {
        title: "Senior Ruby on Rails Developer",
        company: "Trampos Labs",
        postedAt: "2026-06-04T18:45:48-03:00",
      },
      { title: "Designer Sênior", company: "Example", url: "https://trampos.co/oportunidades/773401" },
    ]);
  });

  test("the reduced detail of June 2026 is read correctly", () => {
    const request = requestOf("detail", "https://trampos.co/api/v2/opportunities/773400");
    const page = parse(readRecorded("trampos/opportunity-773400-reduced.json"), query(), { request });
    expect(page.listings[0]).toEqual({
      providerListingId: "773400",
      title: "Senior Ruby on Rails Developer",
      url: "https://trampos.co/oportunidades/773400-senior-ruby-on-rails-developer",
      company: "Trampos Labs",
      place: { city: "Sao Paulo", state: "SP", country: "Brasil" },
      workMode: "remote",
      description:
        "<p>Hands-on Ruby on Rails role for product engineering.</p><p>Pré-requisitos:</p><p>Senior backend experience.</p><p>Desejável:</p><p>React familiarity is a plus.</p>",
      requirements: ["Senior backend experience", "React familiarity is a plus"],
      benefits: [],
      postedAt: "2026-06-04T18:45:48-03:00",
    });
  });
});
