import { describe, expect, test } from "vitest";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../core/outcome-errors.ts";
import type { ProviderReply } from "../core/provider.ts";
import { hasRecorded, readRecorded } from "../core/testing/recorded.ts";
import { query, replyOf } from "../core/testing/reply.ts";
import { readSample } from "../core/testing/sample.ts";
import { nerdin } from "./nerdin.ts";

const sample = (name: string) => readSample(import.meta.url, name);
const analyst = query({ keywords: "analista" });
const recife = query({ ...analyst, city: "Recife", state: { uf: "PE", name: "Pernambuco" } });
const list = (body: string, asked = analyst, changes: Partial<ProviderReply> = {}) =>
  nerdin.parseReply(replyOf(nerdin, body, { asked, ...changes }), asked);
const paths = (page: ReturnType<typeof list>, step: string) =>
  page.next.filter((request) => request.step === step).map(({ url }) => url.replace(nerdin.origins[0], ""));
const ids = ({ listings }: ReturnType<typeof list>) => listings.map((listing) => listing.providerListingId);
const pageTwo = (body: string) => {
  const [first] = nerdin.buildRequests(analyst);
  return list(body, analyst, {
    request: { step: "list", method: "GET", headers: {}, url: `${first?.url}&pagina=2` },
  });
};

describe("what NerdIn is asked", () => {
  test("for keyword and city, with the flag that makes them count, and for its remote vacancies beside them", () => {
    expect(nerdin.buildRequests(recife).map(({ url }) => url)).toEqual([
      "https://www.nerdin.com.br/vagas.php?busca_vaga=analista&busca_local=Recife&busca=1",
      "https://www.nerdin.com.br/vagas-home-office.php?busca_vaga=analista&busca=1",
    ]);
  });

  test("without a place when only a state is asked, which it is not known to accept", () => {
    const asked = query({ keywords: "rede  wi-fi", state: { uf: "RJ", name: "Rio de Janeiro" } });
    expect(nerdin.buildRequests(asked).map(({ url }) => url)).toEqual([
      "https://www.nerdin.com.br/vagas.php?busca_vaga=rede%20wi-fi&busca=1",
    ]);
  });
});

describe("a search page of NerdIn", () => {
  test("reads its cards, each part of the summary by its word and not by its position", () => {
    const { listings } = list(sample("last-page.html"));
    expect(listings).toEqual([
      {
        providerListingId: "98301",
        title: "Analista de Suporte",
        url: "https://www.nerdin.com.br/vaga_emprego/vaga-analista-de-suporte-98301.php",
        company: "Oficina Azul & Cia",
        place: { city: "Recife", state: "PE", country: "Brasil" },
        workMode: "hybrid",
        contract: "CLT",
        level: "Pleno",
        pay: { minCents: 300_000, maxCents: 400_000, period: "unstated", negotiable: false },
        requirements: ["linux"],
        benefits: [],
        postedAt: "2026-10-07T10:04:46-04:00",
      },
      {
        providerListingId: "98302",
        title: "Analista de Dados PJ",
        url: "https://www.nerdin.com.br/vaga_emprego/vaga-analista-de-dados-pj-98302.php",
        company: "Lagoa Dados",
        workMode: "remote",
        contract: "PJ",
        level: "Pleno",
        pay: { period: "unstated", negotiable: true },
        requirements: ["python"],
        benefits: [],
        postedAt: "2026-10-08T09:00:00-04:00",
        derived: ["contract"],
      },
      expect.objectContaining({ providerListingId: "98303", contract: "Estágio", requirements: [] }),
    ]);
    expect(listings[2]).not.toHaveProperty("pay");
    expect(listings[2]).not.toHaveProperty("workMode");
  });

  test("leaves out vacancies of years ago and abroad, and ignores a total that counts them", () => {
    const page = list(sample("last-page.html"));
    expect(page).toMatchObject({ leftOut: 2, skipped: 0, confirmedEmpty: false });
    expect(page.total).toBeUndefined();
  });

  test("when full asks the next page and the details of its newest vacancies", () => {
    const full = list(sample("full-page.html"));
    expect(full).toMatchObject({ total: 47, leftOut: 0 });
    expect(full.listings).toHaveLength(20);
    expect(paths(full, "list")).toEqual(["/vagas.php?busca_vaga=analista&busca=1&pagina=2"]);
    expect(paths(full, "detail")).toHaveLength(5);
    expect(paths(full, "detail")[0]).toBe("/vaga_emprego/vaga-analista-de-sistemas-0-98400.php");
  });

  test("with the last number, with few cards, or at the limit of pages asks no further page", () => {
    const full = sample("full-page.html");
    expect(paths(list(full.replace("Página 1 de 3", "Página 1 de 1")), "list")).toEqual([]);
    expect(paths(list(full.replace("47 vagas", "20 vagas")), "list")).toEqual([]);
    expect(paths(list(sample("last-page.html")), "list")).toEqual([]);
    expect(paths(pageTwo(full.replace("Página 1", "Página 2")), "list")).toEqual([]);
  });

  test("that comes again under a number beyond the last page is not read twice", () => {
    expect(pageTwo(sample("full-page.html"))).toMatchObject({ listings: [], next: [], confirmedEmpty: true });
  });

  test("is empty when it has the search form and no vacancy", () => {
    expect(list(sample("nothing.html"))).toMatchObject({ listings: [], confirmedEmpty: true, next: [] });
  });

  test("without the form, or with a count but no card, is changed", () => {
    expect(() => list(sample("changed.html"))).toThrow(ProviderChanged);
    expect(() => list(sample("full-page.html").replace("busca_vaga", "q"))).toThrow(ProviderChanged);
    expect(() => list(sample("full-page.html").replaceAll('"vaga-card"', '"job"'))).toThrow(ProviderChanged);
  });

  test("is blocked or unavailable according to its status", () => {
    expect(() => list("", analyst, { status: 403 })).toThrow(ProviderBlocked);
    expect(() => list("<html>Just a moment...</html>")).toThrow(ProviderBlocked);
    expect(() => list("", analyst, { status: 503 })).toThrow(ProviderUnavailable);
  });

  test("drops a bad card and keeps the others", () => {
    const page = list(sample("one-bad-item.html"));
    expect([ids(page), page.skipped]).toEqual([["98301"], 1]);
  });

  test("that ignored the terms keeps the vacancies that fit, and is not called empty", () => {
    expect(ids(list(sample("filter-ignored.html")))).toEqual(["98301"]);
    const none = list(sample("filter-ignored.html"), query({ keywords: "nutricionista" }));
    expect(none).toMatchObject({ listings: [], leftOut: 5, confirmedEmpty: false });
  });

  test("of one place gives no total, because remote vacancies have a count of their own", () => {
    const body = sample("full-page.html").replaceAll(
      /(Brasília|São Paulo|Curitiba) • (DF|SP|PR)/g,
      "Recife • PE",
    );
    expect(list(body, recife).leftOut).toBe(0);
    expect(list(body, recife).total).toBeUndefined();
  });

  test("that ignored the place keeps vacancies of the asked place and remote work", () => {
    const page = list(sample("full-page.html"), recife);
    expect(page.listings).toHaveLength(8);
    for (const { place, workMode } of page.listings)
      expect(workMode === "remote" || place?.city === "Recife").toBe(true);
  });

  test("of the older layout is read too", () => {
    expect(list(sample("older-layout.html")).listings).toMatchObject([
      {
        providerListingId: "95010",
        company: "Lagoa Dados",
        contract: "PJ",
        workMode: "remote",
        pay: { minCents: 950_000, maxCents: 950_000 },
        url: "https://www.nerdin.com.br/vaga_emprego/vaga-analista-de-redes-95010.php",
      },
      { providerListingId: "95011", place: { city: "Recife", state: "PE" }, company: "Oficina Azul" },
    ]);
  });

  test("of remote vacancies asks few details and no further page, its links relative to the root", () => {
    const [, request] = nerdin.buildRequests(recife);
    const url = "http://127.0.0.1:1/a/vagas-home-office.php";
    const page = list(sample("full-page.html").replaceAll("Recife", "Olinda"), recife, {
      ...(request && { request }),
      url,
    });
    expect(page.next.map(({ step }) => step)).toEqual(["detail", "detail"]);
    expect(page.next[0]?.url).toMatch(/^http:\/\/127\.0\.0\.1:1\/vaga_emprego\//);
  });
});

describe.skipIf(!hasRecorded("nerdin/card-stub.html"))("recorded answers of NerdIn", () => {
  test("have cards without titles: such a page is unreadable, not empty", () => {
    const stub = readRecorded("nerdin/card-stub.html");
    expect(() => list(stub)).toThrow(ProviderChanged);
    expect(() => list(`<form><input name="busca_vaga"></form>${stub}`)).toThrow(ProviderChanged);
  });

  test("have their ids and addresses on the cards", () => {
    // The stub holds neither form nor titles.
    const cards = readRecorded("nerdin/card-stub.html").replaceAll(
      "<a ",
      "<h3 class='vaga-titulo'>Analista</h3><a ",
    );
    const page = list(`<form><input name="busca_vaga"></form>${cards}`);
    expect(ids(page)).toEqual(["98190", "98167", "98036"]);
    expect(page.listings[0]?.url).toBe(
      "https://www.nerdin.com.br/vaga_emprego/vaga-estagio-suporte-98190.php",
    );
  });
});
