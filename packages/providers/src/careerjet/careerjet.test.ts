import { describe, expect, test } from "vitest";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../core/outcome-errors.ts";
import type { Asker, ProviderReply } from "../core/provider.ts";
import { hasRecorded, readRecorded } from "../core/testing/recorded.ts";
import { query, replyOf } from "../core/testing/reply.ts";
import { careerjet, defineCareerjet } from "./careerjet.ts";
import errorV3 from "./samples/error-v3.json" with { type: "json" };
import foreignPay from "./samples/foreign-pay.json" with { type: "json" };
import fullPage from "./samples/full-page.json" with { type: "json" };
import lastPage from "./samples/last-page.json" with { type: "json" };
import nothing from "./samples/nothing.json" with { type: "json" };
import oneBadItem from "./samples/one-bad-item.json" with { type: "json" };
import placesAsObjects from "./samples/places-as-objects.json" with { type: "json" };
import places from "./samples/places.json" with { type: "json" };
import v3Page from "./samples/v3-page.json" with { type: "json" };
import { careerjetSettings } from "./settings.ts";

const recife = { city: "Recife", state: { uf: "PE", name: "Pernambuco" } };
const santaLuzia = { city: "Santa Luzia", state: { uf: "MG", name: "Minas Gerais" } };
const asked = query({ keywords: "auxiliar  administrativo", ...recife });
const asker: Asker = {
  ip: "203.0.113.7",
  userAgent: "Mozilla/5.0 (Android 15; Mobile) Firefox/145.0",
  pageUrl: "https://vagou.example/jobs?q=técnico",
  credentials: { CAREERJET_API_KEY: " k3y ", CAREERJET_AFFILIATE_ID: "aff1d" },
};
const v3 = defineCareerjet({ ...careerjetSettings, version: "v3" });

const requestFor = (of = asked, provider = careerjet) => provider.buildRequests(of, asker)[0]!;
const parse = (body: unknown, changes: Partial<ProviderReply> = {}, of = asked) =>
  careerjet.parseReply(replyOf(careerjet, body, { request: requestFor(of), ...changes }), of);
const locationOf = (url = "") => new URL(url).searchParams.get("location");

describe("what Careerjet is asked", () => {
  test("the key is the user of Basic authentication, and the Referer is the page that shows the results", () => {
    expect(requestFor().headers).toEqual({
      accept: "application/json",
      authorization: `Basic ${btoa("k3y:")}`,
      referer: "https://vagou.example/jobs?q=t%C3%A9cnico",
    });
  });

  test("Brazil's index, the person's own address and browser, and never the key in the address", () => {
    const url = new URL(requestFor().url);
    expect(url.origin + url.pathname).toBe("https://search.api.careerjet.net/v4/query");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      locale_code: "pt_BR",
      keywords: "auxiliar administrativo",
      location: "Recife - PE",
      sort: "relevance",
      page: "1",
      page_size: "100",
      fragment_size: "2000",
      user_ip: "203.0.113.7",
      user_agent: "Mozilla/5.0 (Android 15; Mobile) Firefox/145.0",
    });
  });

  test("a state by its full name, the whole country by no place at all", () => {
    expect(locationOf(requestFor(query({ state: recife.state })).url)).toBe("Pernambuco");
    expect(locationOf(requestFor(query({ keywords: "x" })).url)).toBeNull();
  });

  test("the older version needs an affiliate and the page in the address, over plain HTTP", () => {
    const request = requestFor(asked, v3);
    const url = new URL(request.url);
    expect(url.origin + url.pathname).toBe("http://public.api.careerjet.net/search");
    expect(v3).toMatchObject({ origins: [url.origin], credentials: ["CAREERJET_AFFILIATE_ID"] });
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      affid: "aff1d",
      pagesize: "99",
      url: "https://vagou.example/jobs?q=t%C3%A9cnico",
      user_ip: "203.0.113.7",
    });
    expect(request.headers["authorization"]).toBeUndefined();
  });

  test("names the setting of a missing key, and sends no header without a key", () => {
    expect(careerjet.credentials).toEqual(["CAREERJET_API_KEY"]);
    expect(careerjet.buildRequests(asked)[0]?.headers).toEqual({ accept: "application/json" });
  });
});

describe("vacancies of Careerjet", () => {
  const page = parse(fullPage);

  test("have the stated fields, and mark those that were derived from the text", () => {
    expect(page.listings[0]).toEqual({
      providerListingId: "https://jobviewtrack.com/v2/aQ1.html",
      title: "Auxiliar Administrativo",
      url: "https://jobviewtrack.com/v2/aQ1.html",
      company: "Clínica Vale Verdejante",
      place: { city: "Recife", state: "PE", country: "Brasil" },
      workMode: "onsite",
      contract: "CLT",
      pay: { minCents: 180_000, maxCents: 220_000, period: "month", negotiable: false },
      description:
        "<p>Buscamos Auxiliar Administrativo para organizar agendas &amp; notas. Contratação: CLT. Trabalho presencial. ...</p>",
      requirements: [],
      benefits: [],
      postedAt: "2026-10-08T19:13:43Z",
      derived: ["contract", "workMode"],
    });
  });

  test("of the whole country have no city, and may have no employer", () => {
    expect(page.listings[1]).toMatchObject({ place: { country: "Brasil" }, workMode: "remote" });
    expect(page.listings[1]).not.toHaveProperty("company");
    expect(page.listings[1]).not.toHaveProperty("pay");
  });

  test("that name hybrid cars are not hybrid, and vacancies may have one amount of pay only", () => {
    expect(page.listings[2]).toMatchObject({
      place: { city: "Olinda", state: "PE" },
      pay: { minCents: 250_000, period: "month", negotiable: false },
    });
    for (const field of ["workMode", "contract", "postedAt", "derived"])
      expect(page.listings[2]).not.toHaveProperty(field);
  });

  test("show no pay in another currency, nor a range whose least exceeds its most", () => {
    const pays = parse(foreignPay).listings.map(({ pay }) => pay);
    expect(pays).toEqual([undefined, undefined, { period: "month", negotiable: true }]);
  });

  test("are dropped alone when they are bad", () => {
    expect(parse(oneBadItem)).toMatchObject({ listings: [{ title: "Auxiliar Administrativo" }], skipped: 3 });
  });
});

describe("pages of Careerjet", () => {
  test("follow the number of pages that it states, with the same headers, regardless of the size asked for", () => {
    const page = parse(fullPage);
    expect(page).toMatchObject({ total: 62, skipped: 0, confirmedEmpty: false });
    const [next] = page.next;
    expect(new URL(next?.url ?? "").searchParams.get("page")).toBe("2");
    expect(next?.headers).toEqual(requestFor().headers);
  });

  test("end with the last page, after enough vacancies, and at the tenth page", () => {
    const at = (number: number, body: unknown = fullPage) => {
      const request = requestFor();
      return parse(body, { request: { ...request, url: request.url.replace("page=1", `page=${number}`) } });
    };
    expect(at(3).next).toHaveLength(1);
    expect(at(4, lastPage)).toMatchObject({ next: [], listings: [{ title: "Recepcionista" }] });
    expect(at(9, { ...fullPage, pages: 30 }).next).toHaveLength(1);
    expect(at(10, { ...fullPage, pages: 30 }).next).toEqual([]);
    const hundred = Array.from({ length: 100 }, (_, index) => ({ ...fullPage.jobs[0], site: `${index}` }));
    expect(parse({ ...fullPage, pages: 9, jobs: hundred }).next).toEqual([]);
  });

  test("without vacancies are empty only when its count is zero", () => {
    const country = query({ keywords: "astronauta" });
    expect(parse(nothing, {}, country)).toMatchObject({ listings: [], confirmedEmpty: true, next: [] });
    expect(() => parse({ ...nothing, hits: 5 })).toThrow(ProviderChanged);
    expect(() => parse({ type: "JOBS", jobs: [] })).toThrow(ProviderChanged);
  });
});

describe("an item of Careerjet", () => {
  const only = (changes: object) => {
    const [item] = fullPage.jobs;
    return parse({ ...fullPage, pages: 1, jobs: [{ ...item, ...changes }] }).listings[0];
  };

  test("has no remains of tags that the excerpt cut", () => {
    const description = "B>software</B> e <b>hardware</b>, /b>redes <b>e</b> mais ... <";
    expect(only({ description })?.description).toBe("<p>software e hardware, redes e mais ...</p>");
  });

  test("abroad is not placed in Brazil, even if its code is that of a Brazilian state", () => {
    expect(only({ locations: "Sydney, NSW" })?.place).toEqual({ city: "Sydney" });
    expect(only({ locations: "Boston, MA", salary_currency_code: "USD" })?.place).toEqual({ city: "Boston" });
    expect(only({ locations: "Olinda, PE" })?.place).toMatchObject({ state: "PE", country: "Brasil" });
  });

  test("with pay of zero has no pay", () => {
    expect(only({ salary: "R$ 0,00", salary_min: 0, salary_max: 0 })).not.toHaveProperty("pay");
  });
});

describe("a place that Careerjet does not find", () => {
  const inSantaLuzia = query({ keywords: "vendedor", ...santaLuzia });

  test.each([
    ["texts", places],
    ["objects", placesAsObjects],
  ])("is asked again as it is listed, among %s", (_, body) => {
    const page = parse(body, {}, inSantaLuzia);
    // The label is the form that was asked; a listed place of another form would be asked instead.
    expect(page.next.map(({ step, url }) => [step, locationOf(url)])).toEqual([["again", "Santa Luzia"]]);
    const request = {
      ...requestFor(inSantaLuzia),
      url: requestFor(inSantaLuzia).url.replace("%20-%20MG", ""),
    };
    expect(locationOf(parse(body, { request }, inSantaLuzia).next[0]?.url)).toBe("Santa Luzia - MG");
  });

  test("is found among the listed ones in another spelling", () => {
    const asked = query({
      keywords: "vendedor",
      city: "Santa Bárbara d'Oeste",
      state: { uf: "SP", name: "São Paulo" },
    });
    const body = { ...places, locations: ["Santa Bárbara - MG", "Santa Barbara Doeste - SP"] };
    expect(locationOf(parse(body, {}, asked).next[0]?.url)).toBe("Santa Barbara Doeste - SP");
  });

  test("is asked by its bare name where its label finds nothing", () => {
    const [next] = parse(nothing).next;
    expect([next?.step, locationOf(next?.url)]).toEqual(["again", "Recife"]);
    expect(parse(nothing, { request: next! })).toMatchObject({ confirmedEmpty: true, next: [] });
  });

  test("gives no vacancy when it is not among the listed places, and is asked again only once", () => {
    const [next] = parse(places).next;
    expect(parse(places, { request: next! })).toMatchObject({ listings: [], confirmedEmpty: true, next: [] });
    const inPernambuco = query({ state: recife.state });
    expect(parse(places, {}, inPernambuco)).toMatchObject({ confirmedEmpty: true, next: [] });
  });

  test("cannot be ambiguous when no place was asked", () => {
    expect(() => parse(places, {}, query({ keywords: "x" }))).toThrow(ProviderChanged);
  });
});

describe("refusals of Careerjet", () => {
  test.each([
    [401, ProviderBlocked],
    [403, ProviderBlocked],
    [429, ProviderBlocked],
    [400, ProviderChanged],
    [503, ProviderUnavailable],
  ])("by status %i", (status, kind) => {
    expect(() => parse({ message: "Invalid locale_code" }, { status })).toThrow(kind);
    expect(() => parse({ message: "Invalid locale_code" }, { status })).toThrow(/: Invalid locale_code$/);
    expect(() => parse("<html>no</html>", { status })).toThrow(kind);
  });

  test("give the log the reason, but not the person who asked", () => {
    const body = { error: "203.0.113.7 is not a valid user_ip" };
    expect(() => parse(body, { status: 403 })).toThrow("status 403: (user_ip) is not a valid user_ip");
  });

  test.each([
    [errorV3.error, ProviderBlocked],
    ["Your IP address is not authorised", ProviderBlocked],
    ["Internal error, please try again", ProviderUnavailable],
    ["Unknown locale", ProviderChanged],
  ])("in the older version's words: %s", (error, kind) => {
    expect(() => parse({ type: "ERROR", error })).toThrow(kind);
  });

  test("of another shape are a change, a challenge is a block", () => {
    for (const body of ["<html>Vagas</html>", {}, { type: "OTHER" }, { type: "JOBS", jobs: { 0: {} } }])
      expect(() => parse(body)).toThrow(ProviderChanged);
    expect(() => parse("<html>Just a moment...</html>")).toThrow(ProviderBlocked);
  });
});

test("an answer of the older version is read as the newer", () => {
  const page = v3.parseReply(replyOf(v3, v3Page, { request: requestFor(asked, v3) }), asked);
  expect(page).toMatchObject({
    skipped: 0,
    total: 2,
    listings: [
      { contract: "Estágio", postedAt: "2026-10-06T07:00:00Z", place: { city: "São Paulo", state: "SP" } },
      { place: { city: "Campinas" }, pay: { minCents: 450_000, maxCents: 450_000, period: "unstated" } },
    ],
  });
});

const recorded = "careerjet/v3-it-invented-values.json";
test.skipIf(!hasRecorded(recorded))("a recorded shape of the older version, where present, is read", () => {
  const page = v3.parseReply(replyOf(v3, readRecorded(recorded), { request: requestFor(asked, v3) }), asked);
  expect(page).toMatchObject({ skipped: 0, total: 487 });
  expect(page.listings.map(({ title, company }) => [title, company])).toEqual([
    ["Responsabile IT", "TechNova"],
    ["ERP Developer", "Orienta"],
    ["Data Analyst", "DataCo"],
  ]);
  for (const { pay } of page.listings) expect(pay).toBeUndefined();
});
