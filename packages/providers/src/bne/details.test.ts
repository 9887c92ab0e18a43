import { describe, expect, test } from "vitest";
import { originOf } from "../core/listing.ts";
import { ProviderBlocked, ProviderChanged } from "../core/outcome-errors.ts";
import { hasRecorded, readRecorded } from "../core/testing/recorded.ts";
import { query, replyOf } from "../core/testing/reply.ts";
import { readSample } from "../core/testing/sample.ts";
import { stopAfter } from "../core/testing/stop-after.ts";
import { bne } from "./bne.ts";

const sample = (name: string) => readSample(import.meta.url, name);
const asked = query({ keywords: "auxiliar administrativo" });
const list = bne.parseReply(replyOf(bne, sample("last-page.html"), { asked }), asked);
const cardRequest = list.next[0]!;
const parse = (body: string, changes = {}) =>
  bne.parseReply(replyOf(bne, body, { request: cardRequest, ...changes }), asked);
const requestFor = (step: string, url: string) => ({
  request: { step, url, method: "GET", headers: {} } as const,
  url,
});

describe("the card that BNE's list opens", () => {
  test("adds address, pay, date and text to the list's card, and keeps its place, which names the state", () => {
    const [listing] = parse(sample("fragment.html")).listings;
    expect(listing).toMatchObject({
      providerListingId: "6100001",
      title: "Auxiliar Administrativo",
      url: "https://www.bne.com.br/vaga-de-emprego-na-area-Administrativa-em-Recife-PE/Auxiliar-Administrativo/6100001",
      company: "Cartório Pau-Brasil",
      place: { city: "Recife", state: "PE", country: "Brasil" },
      contract: "Efetivo",
      pay: { minCents: 180_000, maxCents: 210_000, period: "unstated", negotiable: false },
      requirements: ["Ensino médio completo"],
      benefits: ["Vale-transporte"],
      postedAt: "2026-10-09T23:00:00Z",
    });
    expect(listing && originOf(listing, "contract")).toBe("stated");
    expect(listing?.description).toContain("<p>Organizar arquivos. Contratação CLT.</p>");
  });

  test("has neither date nor pay where the portal gives none", () => {
    const [listing] = parse(sample("fragment-silent.html")).listings;
    expect(listing).toMatchObject({ company: "Confidencial", pay: { period: "unstated", negotiable: true } });
    expect(listing).not.toHaveProperty("postedAt");
  });

  test("removes a closed vacancy, and keeps the card when the portal refuses without a reason", () => {
    expect(parse(sample("fragment-closed.html"))).toMatchObject({ listings: [], leftOut: 1 });
    expect(parse("", { status: 404 })).toMatchObject({ listings: [], leftOut: 1 });
    expect(() => parse("<html><h1>BNE</h1></html>")).toThrow(ProviderChanged);
    expect(() => parse("", { status: 403 })).toThrow(ProviderBlocked);
  });

  test("with thirty thousand labels is read in one pass", () => {
    const many = sample("fragment.html").replace("<strong>", `${"<strong></strong>".repeat(30_000)}<strong>`);
    expect(stopAfter(10_000, () => parse(many)).listings[0]?.company).toBe("Cartório Pau-Brasil");
  });

  test("of another vacancy is not accepted", () => {
    expect(() => parse(sample("fragment.html").replaceAll("6100001", "6100009"))).toThrow(ProviderChanged);
  });
});

describe("a vacancy's own page at BNE", () => {
  const url = "https://www.bne.com.br/vagas-de-emprego/6100001";

  test("gives its whole visible text, and neither placeholder pay nor an end in ten years", () => {
    const [listing] = parse(sample("job-page.html"), requestFor("page", url)).listings;
    expect(listing).toMatchObject({
      providerListingId: "6100001",
      title: "Auxiliar Administrativo",
      url,
      place: { city: "Recife", state: "PE", country: "Brasil" },
      workMode: "remote",
      contract: "Estágio",
      requirements: ["Ensino médio", "Planilhas"],
      benefits: [],
      postedAt: "2026-10-01",
    });
    for (const field of ["pay", "expiresAt"]) expect(listing).not.toHaveProperty(field);
    expect(listing?.description).toContain("atender clientes");
    expect(listing?.description).not.toContain("VIP");
  });

  test("gives the contract named in the portal's phrase, and its text holds none of these phrases", () => {
    const [listing] = parse(sample("job-page-phrases.html"), {
      request: {
        step: "page",
        url: "https://www.bne.com.br/vagas-de-emprego/6100301",
        method: "GET",
        headers: {},
      },
    }).listings;
    expect(listing).toMatchObject({
      contract: "Efetivo",
      requirements: ["formação superior em odontologia e registro no conselho (cro)"],
    });
    expect(listing && originOf(listing, "contract")).toBe("stated");
    expect(listing?.description).toContain("contrata dentista.");
    expect(listing?.description).not.toMatch(/v[ií]nculo|confidencial|o link para/i);
    for (const field of ["pay", "expiresAt"]) expect(listing).not.toHaveProperty(field);
  });

  test("without its JobPosting is a refusal that keeps the card", () => {
    expect(() => parse("<html><main>BNE</main></html>", requestFor("page", url))).toThrow(ProviderChanged);
  });
});

describe("rows of BNE as JSON", () => {
  const plugin = "https://plugin-api.vagas.bne.com.br/api/v1/Lists/Jobs?Page=1";
  const rows = (body: string, of = asked, url = plugin) =>
    bne.parseReply(replyOf(bne, body, requestFor("rows", url)), of);

  test("are read with their address, or with one built from their fields", () => {
    const page = rows(sample("plugin-rows.json"));
    expect(page).toMatchObject({ skipped: 1, leftOut: 0, total: 24 });
    expect(page.listings.map(({ url }) => url)).toEqual([
      "https://www.bne.com.br/vaga-de-emprego-na-area-Administracao-em-Recife-PE/Auxiliar/6100201",
      "https://www.bne.com.br/vaga-de-emprego-na-area-administracao-em-recife-pe/auxiliar-administrativo/6100202",
      "https://www.bne.com.br/vaga-de-emprego-na-area-Administracao-em-Recife-PE/Auxiliar/6100203",
    ]);
    expect(page.listings.map(({ description }) => description)).toEqual([
      undefined,
      "Rotinas de escritório.",
      undefined,
    ]);
    expect(page.next.map((request) => new URL(request.url).searchParams.get("Page"))).toEqual(["2"]);
  });

  test("are compared with the asked place, and empty only by their count", () => {
    const inState = query({ state: { uf: "MA", name: "Maranhão" } });
    expect(rows(sample("plugin-rows.json"), inState).listings).toHaveLength(1);
    expect(rows(sample("plugin-nothing.json"))).toMatchObject({
      listings: [],
      confirmedEmpty: true,
      next: [],
    });
    expect(() => rows('{"success":true,"data":{"listVagas":[]}}')).toThrow(ProviderChanged);
  });
});

describe.skipIf(!hasRecorded("bne/sequence-jobs.json"))("recorded answers of BNE, where present", () => {
  test("nineteen rows of January 2026 are read correctly", () => {
    const url = "https://www.bne.com.br/vagas-de-emprego/api/v1/Lists/SequenceJobs";
    const page = bne.parseReply(
      replyOf(bne, readRecorded("bne/sequence-jobs.json"), requestFor("rows", url)),
      query({ keywords: "medico" }),
    );
    expect(page).toMatchObject({ skipped: 0, leftOut: 0, next: [] });
    expect(page.listings).toHaveLength(19);
    expect(page.listings[0]).toEqual({
      providerListingId: "5689973",
      title: "Médico",
      url: "https://www.bne.com.br/vaga-de-emprego-na-area-Saude-em-SimoesFilho-BA/Medico/5689973",
      place: { city: "Simões Filho", state: "BA", country: "Brasil" },
      requirements: [],
      benefits: [],
    });
    for (const listing of page.listings) expect(listing.title).toMatch(/m[eé]dic/i);
  });

  test("the reduced job page of February 2026 is read correctly", () => {
    const url = "https://www.bne.com.br/vaga-de-emprego-na-area-Saude-em-Curitiba-PR/Medico/99999";
    const [listing] = parse(readRecorded("bne/job-page-reduced.html"), requestFor("page", url)).listings;
    expect(listing).toMatchObject({
      providerListingId: "99999",
      title: "Médico do Trabalho",
      url,
      company: "Hospital Santa Casa",
      place: { city: "Curitiba", state: "PR", country: "Brasil" },
      workMode: "onsite",
      contract: "Efetivo",
      pay: { minCents: 1_200_000, maxCents: 1_200_000 },
      requirements: ["CRM ativo, especialização em medicina do trabalho"],
      benefits: ["Vale transporte, plano de saúde"],
      postedAt: "2026-01-20",
    });
    expect(listing).not.toHaveProperty("expiresAt");
    expect(listing?.description).toContain("Coordenar equipe de saúde ocupacional.");
    expect(listing?.description).not.toMatch(/VIP|Salário/);
  });
});
