import { describe, expect, test } from "vitest";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../core/outcome-errors.ts";
import { hasRecorded, readRecorded } from "../core/testing/recorded.ts";
import { query, replyOf } from "../core/testing/reply.ts";
import firstPage from "./samples/first-page.json" with { type: "json" };
import lastPage from "./samples/last-page.json" with { type: "json" };
import nothing from "./samples/nothing.json" with { type: "json" };
import oneBadItem from "./samples/one-bad-item.json" with { type: "json" };
import { workable } from "./workable.ts";

const saoPaulo = { uf: "SP", name: "São Paulo" };
const suporte = query({ keywords: "suporte" });
const parse = (body: unknown, asked = suporte) =>
  workable.parseReply(replyOf(workable, body, { asked }), asked);
const ids = (page: { listings: readonly { providerListingId: string }[] }) =>
  page.listings.map((listing) => Number(listing.providerListingId.slice(-4)));

describe("what Workable is asked", () => {
  const asked = (changes: Parameters<typeof query>[0]) =>
    workable
      .buildRequests(query(changes))
      .map((request) => Object.fromEntries(new URL(request.url).searchParams));

  test("for the words and the country, or the city in it, and never with a limit", () => {
    expect(asked({ keywords: "suporte" })).toEqual([{ query: "suporte", location: "Brazil" }]);
    expect(asked({ keywords: "suporte", state: saoPaulo })).toEqual([
      { query: "suporte", location: "Brazil" },
    ]);
    expect(asked({ city: "São Paulo", state: saoPaulo })).toEqual([{ location: "São Paulo, Brazil" }]);
  });
});

describe("what Workable answers", () => {
  test("an answer gives the published vacancies of Brazil, and the next page by its token", () => {
    const page = parse(firstPage);
    expect(ids(page)).toEqual([1, 2, 3, 6]);
    expect(page).toMatchObject({ leftOut: 2, skipped: 0 });
    const [next] = page.next;
    expect(new URL(next?.url ?? "").searchParams.get("pageToken")).toBe(firstPage.nextPageToken);
    expect(new URL(next?.url ?? "").searchParams.get("location")).toBe("Brazil");
  });

  test("a repeated token ends the paging", () => {
    const [request] = parse(firstPage).next;
    expect(workable.parseReply(replyOf(workable, firstPage, { request: request! }), suporte).next).toEqual(
      [],
    );
  });

  test("every field of an item is read, and working hours are not taken for a contract", () => {
    const [first] = parse(firstPage).listings;
    expect(first).toMatchObject({
      title: "Analista de Suporte",
      company: "Rio Claro Sistemas",
      url: "https://jobs.workable.com/view/Ab1/analista-at-rio-claro",
      place: { city: "São Paulo", state: "SP", country: "Brasil" },
      workMode: "onsite",
      requirements: ["Inglês avançado", "Boa escrita", "Espanhol (desejável)"],
      benefits: ["Vale-refeição", "Plano de saúde"],
      postedAt: "2026-10-01T08:10:01.201Z",
    });
    expect(first?.contract).toBeUndefined();
    expect(first?.pay).toBeUndefined();
    expect(first?.description).toContain("Espanhol");
  });

  test("the text says where each of its parts begins", () => {
    const [item] = firstPage.jobs;
    const parts = (changes: object) =>
      parse({ ...firstPage, jobs: [{ ...item, description: "<p>Vendas.</p>", ...changes }] }).listings[0]
        ?.description;
    expect(
      parts({ requirementsSection: "<ul><li>CNH B</li></ul>", benefitsSection: "<ul><li>VR</li></ul>" }),
    ).toBe(
      "<p>Vendas.</p>\n<p><strong>Requisitos</strong></p><ul><li>CNH B</li></ul>\n<p><strong>Benefícios</strong></p><ul><li>VR</li></ul>",
    );
    expect(parts({ requirementsSection: "<h3>Requirements:</h3><p>CNH B</p>", benefitsSection: " " })).toBe(
      "<p>Vendas.</p>\n<h3>Requirements:</h3><p>CNH B</p>",
    );
  });

  test("headings of an employer's own are neither requirements nor benefits", () => {
    const [item] = firstPage.jobs;
    const [listing] = parse({
      ...firstPage,
      jobs: [
        {
          ...item,
          requirementsSection:
            "<ul><li>Inglês avançado</li><li>PHYSICAL REQUIREMENTS</li><li>CNH B</li></ul>",
          benefitsSection: "<p>Vale-refeição</p><p>Plano de saúde</p><p><strong>ABOUT RIO CLARO</strong></p>",
        },
      ],
    }).listings;
    expect(listing).toMatchObject({
      requirements: ["Inglês avançado", "CNH B"],
      benefits: ["Vale-refeição", "Plano de saúde"],
    });
  });

  test("the employer is read in all three forms, and the place from the list when there is no other", () => {
    const { listings } = parse(firstPage);
    expect(listings.map((listing) => listing.company)).toEqual(Array(4).fill("Rio Claro Sistemas"));
    expect(listings[1]).toMatchObject({
      place: { city: "Campinas", state: "SP", country: "Brasil" },
      workMode: "hybrid",
      contract: "Estágio",
      requirements: [],
      benefits: [],
    });
    expect(listings[2]).toMatchObject({ place: { country: "Brasil" }, workMode: "remote" });
  });

  test("state and city are compared here, remote ones stay", () => {
    expect(ids(parse(firstPage, query({ state: saoPaulo })))).toEqual([1, 2, 3]);
    expect(ids(parse(firstPage, query({ state: saoPaulo, city: "Campinas" })))).toEqual([2, 3]);
    expect(ids(parse(firstPage, query({ state: { uf: "RJ", name: "Rio de Janeiro" } })))).toEqual([3, 6]);
  });

  test("the last page has no token; one fitting place of several is enough", () => {
    const last = parse(lastPage);
    expect(last.next).toEqual([]);
    expect(last.listings[0]).toMatchObject({ contract: "Temporário", place: { city: "São Paulo" } });
    expect(last.listings[0]?.company).toBeUndefined();
  });

  const placedAt = (asked: ReturnType<typeof query>, location: object | undefined, ...locations: string[]) =>
    parse({ ...firstPage, jobs: [{ ...firstPage.jobs[0], location, locations }] }, asked).listings[0]?.place;

  test("a state is read without the words around its name", () => {
    for (const [subregion, state] of [
      ["State of Paraná", "PR"],
      ["Estado do Rio de Janeiro", "RJ"],
      ["Federal District", "DF"],
    ])
      expect(placedAt(suporte, { subregion, countryName: "Brazil" })).toEqual({ state, country: "Brasil" });
  });

  test("without a location, the first place that is not TELECOMMUTE counts", () => {
    const first = (...locations: string[]) => placedAt(suporte, undefined, ...locations);
    const recife = { city: "Recife", country: "Brasil" };
    expect(first("TELECOMMUTE", "Recife, State of Pernambuco, Brazil")).toEqual({ ...recife, state: "PE" });
    expect(first("Recife, Brazil")).toEqual(recife);
    expect(first("Brazil")).toEqual({ country: "Brasil" });
    expect(first("TELECOMMUTE")).toBeUndefined();
  });

  test("of several places the asked one is shown", () => {
    const inSaoPaulo = query({ state: saoPaulo });
    const places = [
      "Lisbon, Lisbon, Portugal",
      "Recife, State of Pernambuco, Brazil",
      "Campinas, SP, Brasil",
    ];
    expect(placedAt(inSaoPaulo, undefined, ...places)).toMatchObject({ city: "Campinas" });
    expect(placedAt(suporte, undefined, ...places)).toMatchObject({ city: "Recife" });
  });

  test("a city is not taken for the state of the same name", () => {
    const inSaoPaulo = query({ state: saoPaulo });
    expect(
      placedAt(inSaoPaulo, undefined, "São Paulo, State of Rio Grande do Norte, Brazil"),
    ).toBeUndefined();
  });

  test("totalSize 0 is empty; an empty first page of many is changed; a missing total is not empty", () => {
    expect(parse(nothing)).toMatchObject({ confirmedEmpty: true, total: 0 });
    expect(() => parse({ ...nothing, totalSize: 5 })).toThrow(ProviderChanged);
    expect(parse({ jobs: [] })).toMatchObject({ confirmedEmpty: false });
  });

  test("a place that the portal ignores is filtered here", () => {
    const foreign = { ...firstPage, jobs: firstPage.jobs.slice(4, 5) };
    expect(parse(foreign)).toMatchObject({ listings: [], leftOut: 1, confirmedEmpty: false });
  });

  test("a bad item is dropped, the others stay", () => {
    expect(parse(oneBadItem)).toMatchObject({ listings: [{ title: "Analista de Suporte" }], skipped: 1 });
  });

  test("refusals, faults and unknown shapes have outcomes of their own", () => {
    const parseStatus = (status: number, body = "no") =>
      workable.parseReply(replyOf(workable, body, { status }), suporte);
    expect(() => parseStatus(429)).toThrow(ProviderBlocked);
    expect(() => parseStatus(400, "error code: 1015")).toThrow(ProviderBlocked);
    expect(() => parseStatus(503)).toThrow(ProviderUnavailable);
    for (const body of ["<html>Workable</html>", { results: [] }, []])
      expect(() => parse(body)).toThrow(ProviderChanged);
  });
});

const recorded = "workable/jobs-2026-08.json";
describe.skipIf(!hasRecorded(recorded))("recorded answers of Workable, where present", () => {
  const reply = () => {
    const request = { url: "https://jobs.workable.com/api/v1/jobs", method: "GET", headers: {} } as const;
    return replyOf(workable, readRecorded(recorded), { request: { ...request, step: "list" } });
  };

  test("the page of August 2026 is read correctly", () => {
    const page = workable.parseReply(reply(), query({ keywords: "engineering manager" }));
    expect(page).toMatchObject({ skipped: 0, leftOut: 0, total: 110 });
    expect(page.listings.map((listing) => [listing.company, listing.workMode])).toEqual([
      ["Zego", "hybrid"],
      ["WalletConnect", "remote"],
      ["Runware", "remote"],
    ]);
    expect(page.listings[1]).toMatchObject({
      providerListingId: "b66840af-5c04-4af4-a7e0-6d1fb75b217c",
      title: "Engineering Manager (Financial Services)",
      place: { city: "London", country: "United Kingdom" },
      postedAt: "2026-08-20T08:10:01.201Z",
    });
    expect(page.listings[1]?.benefits).toHaveLength(7);
    expect(page.listings[2]?.requirements).toHaveLength(10);
    expect(page.listings[2]?.requirements.at(-1)).toBe(
      "Previous experience in fast-growing startups or scale-ups (desejável)",
    );
  });

  test("none of its London vacancies is placed in Brazil", () => {
    const page = workable.parseReply(
      replyOf(workable, readRecorded(recorded)),
      query({ keywords: "engineering manager" }),
    );
    expect(page).toMatchObject({ listings: [], leftOut: 3 });
  });
});
