import { describe, expect, test } from "vitest";
import { originOf } from "../core/listing.ts";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../core/outcome-errors.ts";
import { query, replyOf } from "../core/testing/reply.ts";
import { readSample } from "../core/testing/sample.ts";
import { netvagas } from "./netvagas.ts";

const sample = (name: string) => readSample(import.meta.url, name);
const pernambuco = { uf: "PE", name: "Pernambuco" };
const nurse = query({ keywords: "técnico enfermagem", city: "Recife", state: pernambuco });
const seller = query({ keywords: "vendedor" });
const list = (body: string, asked = nurse, changes = {}) =>
  netvagas.parseReply(replyOf(netvagas, body, { asked, ...changes }), asked);
const firstOf = (asked: Parameters<typeof query>[0]) => netvagas.buildRequests(query(asked))[0];

describe("what NetVagas is asked", () => {
  test.each([
    [
      { keywords: "Estágio", city: "Londrina", state: { uf: "PR", name: "Paraná" } },
      ["cidade/londrina-pr/cargo/estagio/"],
    ],
    [
      { city: "São José dos Campos", state: { uf: "SP", name: "São Paulo" } },
      ["cidade/sao-jose-dos-campos-sp/cargo/-/"],
    ],
    [{ keywords: "auxiliar de cozinha" }, ["cargo/auxiliar-de-cozinha/"]],
    [{ keywords: "garçom", state: pernambuco }, ["cidade/recife-pe/cargo/garcom/", "cargo/garcom/"]],
    [{ state: pernambuco }, ["cidade/recife-pe/cargo/-/", ""]],
  ])("%o", (asked, paths) => {
    const requests = netvagas.buildRequests(query(asked));
    expect(requests.map(({ method, url }) => [method, url])).toEqual(
      paths.map((path) => ["GET", `https://www.netvagas.com.br/empresa/anuncios/${path}`]),
    );
  });

  test("by its form, for keywords that make no address", () => {
    expect(firstOf({ keywords: "日本" })).toMatchObject({
      method: "POST",
      url: "https://www.netvagas.com.br/empresa/buscar/",
      body: "cargo_anuncio=%E6%97%A5%E6%9C%AC&cidade=",
    });
    expect(firstOf({ keywords: "garçom", city: "Bom Jesus" })?.body).toBe(
      "cargo_anuncio=gar%C3%A7om&cidade=Bom+Jesus",
    );
  });
});

describe("a list of NetVagas", () => {
  test("gives each vacancy once, without the number in its title; those with every word are shown at once", () => {
    const page = list(sample("last-page.html"));
    expect(page.listings.map(({ title, url }) => [title, url])).toEqual([
      [
        "Técnico de Enfermagem",
        "https://www.netvagas.com.br/empresa/anuncios/a1225309/tecnico-de-enfermagem/",
      ],
      [
        "Técnico em Enfermagem - Noturno",
        "https://www.netvagas.com.br/empresa/anuncios/a1225311/tecnico-em-enfermagem-noturno/",
      ],
    ]);
    expect(page).toMatchObject({ skipped: 0, leftOut: 0, confirmedEmpty: false });
    expect(page.next.map(({ step, card }) => [step, card?.providerListingId])).toEqual([
      ["job", "1225309"],
      ["job", "1225311"],
      ["job", "1225310"],
    ]);
  });

  test("of the asked city gives its place to its cards, which have none; a list of another place does not", () => {
    const listedIn = (asked: typeof nurse, changes = {}) =>
      new Set(list(sample("last-page.html"), asked, changes).listings.map((listing) => listing.listedIn));
    const recife = { city: "Recife", state: "PE" };
    expect(listedIn(nurse)).toEqual(new Set([recife]));
    const stateOnly = query({ keywords: "técnico enfermagem", state: pernambuco });
    expect(listedIn(stateOnly)).toEqual(new Set([{ state: "PE" }]));
    const [, everywhere] = netvagas.buildRequests(stateOnly);
    expect(listedIn(stateOnly, { request: everywhere, url: everywhere?.url })).toEqual(new Set([undefined]));
    const sentOn = "https://www.netvagas.com.br/empresa/anuncios/cargo/tecnico-enfermagem/";
    expect(listedIn(nurse, { url: sentOn })).toEqual(new Set([undefined]));
    const [form] = list("", nurse, { status: 404 }).next;
    expect(listedIn(nurse, { request: form, url: form?.url })).toEqual(new Set([undefined]));
  });

  test("when full asks its best seven vacancies and then the next page, once", () => {
    const full = list(sample("full-page.html"), seller);
    expect(full.next.map(({ step }) => step)).toEqual([...Array.from({ length: 7 }, () => "job"), "page-2"]);
    expect(full.next.at(-1)?.url).toBe(
      "https://www.netvagas.com.br/empresa/anuncios/cargo/vendedor/pagina/2/",
    );
    expect(full).toMatchObject({ leftOut: 6 });
    const second = list(sample("full-page.html"), seller, { request: full.next.at(-1) });
    expect(second.next.map(({ step }) => step)).not.toContain("page-3");
  });

  test.each([
    ['<a rel="next" href="?pagina=2">mais</a>', "?pagina=2"],
    ['<a href="/empresa/anuncios/cargo/vendedor/2/">Próxima</a>', "2/"],
    ['<a href="https://evil.example/empresa/2/">2</a>', undefined],
    ['<a href="/empresa/anuncios/a2/vendedor/">2</a>', undefined],
    ['<a href="#">2</a>', undefined],
  ])("turns its page by %s", (link, path) => {
    const body = `<div class="advs_title"><a href="/empresa/anuncios/a7/vendedor/">Vendedor</a></div>${link}`;
    const turn = list(body, seller).next.find(({ step }) => step === "page-2");
    expect(turn?.url).toBe(path && `https://www.netvagas.com.br/empresa/anuncios/cargo/vendedor/${path}`);
  });

  test("is empty when it says so, and changed when it has no cards and does not", () => {
    expect(list(sample("nothing.html"))).toMatchObject({ listings: [], confirmedEmpty: true, next: [] });
    expect(() => list(sample("changed.html"))).toThrow(ProviderChanged);
    expect(() => list('{"anuncios":[]}')).toThrow(ProviderChanged);
    expect(() => list('<a href="/empresa/anuncios/a/x/">Vendedor</a>')).toThrow(ProviderChanged);
  });

  test("that does not exist is asked by the form; when that is missing too, the portal has changed", () => {
    const { next } = list("", seller, { status: 404 });
    expect(next).toMatchObject([{ step: "search", method: "POST", body: "cargo_anuncio=vendedor&cidade=" }]);
    expect(list(sample("full-page.html"), seller, { request: next[0] }).listings).toHaveLength(14);
    expect(() => list("", seller, { status: 404, request: next[0] })).toThrow(ProviderChanged);
  });

  test("that ignores the words is left out as a whole, which is no empty answer", () => {
    expect(list(sample("filter-ignored.html"))).toMatchObject({
      listings: [],
      leftOut: 2,
      confirmedEmpty: false,
      next: [],
    });
  });

  test("drops a bad item and keeps the others", () => {
    const page = list(sample("one-bad-item.html"), query({ keywords: "soldador" }));
    expect(page).toMatchObject({ listings: [{ providerListingId: "1225320" }], skipped: 2 });
  });

  test("packed in a script for browsers is a refusal, for a list and for a vacancy", () => {
    expect(() => list(sample("shell.html"))).toThrow(ProviderBlocked);
    const [request] = list(sample("last-page.html")).next;
    expect(() => list(sample("shell.html"), nurse, { request })).toThrow(ProviderBlocked);
  });

  test("that refuses us is blocked, and one that fails is unavailable", () => {
    expect(() => list("", seller, { status: 403 })).toThrow(ProviderBlocked);
    expect(() => list("<html>Verifique que você é humano: captcha</html>")).toThrow(ProviderBlocked);
    expect(() => list("", seller, { status: 503 })).toThrow(ProviderUnavailable);
  });
});

describe("a vacancy of NetVagas", () => {
  const request = list(sample("last-page.html")).next[0];
  const detail = (body: string, changes = {}) =>
    list(body, nurse, { request, url: request?.url, ...changes });

  test("replaces its card", () => {
    const [listing] = detail(sample("job-page.html")).listings;
    expect(listing).toMatchObject({
      providerListingId: "1225309",
      title: "Técnico de Enfermagem",
      company: "Hospital Boa Viagem",
      place: { city: "Recife", state: "PE", country: "Brasil" },
      contract: "CLT",
      pay: { minCents: 340_000, period: "month" },
      requirements: ["COREN ativo", "Curso técnico completo"],
      postedAt: "2026-10-03",
    });
    expect(listing && originOf(listing, "pay")).toBe("derived");
  });

  test("may hold its JobPosting as text in the body, its slashes escaped, and be read without its card", () => {
    const url = "https://www.netvagas.com.br/empresa/anuncios/a1225309/tecnico-de-enfermagem/v1/";
    const alone = { url, method: "GET", headers: {}, step: "job" };
    const [listing] = detail(sample("bare-json-job.html"), { request: alone, url }).listings;
    expect(listing).toMatchObject({
      providerListingId: "1225309",
      title: "Técnico de Enfermagem",
      url,
      contract: "Temporário",
      requirements: ["COREN ativo", "Curso técnico completo"],
    });
    expect(listing && originOf(listing, "pay")).toBe("stated");
  });

  test("that is gone, closed or without the asked words removes its card", () => {
    for (const page of [
      detail("", { status: 404 }),
      detail(sample("closed-job.html")),
      detail(sample("job-page.html").replaceAll(/enfermagem/gi, "laboratório")),
    ])
      expect(page).toMatchObject({ listings: [], leftOut: 1 });
  });

  test("without a JobPosting is changed, and blocked when a refusal came", () => {
    expect(() => detail(sample("changed.html"))).toThrow(ProviderChanged);
    expect(() => detail("", { status: 403 })).toThrow(ProviderBlocked);
  });
});
