import { describe, expect, test } from "vitest";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../core/outcome-errors.ts";
import { hasRecorded, readRecorded } from "../core/testing/recorded.ts";
import { query, replyOf } from "../core/testing/reply.ts";
import { gupy } from "./gupy.ts";
import fullPage from "./samples/full-page.json" with { type: "json" };
import lastPage from "./samples/last-page.json" with { type: "json" };
import nothing from "./samples/nothing.json" with { type: "json" };
import oneBadItem from "./samples/one-bad-item.json" with { type: "json" };

const recife = { city: "Recife", state: { uf: "PE", name: "Pernambuco" } };
const auxiliar = query({ keywords: "auxiliar administrativo", ...recife });

describe("what Gupy is asked", () => {
  const asked = (changes: Parameters<typeof query>[0]) =>
    gupy.buildRequests(query(changes)).map((request) => {
      const { limit, offset, ...rest } = Object.fromEntries(new URL(request.url).searchParams);
      expect([limit, offset]).toEqual(["100", "0"]);
      return [request.step, rest];
    });

  test("for the phrase at the place, for remote vacancies anywhere, then word by word", () => {
    expect(asked({ keywords: "auxiliar  de cozinha", ...recife })).toEqual([
      ["phrase", { jobName: "auxiliar de cozinha", state: "Pernambuco", city: "Recife" }],
      ["remote", { jobName: "auxiliar de cozinha", workplaceType: "remote" }],
      ["word", { jobName: "auxiliar", state: "Pernambuco", city: "Recife" }],
      ["word", { jobName: "cozinha", state: "Pernambuco", city: "Recife" }],
    ]);
  });

  test("for both forms of a common word without its accent, the accented form first", () => {
    expect(asked({ keywords: "estagio" })).toEqual([
      ["phrase", { jobName: "estágio" }],
      ["phrase", { jobName: "estagio" }],
    ]);
  });

  test("for a state by its full name with accents", () => {
    expect(asked({ state: { uf: "SP", name: "São Paulo" } })[0]).toEqual(["phrase", { state: "São Paulo" }]);
  });

  test("with no more requests than its settings allow", () => {
    const requests = gupy.buildRequests(
      query({ keywords: "tecnico senior de manutencao eletrica em logistica", ...recife }),
    );
    expect(requests.length).toBeLessThanOrEqual(gupy.requestsMax);
  });
});

describe("what Gupy answers", () => {
  const page = gupy.parseReply(replyOf(gupy, fullPage, { asked: auxiliar }), auxiliar);

  test("a full page gives its openings and the request for the next page", () => {
    expect(page.listings.map((listing) => listing.providerListingId)).toEqual(["7100001", "7100002"]);
    expect(page.next.map((request) => new URL(request.url).searchParams.get("offset"))).toEqual(["3"]);
    expect(page).not.toHaveProperty("isLast");
  });

  test("every field of an item is read: title without end blanks, address without its source, sections split", () => {
    expect(page.listings[0]).toMatchObject({
      title: "Auxiliar Administrativo",
      company: "Padaria Trigo Bom",
      url: "https://trigobom.gupy.io/job/eyJqb2JJZCI6NzEwMDAwMSwic291cmNlIjoiZ3VweV9wb3J0YWwifQ==",
      place: { city: "Recife", state: "Pernambuco", country: "Brasil" },
      workMode: "onsite",
      contract: "CLT",
      requirements: ["Ensino médio completo", "Pacote Office", "Boa comunicação"],
      benefits: ["Vale-transporte", "Vale-refeição", "Plano odontológico"],
      postedAt: "2026-10-08T20:28:19.561Z",
      expiresAt: "2026-12-08",
    });
    expect(page.listings[0]?.pay).toBeUndefined();
    expect(page.listings[0]?.derived).toBeUndefined();
  });

  test("a remote vacancy has no place, an anonymous employer keeps the portal's word, badges may be absent", () => {
    expect(page.listings[1]).toMatchObject({ company: "Confidencial", workMode: "remote", contract: "PJ" });
    expect(page.listings[1]?.place).toBeUndefined();
  });

  test("the pay that a text names is found, as one that no field states", () => {
    const [item, ...others] = fullPage.data;
    const description = `${item?.description} Informações adicionais<p>Bolsa-auxílio: R$ 1.450,00</p><p>Vale-refeição de R$ 32,00 por dia</p>`;
    const data = [{ ...item, description }, ...others];
    const [listing] = gupy.parseReply(
      replyOf(gupy, { ...fullPage, data }, { asked: auxiliar }),
      auxiliar,
    ).listings;
    expect(listing).toMatchObject({ pay: { minCents: 145_000, maxCents: 145_000 }, derived: ["pay"] });
  });

  test.each(["constructor", "toString", "__proto__"])("a vacancy of the type %s has no contract", (type) => {
    const [item] = fullPage.data;
    const data = [{ ...item, type }];
    const read = gupy.parseReply(replyOf(gupy, { ...fullPage, data }, { asked: auxiliar }), auxiliar);
    expect(read.skipped).toBe(0);
    expect(read.listings.map(({ contract }) => contract)).toEqual([undefined]);
  });

  test("a pool of talents is no opening", () => {
    expect(page.leftOut).toBe(1);
  });

  test("a short page is the last, and missing fields stay absent", () => {
    const last = gupy.parseReply(replyOf(gupy, lastPage, { asked: auxiliar }), auxiliar);
    expect(last).toMatchObject({ next: [], isLast: true });
    const [listing] = last.listings;
    expect(Object.keys(listing ?? {}).sort()).toEqual(
      ["benefits", "place", "providerListingId", "requirements", "title", "url"].sort(),
    );
  });

  test("the total counts only for small pages", () => {
    expect(gupy.parseReply(replyOf(gupy, lastPage), auxiliar).total).toBe(3);
    const large = { ...lastPage, pagination: { offset: 0, limit: 100, total: 100 } };
    expect(gupy.parseReply(replyOf(gupy, large), auxiliar).total).toBeUndefined();
  });

  test("an empty list with total 0 is empty; an empty first page of many is changed", () => {
    expect(gupy.parseReply(replyOf(gupy, nothing), auxiliar)).toMatchObject({
      listings: [],
      confirmedEmpty: true,
    });
    const odd = { data: [], pagination: { offset: 0, limit: 100, total: 40 } };
    expect(() => gupy.parseReply(replyOf(gupy, odd), auxiliar)).toThrow(ProviderChanged);
  });

  test("ignored keywords are filtered here, and a full page of other vacancies is not empty", () => {
    const asked = query({ keywords: "soldador" });
    const ignored = gupy.parseReply(replyOf(gupy, fullPage, { asked }), asked);
    expect(ignored).toMatchObject({ listings: [], leftOut: 3, confirmedEmpty: false });
    expect(ignored.next).toHaveLength(1);
  });

  test("requests for single words have no next page", () => {
    const request = gupy.buildRequests(auxiliar).find((candidate) => candidate.step === "word");
    expect(gupy.parseReply(replyOf(gupy, fullPage, { request: request! }), auxiliar).next).toEqual([]);
  });

  test("paging stops before the offset that Gupy refuses", () => {
    const far = { ...fullPage, pagination: { offset: 9_997, limit: 9_997, total: 20_000 } };
    expect(gupy.parseReply(replyOf(gupy, far), auxiliar).next).toEqual([]);
  });

  test("a bad item is dropped, such as one whose address runs code", () => {
    expect(gupy.parseReply(replyOf(gupy, oneBadItem), auxiliar)).toMatchObject({
      listings: [{ providerListingId: "7100001" }],
      skipped: 2,
    });
  });

  test("refusals, faults and unknown shapes have outcomes of their own", () => {
    const html = "<!doctype html><title>Portal de vagas</title>";
    expect(() => gupy.parseReply(replyOf(gupy, "no", { status: 403 }), auxiliar)).toThrow(ProviderBlocked);
    expect(() => gupy.parseReply(replyOf(gupy, "no", { status: 502 }), auxiliar)).toThrow(
      ProviderUnavailable,
    );
    for (const body of [html, { data: [] }, { jobs: [] }, { data: { 0: fullPage.data[0] } }])
      expect(() => gupy.parseReply(replyOf(gupy, body), auxiliar)).toThrow(ProviderChanged);
    expect(() => gupy.parseReply(replyOf(gupy, { error: "limit" }, { status: 400 }), auxiliar)).toThrow(
      ProviderChanged,
    );
  });
});

const recorded = "gupy/job-search-2026-10.json";
describe.skipIf(!hasRecorded(recorded))("recorded answers of Gupy, where present", () => {
  test("every item of October 2026 is read correctly", () => {
    const page = gupy.parseReply(replyOf(gupy, readRecorded(recorded)), query());
    expect(page).toMatchObject({ skipped: 0, leftOut: 0 });
    expect(page.listings.map((listing) => listing.title)).toEqual([
      "Desenvolvedor Full Stack/ Remoto - PJ",
      "Pessoa Desenvolvedor (a) Back end Java Sênior",
      "Desenvolvedor Backend Kotlin - Sênior",
      "Pessoa Desenvolvedora Full-stack Kotlin/React - Dev II (Produtos Digitais Financeiros)",
      "Desenvolvedor de Sistemas",
    ]);
    expect(page.listings[0]).toMatchObject({ company: "AME", contract: "PJ", workMode: "remote" });
    expect(page.listings[4]).toMatchObject({
      providerListingId: "12701896",
      url: "https://consultoria-rh-recife.gupy.io/job/eyJqb2JJZCI6MTI3MDE4OTYsInNvdXJjZSI6Imd1cHlfcG9ydGFsIn0=",
      place: { city: "Recife", state: "Pernambuco" },
      postedAt: "2026-10-08T20:28:19.561Z",
      expiresAt: "2027-01-08",
    });
    for (const listing of page.listings) expect(listing.description).not.toMatch(/&nbsp;|\t/);
  });

  test("requirements and benefits are those of a careful person's list", () => {
    const { listings } = gupy.parseReply(replyOf(gupy, readRecorded(recorded)), query());
    // Of the longer lists, the first, the last and the number of items; all items were compared by hand.
    const ends = listings.map(({ requirements, benefits }) =>
      [requirements, benefits].map((items) => [items.length, items[0], items.at(-1)]),
    );
    const none = [0, undefined, undefined];
    expect(ends).toEqual([
      [
        [
          17,
          "Experiência sólida em desenvolvimento Full Stack, com Python e React",
          "Conhecimento em dispositivos embarcados, ESP32 e soluções IoT (desejável)",
        ],
        none,
      ],
      [
        [
          12,
          "Conhecimento em Inteligência Artificial aplicada ao desenvolvimento, incluindo uso de ferramentas como Devin, Cursor ou Gemini, integração de APIs de IA, conceitos de modelos de linguagem (LLMs) e boas práticas para adoção de IA em aplicações backend",
          "Certificação em Cloud (desejável)",
        ],
        none,
      ],
      [[17, "Linguagem Kotlin", "Experiência Gerenciador de código GIT Flow (desejável)"], none],
      [
        [
          16,
          "Experiência elaborando, implementando e colocando soluções de software em produção",
          "Experiência com produtos financeiros (desejável)",
        ],
        [
          18,
          "Plano médico e odontológico flexíveis",
          "Vale Transporte e Estacionamento (conforme o modelo de trabalho)",
        ],
      ],
      [
        [
          8,
          "Superior completo ou em andamento em TI ou áreas correlatas",
          "Familiaridade com ferramentas de IA aplicadas ao desenvolvimento",
        ],
        none,
      ],
    ]);
    for (const { requirements, benefits } of listings)
      for (const item of [...requirements, ...benefits])
        expect(item).not.toMatch(/:$|[;.]$|^Saúde$|bem-estar$/);
    expect(listings[1]?.requirements).toContain(
      "Conhecimento nas seguintes tecnologias/frameworks: Java 8, 11, 21; Spring boot; microserviços, API's restful",
    );
  });

  test("the shape of the older host is still read", () => {
    const page = gupy.parseReply(
      replyOf(gupy, readRecorded("gupy/older-host-invented-values.json"), {
        receivedAt: new Date("2026-08-14T12:00:00Z"),
      }),
      query(),
    );
    expect(page).toMatchObject({ skipped: 0, leftOut: 0, total: 4 });
    expect(page.listings.map((listing) => listing.expiresAt)).toContain("2026-09-20");
  });
});
