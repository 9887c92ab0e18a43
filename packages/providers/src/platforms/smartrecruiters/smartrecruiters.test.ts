import { describe, expect, test } from "vitest";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../../core/outcome-errors.ts";
import type { ProviderQuery, ProviderReply, ProviderRequest } from "../../core/provider.ts";
import { query } from "../../core/testing/reply.ts";
import { readSmartRecruiters } from "./smartrecruiters.ts";

const board = readSmartRecruiters({
  origin: "https://api.smartrecruiters.com",
  companyId: "PadariaModeloLtda",
  company: "Padaria Modelo",
  idPrefix: "sr-",
  pageSize: 4,
  pagesMax: 2,
  detailsMax: 2,
  knownForMs: 60_000,
});

type Json = Record<string, unknown>;
const posting = (id: number, name: string, changes: Json = {}): Json => ({
  id: String(744_000_100_000_000 + id),
  uuid: "00000000-0000-4000-8000-000000000000",
  name,
  refNumber: `REF${id}A`,
  company: { identifier: "PadariaModeloLtda", name: "Padaria Modelo" },
  releasedDate: `2026-10-0${id}T12:30:29.008Z`,
  location: { city: "São Paulo", region: "SP", country: "br", remote: false, hybrid: false },
  department: { id: "1", label: "Padaria" },
  function: { id: "production", label: "Production" },
  typeOfEmployment: { id: "permanent", label: "Full-time" },
  experienceLevel: { id: "associate", label: "Associate" },
  ...changes,
});
const page = (content: readonly Json[], totalFound = content.length): Json => ({
  offset: 0,
  limit: 4,
  totalFound,
  content,
});

function read(
  body: unknown,
  {
    request = board.buildRequests(query())[0],
    asked = query(),
    ...changes
  }: Omit<Partial<ProviderReply>, "request"> & {
    request?: ProviderRequest | undefined;
    asked?: ProviderQuery;
  } = {},
) {
  if (!request) throw new Error("nothing to ask");
  const reply: ProviderReply = {
    request,
    status: 200,
    url: request.url,
    contentType: "application/json",
    body: typeof body === "string" ? body : JSON.stringify(body),
    receivedAt: new Date("2026-10-10T12:00:00Z"),
    ...changes,
  };
  return board.parseReply(reply, asked);
}
const urlOf = (request: ProviderRequest | undefined) => new URL(request?.url ?? "https://nothing.example");

describe("a board on SmartRecruiters", () => {
  test("is asked for the country's vacancies, with the keywords on one line", () => {
    const [request] = board.buildRequests(query({ keywords: "auxiliar  de padaria", city: "Recife" }));
    expect(request?.url).toBe(
      "https://api.smartrecruiters.com/v1/companies/PadariaModeloLtda/postings" +
        "?limit=4&offset=0&country=br&q=auxiliar%20de%20padaria",
    );
    expect(urlOf(board.buildRequests(query())[0]).searchParams.has("q")).toBe(false);
  });

  test("gives cards with the place in fields, and the address that people open", () => {
    const remote = { city: "Recife", region: "Pernambuco", country: "BR", remote: true };
    const read1 = read(page([posting(1, "Padeiro"), posting(2, "Caixa", { location: remote })]));
    expect(read1).toMatchObject({ total: 2, skipped: 0, leftOut: 0, confirmedEmpty: false });
    expect(read1.listings).toEqual([
      {
        providerListingId: "sr-744000100000001",
        title: "Padeiro",
        url: "https://jobs.smartrecruiters.com/PadariaModeloLtda/744000100000001",
        company: "Padaria Modelo",
        place: { city: "São Paulo", state: "SP", country: "Brasil" },
        requirements: [],
        benefits: [],
        postedAt: "2026-10-01T12:30:29.008Z",
      },
      expect.objectContaining({
        place: { city: "Recife", state: "PE", country: "Brasil" },
        workMode: "remote",
      }),
    ]);
  });

  test("names no town that is a work mode", () => {
    const location = { city: "Remote", country: "br", remote: true };
    const [listing] = read(page([posting(1, "Padeiro", { location })])).listings;
    expect(listing).toMatchObject({ workMode: "remote", place: { country: "Brasil" } });
    expect(listing?.place).not.toHaveProperty("city");
  });

  test("that ignores the country is filtered here, and the page reports the ignored place", () => {
    const lima = { city: "Lima", region: "PE", country: "pe" };
    const unsaid = { city: "Recife" };
    const answer = read(
      page([
        posting(1, "Padeiro"),
        posting(2, "Panadero", { location: lima }),
        posting(3, "X", { location: unsaid }),
      ]),
    );
    expect(answer).toMatchObject({ leftOut: 2, ignored: ["place"] });
    expect(answer.listings.map(({ title }) => title)).toEqual(["Padeiro"]);
    expect(answer.total).toBeUndefined();
  });

  test("finds postings with one of the words: those without all of them are left out", () => {
    const answer = read(page([posting(1, "Auxiliar de Confeitaria"), posting(2, "Auxiliar de Limpeza")]), {
      asked: query({ keywords: "auxiliar de confeitaria" }),
    });
    expect(answer.listings.map(({ title }) => title)).toEqual(["Auxiliar de Confeitaria"]);
    expect(answer.leftOut).toBe(1);
  });

  test("asks the texts of its newest cards and, when full, the next page", () => {
    const full = read(
      page(
        [1, 2, 3, 4].map((id) => posting(id, `Padeiro ${id}`)),
        9,
      ),
    );
    expect(full.next.map(({ step }) => step)).toEqual(["list", "detail", "detail"]);
    expect(urlOf(full.next[0]).searchParams.get("offset")).toBe("4");
    expect(urlOf(full.next[1]).pathname).toBe("/v1/companies/PadariaModeloLtda/postings/744000100000004");
    const second = read(page([1, 2, 3, 4].map((id) => posting(id, "Padeiro"))), { request: full.next[0] });
    expect(second.next.map(({ step }) => step)).toEqual(["detail", "detail"]);
    expect(read(page([]), { request: full.next[0] })).toMatchObject({ confirmedEmpty: true, next: [] });
  });

  test("drops a bad posting and keeps the others", () => {
    expect(read(page([posting(1, "Padeiro"), { id: "5" }]))).toMatchObject({
      listings: [{ title: "Padeiro" }],
      skipped: 1,
    });
  });

  test("is blocked, unavailable or changed as it answers", () => {
    expect(() => read("", { status: 429 })).toThrow(ProviderBlocked);
    expect(() => read("", { status: 503 })).toThrow(ProviderUnavailable);
    for (const body of ["<html></html>", {}, page([], 9)]) expect(() => read(body)).toThrow(ProviderChanged);
  });
});

describe("a board on SmartRecruiters without vacancies", () => {
  const known = read(page([])).next[0];

  test("does not count as empty: the API answers an unknown employer in the same way", () => {
    expect(read(page([]))).toMatchObject({ listings: [], confirmedEmpty: false });
    expect(known).toMatchObject({ step: "known", keepForMs: 60_000 });
    expect(known?.url).toBe(
      "https://api.smartrecruiters.com/v1/companies/PadariaModeloLtda/postings?limit=1&offset=0",
    );
  });

  test("is empty when the employer has vacancies elsewhere", () => {
    const abroad = posting(1, "Panadero", { location: { country: "pe" } });
    expect(read(page([abroad], 43), { request: known })).toEqual({
      listings: [],
      skipped: 0,
      leftOut: 0,
      confirmedEmpty: true,
      next: [],
    });
  });

  test("is changed when the employer has none anywhere: it may have another name now", () => {
    expect(() => read(page([]), { request: known })).toThrow(ProviderChanged);
  });
});

describe("a vacancy on SmartRecruiters", () => {
  const list = read(page([posting(1, "Padeiro")]));
  const [request] = list.next;
  const sections = {
    companyDescription: { title: "Sobre a empresa", text: "<p>Padaria desde 1970.</p>" },
    jobDescription: { title: "Descrição da vaga", text: "<p>Fazer pão.</p>" },
    qualifications: { title: "Qualificações", text: "<ul><li>Ensino médio</li><li>Experiência</li></ul>" },
    additionalInformation: {
      title: "Informações adicionais",
      text: "<p><b>Benefícios</b></p><ul><li>Vale-transporte</li></ul>",
    },
    videos: { urls: [] },
  };
  const detail = (changes: Json = {}) => ({
    ...posting(1, "Padeiro"),
    active: true,
    postingUrl: "https://jobs.smartrecruiters.com/PadariaModeloLtda/744000100000001-padeiro",
    jobAd: { sections },
    ...changes,
  });

  test("gives its texts under their own titles, its requirements and its benefits", () => {
    const [listing] = read(detail(), { request }).listings;
    expect(listing).toMatchObject({
      ...list.listings[0],
      requirements: ["Ensino médio", "Experiência"],
      benefits: ["Vale-transporte"],
    });
    const texts = ["<p>Fazer pão.</p>", "<p>Qualificações</p><ul>", "Vale-transporte", "desde 1970"];
    const positions = texts.map((text) => listing?.description?.indexOf(text) ?? -1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(positions).not.toContain(-1);
  });

  test("may have all of its text in one section", () => {
    const text = "<p>Fazer pão.</p><p><b>Requisitos</b></p><ul><li>Ensino médio</li></ul>";
    const whole = detail({ jobAd: { sections: { jobDescription: { text } } } });
    expect(read(whole, { request }).listings).toMatchObject([
      { description: text, requirements: ["Ensino médio"] },
    ]);
  });

  test("for an intern has the contract of an intern", () => {
    const intern = detail({ typeOfEmployment: { label: "Intern" } });
    expect(read(intern, { request }).listings).toMatchObject([{ contract: "Estágio" }]);
  });

  test("that is closed or abroad removes its card", () => {
    const closed = [detail({ active: false }), detail({ location: { city: "Lima", country: "pe" } })];
    for (const body of closed) expect(read(body, { request })).toMatchObject({ listings: [], leftOut: 1 });
    expect(read("", { request, status: 404 })).toMatchObject({ listings: [], leftOut: 1 });
  });

  test("can be read without its card", () => {
    const alone = { url: request?.url ?? "", method: "GET", headers: {}, step: "detail" } as const;
    expect(read(detail(), { request: alone }).listings).toMatchObject([{ title: "Padeiro" }]);
  });
});
