import { describe, expect, test } from "vitest";
import { originOf } from "../core/listing.ts";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../core/outcome-errors.ts";
import { hasRecorded, readRecorded } from "../core/testing/recorded.ts";
import { query, replyOf } from "../core/testing/reply.ts";
import filtersIgnored from "./samples/filters-ignored.json" with { type: "json" };
import firstPage from "./samples/first-page.json" with { type: "json" };
import lastPage from "./samples/last-page.json" with { type: "json" };
import nothing from "./samples/nothing.json" with { type: "json" };
import olderEnvelope from "./samples/older-envelope.json" with { type: "json" };
import oneBadItem from "./samples/one-bad-item.json" with { type: "json" };
import pastTheEnd from "./samples/past-the-end.json" with { type: "json" };
import { solides } from "./solides.ts";

const pernambuco = { uf: "PE", name: "Pernambuco" };
const inRecife = query({ keywords: "recepcionista", city: "Recife", state: pernambuco });
const parse = (body: unknown, asked = inRecife) =>
  solides.parseReply(replyOf(solides, body, { asked }), asked);

describe("what Sólides is asked", () => {
  const asked = (changes: Parameters<typeof query>[0]) =>
    solides
      .buildRequests(query(changes))
      .map((request) => Object.fromEntries(new URL(request.url).searchParams));

  test("for a city with its UF, as one label", () => {
    expect(asked(inRecife)).toEqual([
      { title: "recepcionista", locations: "Recife - PE", page: "1", take: "14" },
    ]);
  });

  test("for a state alone, by its large cities' labels and the country, because a bare UF finds nothing", () => {
    expect(asked({ keywords: "recepcionista", state: pernambuco })).toEqual([
      {
        title: "recepcionista",
        locations:
          "Recife - PE,Jaboatão dos Guararapes - PE,Petrolina - PE,Caruaru - PE,Olinda - PE,Paulista - PE",
        page: "1",
        take: "14",
      },
      { title: "recepcionista", page: "1", take: "14" },
    ]);
    expect(asked({ keywords: "recepcionista" })).toHaveLength(1);
  });
});

describe("the large cities of a state", () => {
  const inState = query({ state: pernambuco });
  const [cities] = solides.buildRequests(inState);
  const parseCities = (body: unknown, status = 200) =>
    solides.parseReply({ ...replyOf(solides, body, { asked: inState, status }), request: cities! }, inState);

  test("have pages of their own", () => {
    const [item] = filtersIgnored.data.filter(({ id }) => id === 820003);
    const page = parseCities({ ...filtersIgnored, totalPages: 2, data: [item] });
    expect(page).toMatchObject({ listings: [{ place: { state: "PE" } }], next: [{ step: "cities" }] });
    const next = new URL(page.next[0]!.url).searchParams;
    expect([next.get("page"), next.get("locations")]).toEqual([
      "2",
      new URL(cities!.url).searchParams.get("locations"),
    ]);
    expect(page.total).toBeUndefined();
  });

  test("have no next page when the portal ignores them, and vacancies of other places are left out", () => {
    const page = parseCities({ ...filtersIgnored, totalPages: 9 });
    expect(page).toMatchObject({ next: [], ignored: ["place"] });
    expect(page.listings.map(({ place }) => place?.state)).toEqual(["PE", "PE"]);
  });

  test("do not count when the portal refuses several cities", () => {
    for (const status of [400, 500])
      expect(parseCities("no", status)).toMatchObject({ listings: [], next: [], confirmedEmpty: false });
    expect(() => parseCities("no", 503)).toThrow(ProviderUnavailable);
  });
});

describe("what Sólides answers", () => {
  const page = parse(firstPage);

  test("old, closed and pool vacancies are left out, and the next page follows", () => {
    expect(page.listings.map((listing) => listing.providerListingId)).toEqual(["810001", "810007"]);
    expect(page).toMatchObject({ leftOut: 3, total: 7, skipped: 0 });
    expect(page.next.map((request) => new URL(request.url).searchParams.get("page"))).toEqual(["2"]);
  });

  test("every field of an item is read, its address built on the origin that answered", () => {
    expect(page.listings[0]).toMatchObject({
      title: "Recepcionista",
      company: "Clínica Vale Verde",
      url: "https://vagas.solides.com.br/vaga/810001",
      place: { city: "Recife", state: "PE", country: "Brasil" },
      workMode: "onsite",
      contract: "CLT",
      pay: { minCents: 180_000, maxCents: 220_050, period: "month", negotiable: false },
      requirements: ["Ensino médio", "Excel", "Boa comunicação"],
      benefits: [],
      postedAt: "2026-10-09",
      expiresAt: "2026-10-31",
    });
    const local = solides.parseReply(
      replyOf(solides, firstPage, { url: "http://127.0.0.1:3004/api/vacancies", asked: inRecife }),
      inRecife,
    );
    expect(local.listings[0]?.url).toBe("http://127.0.0.1:3004/vaga/810001");
  });

  test("the fields of an item are stated, missing ones are not informed", () => {
    const [first, second] = page.listings;
    const fields = ["pay", "postedAt", "contract", "workMode"] as const;
    for (const field of fields) expect(originOf(first!, field)).toBe("stated");
    expect(originOf({ ...second!, contract: "CLT", derived: ["contract"] }, "contract")).toBe("derived");
    expect(
      originOf({ providerListingId: "1", title: "a", url: "b", requirements: [], benefits: [] }, "pay"),
    ).toBe(undefined);
  });

  test("a hidden employer and hidden pay stay hidden, and homeOffice does not decide the work mode", () => {
    expect(page.listings[1]).toMatchObject({
      company: "Empresa confidencial",
      workMode: "hybrid",
      contract: "CLT ou PJ",
      level: "Pleno",
      pay: { period: "month", negotiable: true },
      benefits: ["Vale transporte"],
    });
    expect(page.listings[1]?.pay).not.toHaveProperty("minCents");
    expect(page.listings[1]?.requirements[0]).toBe("Tecnólogo, Graduação ou Ensino técnico");
  });

  test("several levels are told from the lowest, and a word that names only the kind of work is none", () => {
    const [item] = firstPage.data;
    const levelOf = (...names: string[]) => {
      const seniority = names.map((name, id) => ({ id, name, level: null }));
      const data = [{ ...item, seniority }];
      return parse({ ...nothing, count: 1, totalPages: 1, data }).listings[0]?.level;
    };
    expect(levelOf("Junior", "Pleno", "Estagiário")).toBe("Estágio ou Júnior ou Pleno");
    expect(levelOf("Auxiliar")).toBeUndefined();
    expect(levelOf()).toBeUndefined();
  });

  test("a work mode that the employer does not show is not told", () => {
    const [item] = firstPage.data;
    const modeOf = (changes: object) =>
      parse({ ...nothing, count: 1, totalPages: 1, data: [{ ...item, ...changes }] }).listings[0]?.workMode;
    expect(modeOf({ jobType: "presencial", showModality: false })).toBeUndefined();
    expect(modeOf({ jobType: "presencial", showModality: true })).toBe("onsite");
  });

  test("the last page has no next one; a remote vacancy of another place stays", () => {
    const last = parse(lastPage);
    expect(last.next).toEqual([]);
    expect(last.listings.map((listing) => [listing.workMode, listing.company, listing.pay])).toEqual([
      ["remote", "Clínica Vale Verde", undefined],
      ["onsite", undefined, undefined],
    ]);
  });

  test("count 0 is empty, a page past the end too, an empty first page of many is changed", () => {
    expect(parse(nothing)).toMatchObject({ confirmedEmpty: true, listings: [], next: [] });
    expect(parse(pastTheEnd)).toMatchObject({ listings: [], next: [] });
    expect(() => parse({ ...nothing, count: 12 })).toThrow(ProviderChanged);
  });

  test("an answer that ignores the query and holds all vacancies is filtered here", () => {
    const ignored = parse(filtersIgnored);
    expect(ignored.ignored).toContain("keywords");
    expect(ignored.listings.map((listing) => listing.providerListingId)).toEqual(["820003"]);
    expect(ignored.total).toBeUndefined();
    const foreign = parse({ ...filtersIgnored, totalPages: 1, data: filtersIgnored.data.slice(0, 2) });
    expect(foreign).toMatchObject({ listings: [], confirmedEmpty: false });
  });

  test("a page that mostly fits is trusted, because the portal knows abbreviations and genders", () => {
    const titles = ["Recepcionista", "Recepc. Noturno", "Recepcionistas", "Recepcionista PcD"];
    const data = titles.map((title, index) => ({ ...firstPage.data[0], id: index + 1, title }));
    expect(parse({ ...nothing, count: 4, totalPages: 1, data }).listings).toHaveLength(4);
    const asked = query({ keywords: "desenvolvedor junior" });
    const jr = { ...firstPage.data[0], title: "DEV JR" };
    const other = { ...firstPage.data[0], title: "Motorista" };
    const inside = { ...firstPage.data[0], title: "Desenvolvimento de Jrs" };
    const mixed = { ...nothing, count: 4, totalPages: 1, data: [jr, other, other, inside] };
    expect(parse(mixed, asked).listings.map((listing) => listing.title)).toEqual(["DEV JR"]);
  });

  test("a state alone is filtered here, and the country's count is not its total", () => {
    const asked = query({ state: pernambuco });
    const inState = parse(filtersIgnored, asked);
    expect(inState.listings.map((listing) => listing.providerListingId)).toEqual(["820003", "820004"]);
    expect(inState.total).toBeUndefined();
  });

  test("the older, nested envelope is read too", () => {
    expect(parse(olderEnvelope)).toMatchObject({
      total: 1,
      listings: [{ url: "https://vagas.solides.com.br/vaga/830001", benefits: ["Plano de saúde"] }],
    });
  });

  test("a vacancy without a working page or past its end is left out, and one abroad is not placed in Brazil", () => {
    const [item] = firstPage.data;
    const only = (changes: object) =>
      parse({ ...nothing, count: 1, totalPages: 1, data: [{ ...item, ...changes }] }, query());
    expect(only({ id: "kT7mQ2xZpa" })).toMatchObject({ listings: [], leftOut: 1 });
    expect(only({ date: { due: "2026-10-08" } })).toMatchObject({ listings: [], leftOut: 1 });
    expect(only({ date: { due: "2026-10-10" } }).listings).toHaveLength(1);
    expect(only({ city: { name: "Faro" }, state: { code: "PT" } }).listings[0]?.place).toEqual({
      city: "Faro",
    });
  });

  test("the requirements say once for whom a vacancy is reserved", () => {
    const [item] = firstPage.data;
    const requirements = (changes: object) =>
      parse({ ...nothing, count: 1, totalPages: 1, data: [{ ...item, ...changes }] }).listings[0]
        ?.requirements;
    const women = { id: 1, name: "Vaga afirmativa para Mulheres", level: null };
    const disabled = { id: 2, name: "Vaga afirmativa para Pessoas com Deficiência", level: null };
    expect(requirements({ affirmative: [women] })?.[0]).toBe("Vaga afirmativa para Mulheres");
    expect(requirements({ pcdOnly: true, affirmative: [disabled, women] })?.slice(0, 2)).toEqual([
      "Vaga para pessoas com deficiência (PcD)",
      "Vaga afirmativa para Mulheres",
    ]);
  });

  test("a bad item is dropped, the others stay", () => {
    expect(parse(oneBadItem)).toMatchObject({ listings: [{ providerListingId: "810001" }], skipped: 2 });
  });

  test("refusals, faults and unknown shapes have outcomes of their own", () => {
    const parseStatus = (status: number) => () =>
      solides.parseReply(replyOf(solides, "no", { status }), inRecife);
    expect(parseStatus(429)).toThrow(ProviderBlocked);
    expect(parseStatus(500)).toThrow(ProviderUnavailable);
    for (const body of ["<html>Sólides</html>", { data: [] }, { success: false, errors: ["x"], data: null }])
      expect(() => parse(body)).toThrow(ProviderChanged);
  });
});

const recorded = "solides/vacancies-2026-10.json";
describe.skipIf(!hasRecorded(recorded))("recorded answers of Sólides, where present", () => {
  test("the current route is read correctly", () => {
    const page = parse(readRecorded(recorded), query());
    expect(page).toMatchObject({ skipped: 0, leftOut: 0, total: 2650 });
    expect(page.listings[0]).toMatchObject({
      title: "Acadêmico de Enfermagem",
      company: "ASSOCIACAO PAULO DE TARSO",
      place: { city: "Belo Horizonte", state: "MG" },
      contract: "Estágio",
      level: "Estágio",
      url: "https://vagas.solides.com.br/vaga/935704",
      postedAt: "2026-10-09",
      expiresAt: "2026-10-30",
    });
    expect(page.listings[0]?.pay).toBeUndefined();
    expect(page.listings[1]?.pay).toEqual({
      minCents: 140_000,
      maxCents: 140_000,
      period: "month",
      negotiable: false,
    });
    expect(page.listings[2]?.company).toBe("Empresa confidencial");
  });

  test("the older route is read correctly", () => {
    const page = parse(readRecorded("solides/apigw-older-route.json"), query({ keywords: "estagio" }));
    expect(page.listings.map((listing) => [listing.providerListingId, listing.pay?.maxCents])).toEqual([
      ["903478", undefined],
      ["900088", 103_500],
      ["904171", undefined],
      ["899836", 115_980],
    ]);
    expect(page.listings[2]?.level).toBe("Estágio ou Júnior ou Pleno");
    // The third says it in its text alone: "Híbrido — 3 dias presenciais".
    expect(page.listings.map(({ workMode }) => workMode)).toEqual(["onsite", "onsite", "hybrid", "onsite"]);
    expect(page.listings[0]?.requirements).toContain("Estar cursando a partir do 5º período de Direito");
    expect(page.listings[0]?.benefits).toContain("Vale transporte");
  });
});
