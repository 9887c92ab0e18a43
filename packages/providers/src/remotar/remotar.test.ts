import { describe, expect, test } from "vitest";
import { originOf } from "../core/listing.ts";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../core/outcome-errors.ts";
import { hasRecorded, readRecorded } from "../core/testing/recorded.ts";
import { query, replyOf } from "../core/testing/reply.ts";
import { remotar } from "./remotar.ts";
import filtersIgnored from "./samples/filters-ignored.json" with { type: "json" };
import fullPage from "./samples/full-page.json" with { type: "json" };
import lastPage from "./samples/last-page.json" with { type: "json" };
import nothing from "./samples/nothing.json" with { type: "json" };
import oneBadItem from "./samples/one-bad-item.json" with { type: "json" };

const pernambuco = { uf: "PE", name: "Pernambuco" };
const parana = { uf: "PR", name: "Paraná" };
const desenvolvedor = query({ keywords: "desenvolvedor" });
const parse = (body: unknown, asked = desenvolvedor, changes = {}) =>
  remotar.parseReply(replyOf(remotar, body, { asked, ...changes }), asked);
const ids = (page: { listings: readonly { providerListingId: string }[] }) =>
  page.listings.map((listing) => Number(listing.providerListingId) % 100);

describe("what Remotar is asked", () => {
  test("for the words among active vacancies, and never for a place, which it would ignore", () => {
    const [request, ...others] = remotar.buildRequests(
      query({ keywords: " dev  java ", city: "Recife", state: pernambuco }),
    );
    expect(others).toEqual([]);
    expect(Object.fromEntries(new URL(request?.url ?? "").searchParams)).toEqual({
      search: "dev java",
      active: "true",
      page: "1",
    });
  });
});

describe("what Remotar answers", () => {
  const page = parse(fullPage);

  test("openings only: inactive, expired and repeated ones are left out, and the next page follows", () => {
    expect(ids(page)).toEqual([1, 2, 3, 4, 5]);
    expect(page).toMatchObject({ leftOut: 4, skipped: 0, confirmedEmpty: false });
    expect(page.total).toBeUndefined();
    expect(page.next.map(({ url }) => new URL(url).searchParams.get("page"))).toEqual(["2"]);
  });

  test("every field of an item is read, with its address at the site for people", () => {
    expect(page.listings[0]).toEqual({
      providerListingId: "150901",
      title: "Pessoa Desenvolvedora Backend",
      url: "https://remotar.com.br/job/150901/ipe-branco-tecnologia/pessoa-desenvolvedora-backend",
      company: "Ipê Branco Tecnologia",
      place: { country: "Brasil" },
      workMode: "remote",
      contract: "CLT",
      level: "Júnior",
      pay: { minCents: 450_000, maxCents: 600_000, period: "month", negotiable: false },
      description:
        "<p>Pagamentos &amp; conciliação</p>\n<p>Vamos <strong>construir</strong> juntos.</p>\n<p>Processo em duas etapas.</p>",
      requirements: ["Node.js", "SQL"],
      benefits: ["Vale-refeição", "Auxílio home office"],
      postedAt: "2026-10-09T18:20:11.030-03:00",
    });
    const local = parse(lastPage, desenvolvedor, { url: "http://127.0.0.1:3009/jobs?page=2" });
    expect(local.listings[0]?.url).toMatch(/^http:\/\/127\.0\.0\.1:3009\/job\/150920\//);
  });

  test("place and country are read as texts or objects, and the other employer name is the fallback", () => {
    expect(page.listings[1]).toMatchObject({
      company: "Empresa confidencial",
      place: { city: "Recife", state: "PE", country: "Brasil" },
      workMode: "hybrid",
      contract: "PJ",
      pay: { period: "unstated", negotiable: true },
    });
    expect(page.listings[2]).toMatchObject({
      place: { city: "Curitiba", state: "Paraná" },
      workMode: "onsite",
      benefits: ["Plano de saúde"],
    });
  });

  test("a contract in a tag is stated, one in the text derived", () => {
    const [first, , third] = page.listings;
    expect([originOf(first!, "contract"), originOf(third!, "contract")]).toEqual(["stated", "derived"]);
    expect(page.listings[3]?.contract).toBe("Estágio");
  });

  test("implausible pay, zeros and other currencies are not shown", () => {
    expect(page.listings.slice(2).map((listing) => listing.pay)).toEqual([undefined, undefined, undefined]);
  });

  test("remote work fits every place, any other only its own", () => {
    expect(ids(parse(fullPage, query({ keywords: "desenvolvedor", state: pernambuco })))).toEqual([
      1, 2, 4, 5,
    ]);
    expect(ids(parse(fullPage, query({ state: parana, city: "Londrina" })))).toEqual([1, 4, 5]);
    expect(ids(parse(fullPage, query({ state: parana, city: "Curitiba" })))).toEqual([1, 3, 4, 5]);
  });

  test("a vacancy abroad keeps its country", () => {
    expect(page.listings[4]?.place).toEqual({ country: "Portugal" });
  });

  test("the last page ends, and its total is the portal's", () => {
    expect(parse(lastPage)).toMatchObject({ next: [], total: 51 });
  });

  test("no more pages are asked than the settings allow", () => {
    const far = { ...fullPage, meta: { ...fullPage.meta, current_page: 4, last_page: 216 } };
    expect(parse(far).next).toEqual([]);
  });

  test("total 0 is empty; an empty first page that does not say 0 is changed", () => {
    expect(parse(nothing)).toMatchObject({ listings: [], confirmedEmpty: true, next: [] });
    for (const total of [7, undefined])
      expect(() => parse({ ...nothing, meta: { ...nothing.meta, total } })).toThrow(ProviderChanged);
    const pastTheEnd = { ...nothing, meta: { ...nothing.meta, total: 51, current_page: 3 } };
    expect(parse(pastTheEnd)).toMatchObject({ listings: [], next: [] });
  });

  test("when it ignores the words and answers with everything, we filter, texts included", () => {
    expect(parse(filtersIgnored)).toMatchObject({ listings: [], leftOut: 3, confirmedEmpty: false });
    expect(ids(parse(filtersIgnored, query({ keywords: "marketing" })))).toEqual([30, 32]);
    expect(ids(parse(filtersIgnored, query({ keywords: "designer", state: parana })))).toEqual([]);
  });

  test("keywords with 'remoto' find remote vacancies", () => {
    expect(ids(parse(fullPage, query({ keywords: "backend remoto" })))).toEqual([1]);
  });

  test("a bad item is dropped alone, and so is a bad field", () => {
    const read = parse(oneBadItem);
    expect(read).toMatchObject({ skipped: 2, listings: [{ title: "Desenvolvedor Go", contract: "PJ" }] });
    expect(read.listings[0]).not.toHaveProperty("postedAt");
    expect(read.listings[0]).not.toHaveProperty("pay");
  });

  test("refusals, faults and unknown shapes have outcomes of their own", () => {
    expect(() => parse("no", desenvolvedor, { status: 403 })).toThrow(ProviderBlocked);
    expect(() => parse("<title>Just a moment...</title>")).toThrow(ProviderBlocked);
    expect(() => parse("no", desenvolvedor, { status: 500 })).toThrow(ProviderUnavailable);
    for (const body of ["<html>Remotar</html>", [], { data: [] }, { data: {}, meta: nothing.meta }])
      expect(() => parse(body)).toThrow(ProviderChanged);
  });
});

const recorded = "remotar/jobs-reduced.json";
describe.skipIf(!hasRecorded(recorded))("recorded answers of Remotar, where present", () => {
  test("the reduced page of June 2026 is read correctly", () => {
    const page = parse(readRecorded(recorded), query());
    expect(page).toMatchObject({ skipped: 0, leftOut: 0, next: [] });
    expect(page.listings).toHaveLength(2);
    expect(page.listings[0]).toEqual({
      providerListingId: "139443",
      title: "Senior Ruby on Rails Engineer",
      url: "https://remotar.com.br/job/139443/lwsa/senior-ruby-on-rails-engineer",
      company: "LWSA",
      place: { country: "Brasil" },
      workMode: "remote",
      description: "<p>Liderança técnica em Ruby on Rails</p>\n<p>Vaga 100% remota</p>",
      requirements: ["Domínio em Ruby, Rails e APIs."],
      benefits: [],
      postedAt: "2026-06-05T20:09:30.030-03:00",
    });
    expect(page.listings[1]).toMatchObject({ company: "Example", workMode: "remote" });
  });
});
