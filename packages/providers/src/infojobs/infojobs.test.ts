import { describe, expect, test } from "vitest";
import { originOf } from "../core/listing.ts";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../core/outcome-errors.ts";
import type { ProviderReply, ProviderRequest } from "../core/provider.ts";
import { hasRecorded, readRecorded } from "../core/testing/recorded.ts";
import { query, replyOf } from "../core/testing/reply.ts";
import { readSample } from "../core/testing/sample.ts";
import { infojobs } from "./infojobs.ts";

const sample = (name: string) => readSample(import.meta.url, name);
const state = { uf: "RN", name: "Rio Grande do Norte" };
const anywhere = query({ keywords: "recepcionista" });
const inNatal = query({ keywords: "recepcionista", city: "Natal", state });
const list = (body: string, asked = anywhere, changes: Partial<ProviderReply> = {}) =>
  infojobs.parseReply(replyOf(infojobs, body, { asked, ...changes }), asked);
const ids = (page: ReturnType<typeof list>) => page.listings.map((listing) => listing.providerListingId);
const only = (requests: readonly ProviderRequest[]) => {
  const [request] = requests;
  if (!request) throw new Error("nothing asked");
  return request;
};
const searchOf = ({ url }: ProviderRequest) => new URL(url).searchParams.get("url");

describe("what InfoJobs is asked", () => {
  const url = (changes: Parameters<typeof query>[0]) =>
    only(infojobs.buildRequests(query(changes))).url.slice(28);

  test.each([
    [{ keywords: "Técnico em TI" }, "vagas-de-emprego-tecnico-em-ti.aspx"],
    [{ keywords: "recepcionista", city: "Natal", state }, "vagas-de-emprego-recepcionista-em-natal,-rn.aspx"],
    [{ keywords: "recepcionista", state }, "vagas-de-emprego-recepcionista-em-rio-grande-do-norte.aspx"],
    [{ city: "Natal", state }, "empregos-em-natal,-rn.aspx"],
    [{ state }, "empregos-em-rio-grande-do-norte.aspx"],
    [{ keywords: "+++" }, "empregos.aspx?palabra=%2B%2B%2B"],
    [{ keywords: "Dev C#" }, "empregos.aspx?palabra=Dev%20C%23"],
    [{ keywords: "C++", city: "Natal", state }, "empregos.aspx?palabra=C%2B%2B&provincia=183"],
    [{ keywords: "R&D / TI" }, "vagas-de-emprego-r-d-ti.aspx"],
  ])("%o", (changes, path) => {
    expect(url(changes)).toBe(path);
  });
});

describe("a place that InfoJobs does not know as written", () => {
  const inRio = query({
    keywords: "recepcionista",
    city: "Rio de Janeiro",
    state: { uf: "RJ", name: "Rio de Janeiro" },
  });
  const lost = "https://www.infojobs.com.br/empregos-em-sao-paulo.aspx";

  test("redirects to São Paulo: that answer is dropped and the next spelling asked", () => {
    const second = only(list(sample("last-page.html"), inRio, { url: lost }).next);
    expect(second.url).toMatch(/-em-rio-janeiro,-rj\.aspx$/);
    const dropped = list(sample("last-page.html"), inRio, { request: second, url: lost });
    expect(dropped).toMatchObject({ listings: [], confirmedEmpty: false });
    expect(only(dropped.next).url).toMatch(/empregos\.aspx\?palabra=recepcionista&provincia=182$/);
    const request = only(dropped.next);
    expect(() => list(sample("last-page.html"), inRio, { request, url: lost })).toThrow(ProviderChanged);
  });

  test("is known when only capitals, escapes or a particle differ", () => {
    const url = "https://www.infojobs.com.br/Vagas-de-emprego-Recepcionista-em-rio-janeiro%2c-RJ.aspx";
    expect(list(sample("full-page.html"), inRio, { url }).leftOut).toBe(20);
    const request = only(infojobs.buildRequests(query({ keywords: "+++" })));
    const canonical = "https://www.infojobs.com.br/vagas-de-emprego-x.aspx";
    expect(list(sample("last-page.html"), anywhere, { request, url: canonical }).listings).not.toEqual([]);
  });
});

describe("the first page of InfoJobs", () => {
  const last = list(sample("last-page.html"));

  test("gives the cards of its list, not the links of its footer that look like cards", () => {
    expect(ids(last)).toEqual(["12700001", "12700002", "12700003", "12700004"]);
    expect(last).toMatchObject({ leftOut: 1, skipped: 0, confirmedEmpty: false, next: [] });
  });

  test("reads every field of a card; the badge's markup is no company", () => {
    expect(last.listings[0]).toEqual({
      providerListingId: "12700001",
      title: "Recepcionista Bilíngue",
      url: "https://www.infojobs.com.br/vaga-de-recepcionista-bilingue__12700001.aspx",
      company: "Pousada Recanto das Garças",
      place: { city: "Natal", state: "RN", country: "Brasil" },
      workMode: "onsite",
      pay: { minCents: 180_000, maxCents: 220_000, period: "unstated", negotiable: false },
      description: "<p>Atender hóspedes em português e inglês, conferir reservas e...</p>",
      requirements: ["Experiência: entre 1 e 3 anos", "Ensino Superior"],
      benefits: [],
      postedAt: "2026-10-09T12:44:00-03:00",
    });
    expect(last.listings[1]).toMatchObject({
      company: "Empresa confidencial",
      place: { country: "Brasil" },
      workMode: "remote",
      pay: { period: "unstated", negotiable: true },
    });
    expect(last.listings[2]).toMatchObject({ workMode: "hybrid", postedAt: "2026-10-08" });
  });

  test("takes an employer's name from all of its elements, without the badge or other elements beside it", () => {
    const { listings } = list(sample("card-forms.html"), query({ keywords: "analista" }));
    expect(listings.map(({ company }) => company)).toEqual([
      "MERCEARIA BEIJA-FLOR",
      "JABURUNA",
      "Empresa confidencial",
    ]);
  });

  test("has no pay where the portal writes zero, and zero is no requirement either", () => {
    const [zero, zeros, paid] = list(sample("card-forms.html"), query({ keywords: "analista" })).listings;
    for (const listing of [zero, zeros]) expect(listing).not.toHaveProperty("pay");
    expect([zero?.requirements, zeros?.requirements]).toEqual([["Ensino Superior"], ["Curso Técnico"]]);
    expect(paid).toMatchObject({
      pay: { minCents: 430_000 },
      requirements: ["Experiência: entre 1 e 3 anos"],
    });
  });

  test("takes little experience for a requirement, not for pay", () => {
    const little = sample("card-forms.html")
      .replace("<div><svg></svg>R$ 4.300,00</div>", "")
      .replace("Entre 1 e 3 anos", "Menos de 1 ano");
    const [, , silent] = list(little, query({ keywords: "analista" })).listings;
    expect(silent?.requirements).toEqual(["Experiência: menos de 1 ano"]);
    expect(silent).not.toHaveProperty("pay");
  });

  test("keeps the line breaks of a teaser, which is no list where it begins with a star", () => {
    const [starred, plain, silent] = list(
      sample("card-forms.html"),
      query({ keywords: "analista" }),
    ).listings;
    expect(starred?.description).toBe(
      "<p>*Analista de Dados PLENO (BI) - Londrina* - Base de contratação: Paraná</p><p>Salário a combinar</p><p>Requisitos:</p><p>Formação completa em Estatística...</p>",
    );
    expect(plain?.description).toBe("<p>Atender chamados;</p><p>Documentar soluções...</p>");
    expect(silent).not.toHaveProperty("description");
  });

  test("has a contract only where the title names it, marked as derived", () => {
    const [stage] = last.listings.slice(-1);
    expect(stage).toMatchObject({ contract: "Estágio" });
    expect(stage && originOf(stage, "contract")).toBe("derived");
    expect(last.listings[0]).not.toHaveProperty("contract");
  });

  test("of a city holds other cities too: they are left out, nationwide vacancies stay", () => {
    const page = list(sample("last-page.html"), inNatal);
    expect([ids(page), page.leftOut, page.total]).toEqual([["12700001", "12700002"], 3, undefined]);
  });

  test("when full asks the second page as a fragment, and opens no vacancy's page", () => {
    const full = list(sample("full-page.html"));
    expect(full).toMatchObject({ total: 1233, leftOut: 0 });
    expect(full.next).toHaveLength(1);
    const request = only(full.next);
    expect(new URL(request.url).pathname).toBe("/mf-publicarea/VacancyList/GetVacancyListFragment");
    expect(searchOf(request)).toBe("https://www.infojobs.com.br/vagas-de-emprego-recepcionista.aspx?page=2");
    expect(request.headers["x-requested-with"]).toBe("XMLHttpRequest");
  });

  test("drops a bad card and keeps the others", () => {
    const page = list(sample("one-bad-item.html"));
    expect([ids(page), page.skipped]).toEqual([["12700001"], 1]);
  });

  test("without its list is changed; an empty list asks its fragment, a page that states zero is empty", () => {
    expect(() => list(sample("changed.html"))).toThrow(ProviderChanged);
    expect(() => list('{"eof":true}')).toThrow(ProviderChanged);
    expect(searchOf(only(list(sample("empty-list.html")).next))).toMatch(/page=1$/);
    const zero = sample("empty-list.html").replace(">Vagas de emprego<", ">0 Vagas de emprego<");
    expect(list(zero)).toMatchObject({ listings: [], confirmedEmpty: true, next: [] });
  });

  test("is blocked or unavailable according to its reply", () => {
    expect(() => list("", anywhere, { status: 403 })).toThrow(ProviderBlocked);
    expect(() => list("<html><title>Azure WAF JS Challenge</title></html>")).toThrow(ProviderBlocked);
    expect(() => list("", anywhere, { status: 503 })).toThrow(ProviderUnavailable);
  });
});

describe("a fragment of InfoJobs", () => {
  const request = only(list(sample("full-page.html")).next);
  const fragment = (body: string, changes: Partial<ProviderReply> = {}) =>
    list(body, anywhere, { request, url: request.url, ...changes });

  test("gives the same cards and asks the next, up to the last wanted page", () => {
    const second = fragment(sample("fragment.json"));
    expect(second.listings).toHaveLength(20);
    const third = only(second.next);
    expect(searchOf(third)).toMatch(/page=3$/);
    expect(fragment(sample("fragment.json"), { request: third }).next).toEqual([]);
  });

  test("at the end asks no further page", () => {
    const last = fragment(sample("last-fragment.json"));
    expect([ids(last), last.next]).toEqual([["12730001"], []]);
  });

  test("without cards is empty at the end only, and changed when it has another shape", () => {
    expect(fragment(sample("nothing.json"))).toMatchObject({ listings: [], confirmedEmpty: true });
    expect(() => fragment('{"eof":false,"listFragmentHTML":""}')).toThrow(ProviderChanged);
    expect(() =>
      fragment('{"eof":true,"listFragmentHTML":"<a href=\\"/vaga-de-x__1.aspx\\">x</a>"}'),
    ).toThrow(ProviderChanged);
    expect(() => fragment('{"items":[]}')).toThrow(ProviderChanged);
  });
});

describe("a vacancy's page of InfoJobs", () => {
  const [card] = list(sample("last-page.html")).listings;
  if (!card) throw new Error("no card");
  const request = { ...only(infojobs.buildRequests(anywhere)), step: "detail", url: card.url };
  const detail = (body: string, changes: Partial<ProviderReply> = {}, asked = anywhere) =>
    list(body, asked, { request: { ...request, card }, url: card.url, ...changes });

  test("adds text, contract and end; working hours are no contract and the card's title stays", () => {
    expect(detail(sample("job-page.html")).listings).toMatchObject([
      {
        title: "Recepcionista Bilíngue",
        contract: "CLT",
        pay: { minCents: 180_000 },
        requirements: ["Inglês intermediário", "Ensino médio completo"],
        benefits: ["Vale-transporte"],
        postedAt: "2026-10-09T08:00:00.000-03:00",
        expiresAt: "2026-12-09T08:00:00.000-03:00",
        derived: ["contract"],
      },
    ]);
  });

  test("elsewhere than asked, or gone, removes its card; a page of another shape does not", () => {
    const elsewhere = query({ keywords: "recepcionista", city: "Mossoró", state });
    expect(detail(sample("job-page.html"), {}, elsewhere)).toMatchObject({ listings: [], leftOut: 1 });
    expect(detail("", { status: 404 })).toMatchObject({ listings: [], leftOut: 1 });
    expect(() => detail("<html><h1>InfoJobs</h1></html>")).toThrow(ProviderChanged);
  });

  test("past its end counts as closed", () => {
    const receivedAt = new Date("2026-12-10T12:00:00Z");
    expect(detail(sample("job-page.html"), { receivedAt })).toMatchObject({ listings: [], leftOut: 1 });
  });

  test.runIf(hasRecorded("infojobs/job-page-reduced.html"))(
    "as recorded is read correctly and completely",
    () => {
      const url = "https://www.infojobs.com.br/vaga-de-medico-ginecologista__11500001.aspx";
      const asked = query({ keywords: "ginecologista" });
      const receivedAt = new Date("2026-02-01T12:00:00Z");
      const page = readRecorded("infojobs/job-page-reduced.html");
      const [listing] = list(page, asked, { request, url, receivedAt }).listings;
      expect(listing).toMatchObject({
        providerListingId: "11500001",
        title: "Médico Ginecologista",
        company: "Santa Marcelina Saúde",
        place: { city: "São Paulo", state: "SP", country: "Brasil" },
        contract: "CLT",
        postedAt: "2026-01-30T08:00:00.000-03:00",
        expiresAt: "2026-05-01T08:00:00.000-03:00",
      });
      expect(listing).not.toHaveProperty("pay");
      expect(listing?.description).toContain("<p>Disponibilidade para atuar 12h semanais.</p>");
    },
  );
});
