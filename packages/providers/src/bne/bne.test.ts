import { describe, expect, test } from "vitest";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../core/outcome-errors.ts";
import { query, replyOf } from "../core/testing/reply.ts";
import { readSample } from "../core/testing/sample.ts";
import { bne } from "./bne.ts";

const sample = (name: string) => readSample(import.meta.url, name);
const inRecife = query({
  keywords: "auxiliar administrativo",
  city: "Recife",
  state: { uf: "PE", name: "Pernambuco" },
});
const parse = (body: string, asked = inRecife, changes = {}) =>
  bne.parseReply(replyOf(bne, body, { asked, ...changes }), asked);
const ids = (page: ReturnType<typeof parse>) =>
  page.listings.map(({ providerListingId }) => Number(providerListingId) - 6_100_000);

describe("what BNE is asked", () => {
  test.each([
    [inRecife, "/vagas-de-emprego-para-auxiliar-administrativo-em-recife-pe"],
    [query({ keywords: "Técnico de Enfermagem" }), "/vagas-de-emprego-para-tecnico-de-enfermagem"],
    [query({ keywords: "pintor", state: { uf: "PE", name: "Pernambuco" } }), "/vagas-de-emprego-para-pintor"],
    [
      query({ city: "São Paulo", state: { uf: "SP", name: "São Paulo" } }),
      "/vagas-de-emprego-em-sao-paulo-sp",
    ],
    [query({ state: { uf: "SP", name: "São Paulo" } }), "/vagas-de-emprego"],
    [query({ keywords: "Cirurgião-dentista" }), "/vagas-de-emprego-para-dentista"],
    [query({ keywords: "vagas de dentista" }), "/vagas-de-emprego-para-dentista"],
    [query({ keywords: "Constructor" }), "/vagas-de-emprego-para-constructor"],
  ])("$keywords $city $state.uf", (asked, path) => {
    expect(bne.buildRequests(asked).map(({ url }) => url)).toEqual([`https://www.bne.com.br${path}`]);
  });
});

describe("a list of BNE", () => {
  const page = parse(sample("full-page.html"));

  test("gives the fitting vacancies, asks the next page by its capital P and the cards that its budget allows", () => {
    expect(ids(page)).toEqual([1, 2, 3, 4, 6, 7, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
    expect(page).toMatchObject({ leftOut: 1, skipped: 0, confirmedEmpty: false });
    const [next, ...details] = page.next;
    expect(next?.url).toMatch(/-em-recife-pe\?Page=2$/);
    expect(details.map(({ card }) => card?.providerListingId)).toEqual([
      "6100001",
      "6100002",
      "6100003",
      "6100004",
    ]);
    expect(details[0]?.url).toBe(
      "https://www.bne.com.br/vagas-de-emprego/GetJobCard?id=6100001&viewOrigin=JobList&isVip=false&isAuthenticated=false&daysAfterRegister=0",
    );
    expect(details[0]?.headers).toMatchObject({ "x-requested-with": "XMLHttpRequest" });
  });

  test("every field of a card is read, without the portal's phrase; the address that it lacks is built", () => {
    expect(page.listings[0]).toEqual({
      providerListingId: "6100001",
      title: "Auxiliar Administrativo",
      url: "https://www.bne.com.br/vagas-de-emprego/6100001",
      company: "Cartório Pau-Brasil",
      place: { city: "Recife", state: "PE", country: "Brasil" },
      contract: "Efetivo",
      requirements: [],
      benefits: [],
    });
    const local = parse(sample("full-page.html"), inRecife, {
      url: "http://127.0.0.1:3011/vagas-de-emprego",
    });
    expect(local.listings[0]?.url).toBe("http://127.0.0.1:3011/vagas-de-emprego/6100001");
  });

  test("a contract that only the title names is found there", () => {
    const titled = sample("full-page.html")
      .replaceAll("Efetivo", "Presencial")
      .replaceAll(/Auxiliar Administrativo/gi, "Auxiliar Administrativo (Estágio)");
    expect(parse(titled).listings[0]).toMatchObject({ contract: "Estágio", derived: ["contract"] });
  });

  test("the lines of a card are recognised: employer, work mode, contract, place", () => {
    expect(page.listings[1]).toMatchObject({
      title: "Auxiliar administrativo",
      company: "Confidencial",
      workMode: "hybrid",
    });
    expect(page.listings[2]).toMatchObject({ title: "Auxiliar Administrativo", contract: "Estágio" });
    expect(page.listings[2]).not.toHaveProperty("company");
    expect(page.listings[3]).toMatchObject({
      company: "Rede Umbuzeiro",
      workMode: "remote",
      place: { city: "São Paulo" },
    });
    expect(page.listings[5]).toMatchObject({ company: "Agência Remanso", workMode: "remote" });
  });

  test("the asked words may be in the occupation instead of the title", () => {
    expect(page.listings[4]?.title).toBe("Assistente");
  });

  test("a short page is the last, and so is the second", () => {
    const last = parse(sample("last-page.html"));
    expect(last.next.map(({ step }) => step)).toEqual(["fragment", "fragment", "fragment"]);
    const request = page.next[0];
    expect(parse(sample("full-page.html"), inRecife, { request }).next.map(({ step }) => step)).not.toContain(
      "list",
    );
  });

  test("the hidden data counts before the cards, except a wage that is an average", () => {
    const hidden = parse(sample("hidden-list.html"));
    expect(hidden).toMatchObject({ skipped: 1, leftOut: 0 });
    expect(hidden.listings).toEqual([
      {
        providerListingId: "6100001",
        title: "Auxiliar Administrativo",
        url: "https://www.bne.com.br/vaga-de-emprego-na-area-Administrativa-em-Recife-PE/Auxiliar-Administrativo/6100001",
        company: "Cartório Pau-Brasil",
        place: { city: "Recife", state: "PE", country: "Brasil" },
        contract: "Estágio",
        description:
          "<p>Escritório &lt;novo&gt; no centro.</p><p>Organizar arquivos.</p><p>Atender clientes.</p>",
        requirements: [],
        benefits: [],
      },
      expect.objectContaining({ providerListingId: "6100004", workMode: "remote" }),
    ]);
  });

  test("the cards are read when the hidden data is unreadable", () => {
    expect(ids(parse(sample("hidden-unreadable.html")))).toEqual([1]);
  });

  test("unknown words bring a general list, of which only fitting vacancies are shown", () => {
    const asked = query({ keywords: "soldador" });
    expect(parse(sample("general-list.html"), asked)).toMatchObject({
      listings: [],
      leftOut: 2,
      confirmedEmpty: false,
      next: [],
    });
    expect(ids(parse(sample("general-list.html"), query({ state: { uf: "AM", name: "Amazonas" } })))).toEqual(
      [102],
    );
  });

  test("takes the occupation as the title where the page's data has none, with its date and pay", () => {
    const dentist = parse(sample("real-list.html"), query({ keywords: "dentista" }));
    expect(dentist).toMatchObject({ skipped: 0, leftOut: 0 });
    expect(dentist.listings).toEqual([
      {
        providerListingId: "6100301",
        title: "Dentista",
        url: "https://www.bne.com.br/vaga-de-emprego-na-area-saude-em-jaboatao-pe/dentista/6100301",
        company: "Clínica Sabiá",
        place: { city: "Jaboatão", state: "PE", country: "Brasil" },
        requirements: [],
        benefits: [],
        postedAt: "2026-10-09T10:34:38.973Z",
      },
      expect.objectContaining({
        company: "Confidencial",
        pay: { minCents: 450_000, maxCents: 520_000, period: "unstated", negotiable: false },
      }),
      // Two capital letters that are no state, and the portal's placeholder pay.
      {
        providerListingId: "6100303",
        title: "Dentista",
        url: "https://www.bne.com.br/vaga/6100303",
        company: "Clínica Sabiá",
        place: { city: "Faro" },
        requirements: [],
        benefits: [],
      },
    ]);
  });

  test("is read for a word that every object of JavaScript has", () => {
    const page = parse(sample("full-page.html"), query({ keywords: "constructor" }));
    expect(page).toMatchObject({ listings: [], skipped: 0, leftOut: 19 });
  });

  test("of an occupation by another name fits the query", () => {
    const asked = query({ keywords: "cirurgião dentista" });
    expect(parse(sample("real-list.html"), asked).listings).toHaveLength(3);
  });

  test("without a vacancy in the page's data is empty", () => {
    expect(parse(sample("empty-data.html"))).toMatchObject({ confirmedEmpty: true, next: [] });
  });

  test("is the home page for an unknown occupation, which is asked again without its level", () => {
    const asked = query({ keywords: "analista de sistemas pleno" });
    const first = parse(sample("home-page.html"), asked);
    expect(first).toMatchObject({ listings: [], confirmedEmpty: false });
    const [request] = first.next;
    expect(request?.url).toBe("https://www.bne.com.br/vagas-de-emprego-para-analista-de-sistemas");
    expect(parse(sample("home-page.html"), asked, { request })).toMatchObject({
      listings: [],
      confirmedEmpty: true,
      emptyBecause: "no such occupation at this portal",
      next: [],
    });
    const everywhere = query({ state: { uf: "SP", name: "São Paulo" } });
    expect(() => parse(sample("home-page.html"), everywhere)).toThrow(ProviderChanged);
  });

  test("is empty only when it says so", () => {
    expect(parse(sample("nothing.html"))).toMatchObject({ listings: [], confirmedEmpty: true, next: [] });
    expect(() => parse(sample("changed.html"))).toThrow(ProviderChanged);
    expect(() => parse('{"success":true}')).toThrow(ProviderChanged);
  });

  test("drops a bad card and keeps the others", () => {
    expect(parse(sample("one-bad-item.html"))).toMatchObject({
      listings: [{ providerListingId: "6100001" }],
      skipped: 2,
    });
  });

  test("is blocked or unavailable according to its status or a challenge", () => {
    expect(() => parse("", inRecife, { status: 403 })).toThrow(ProviderBlocked);
    expect(() => parse("<html><title>Just a moment...</title></html>")).toThrow(ProviderBlocked);
    expect(() => parse("", inRecife, { status: 502 })).toThrow(ProviderUnavailable);
  });
});
