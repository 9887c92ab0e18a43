import { describe, expect, test } from "vitest";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../core/outcome-errors.ts";
import type { ProviderReply } from "../core/provider.ts";
import { query, replyOf } from "../core/testing/reply.ts";
import { readSample } from "../core/testing/sample.ts";
import { jobleads } from "./jobleads.ts";
import { readJobleadsPlace } from "./place.ts";

const sample = (name: string) => readSample(import.meta.url, name);
const manager = query({ keywords: "gerente" });
const recife = query({ ...manager, city: "Recife", state: { uf: "PE", name: "Pernambuco" } });
const idOf = (number: number) => `e${number.toString(16).padStart(32, "0")}`;
const list = (body: string, asked = manager, changes: Partial<ProviderReply> = {}) =>
  jobleads.parseReply(replyOf(jobleads, body, { asked, ...changes }), asked);
const [first] = jobleads.buildRequests(manager);

describe("what JobLeads is asked", () => {
  test("for its public search page, with the place as free text and the country by its code", () => {
    expect(jobleads.buildRequests(recife).map(({ url }) => url)).toEqual([
      "https://www.jobleads.com/search/jobs?keywords=gerente&location=Recife%2C%20Pernambuco&location_country=BR",
    ]);
  });

  test("for the other code of the country when the first finds nothing, and then not again", () => {
    const { next, confirmedEmpty } = list(sample("nothing.html"));
    expect(next.map(({ url }) => new URL(url).searchParams.get("location_country"))).toEqual(["BRA"]);
    expect(confirmedEmpty).toBe(true);
    const [request] = next;
    const last = list(sample("nothing.html"), manager, { ...(request && { request }) });
    expect(last).toMatchObject({ listings: [], confirmedEmpty: true, next: [] });
  });

  test("never for its interface for members, nor with a header of it", () => {
    const pages = [list(sample("full-page.html")), list(sample("nothing.html"))];
    const requests = [...jobleads.buildRequests(recife), ...pages.flatMap(({ next }) => next)];
    for (const { url, method, headers } of requests) {
      expect(new URL(url).pathname).toMatch(/^\/(search\/jobs|job\/\w+)$/);
      expect([method, Object.keys(headers)]).toEqual(["GET", ["accept", "accept-language"]]);
    }
  });
});

describe("a search page of JobLeads", () => {
  test("gives its cards without the words for a hidden employer in three languages", () => {
    expect(list(sample("last-page.html"))).toMatchObject({ leftOut: 1, skipped: 0 });
    expect(list(sample("last-page.html")).listings).toEqual([
      {
        providerListingId: idOf(1),
        title: "Gerente Financeiro",
        url: `https://www.jobleads.com/job/${idOf(1)}`,
        place: { city: "Recife", country: "Brasil" },
        requirements: [],
        benefits: [],
        postedAt: "2026-10-07",
      },
      {
        providerListingId: idOf(2),
        title: "Gerente Comercial (Remoto)",
        url: `https://www.jobleads.com/job/${idOf(2)}`,
        place: { country: "Brasil" },
        workMode: "remote",
        requirements: [],
        benefits: [],
        postedAt: "2026-10-07",
        derived: ["workMode"],
      },
      {
        providerListingId: idOf(4),
        title: "Gerente de Obras",
        url: `https://www.jobleads.com/job/${idOf(4)}`,
        company: "Construtora Lagoa",
        place: { city: "Recife", country: "Brasil" },
        requirements: [],
        benefits: [],
      },
    ]);
  });

  test("when full asks the next page and details; at the limit of pages or when not full only details", () => {
    const full = list(sample("full-page.html"));
    expect(full.listings).toHaveLength(25);
    expect(full.next.map(({ step }) => step)).toEqual(["list", ...Array.from({ length: 6 }, () => "detail")]);
    const [request] = full.next;
    expect(request?.url).toBe(`${first?.url}&page=2`);
    const second = list(sample("full-page.html"), manager, { ...(request && { request }) });
    expect(second.next.map(({ step }) => step)).not.toContain("list");
    expect(list(sample("last-page.html")).next.map(({ step }) => step)).not.toContain("list");
  });

  test("that ignored terms and place keeps the fitting vacancies, and is not called empty", () => {
    expect(list(sample("filter-ignored.html"), recife)).toMatchObject({
      listings: [{ providerListingId: idOf(14) }],
      leftOut: 4,
    });
    const none = list(sample("filter-ignored.html"), query({ keywords: "astronauta" }));
    expect(none).toMatchObject({ listings: [], leftOut: 5, confirmedEmpty: false });
  });

  test("drops a bad card and keeps the others", () => {
    expect(list(sample("one-bad-item.html"))).toMatchObject({
      listings: [{ providerListingId: idOf(1) }],
      skipped: 1,
    });
  });

  test("without cards and without the no-results words is changed", () => {
    expect(() => list(sample("changed.html"))).toThrow(ProviderChanged);
    expect(() => list("{}")).toThrow(ProviderChanged);
  });

  test("is blocked behind a login, a challenge or a refusal, unavailable when it fails", () => {
    for (const url of [
      "https://www.jobleads.com/external-home",
      "https://www.jobleads.com/search/jobs?keywords=x&modal=login",
    ])
      expect(() => list(sample("full-page.html"), manager, { url })).toThrow(ProviderBlocked);
    expect(() => list("<html>Just a moment...</html>")).toThrow(ProviderBlocked);
    expect(() => list("", manager, { status: 403 })).toThrow(ProviderBlocked);
    expect(() => list("", manager, { status: 500 })).toThrow(ProviderUnavailable);
  });
});

describe("a vacancy's page of JobLeads", () => {
  const request = list(sample("last-page.html")).next.find(({ card }) => card?.providerListingId === idOf(1));
  const detail = (body: string, changes: Partial<ProviderReply> = {}) =>
    list(body, manager, { ...(request && { request, url: request.url }), ...changes });

  test("adds pay, text, requirements and its end to the card, and no hidden employer", () => {
    const [listing] = detail(sample("job-page.html")).listings;
    expect(listing).toMatchObject({
      providerListingId: idOf(1),
      place: { city: "Recife", state: "PE", country: "Brasil" },
      pay: { minCents: 900_000, maxCents: 1_200_000, period: "month", negotiable: false },
      requirements: ["Ensino superior"],
      postedAt: "2026-10-06",
      expiresAt: "2026-11-06",
    });
    expect(listing).not.toHaveProperty("company");
    expect(listing).not.toHaveProperty("contract");
  });

  test("of a closed vacancy, or one abroad, removes the card; a page of another shape does not", () => {
    const abroad = sample("job-page.html").replace('"addressCountry": "BR"', '"addressCountry": "PT"');
    for (const page of [detail(sample("closed-job.html")), detail("", { status: 404 }), detail(abroad)])
      expect(page).toMatchObject({ listings: [], leftOut: 1 });
    expect(() => detail(sample("changed.html"))).toThrow(ProviderChanged);
    expect(() => detail("<html></html>", { url: "https://www.jobleads.com/external-home" })).toThrow(
      ProviderBlocked,
    );
  });
});

test("places end with a country or a state, or are a single name", () => {
  expect(readJobleadsPlace("Recife, Pernambuco, Brazil").place).toEqual({
    city: "Recife",
    state: "PE",
    country: "Brasil",
  });
  expect(readJobleadsPlace("Madrid, España").place).toEqual({ city: "Madrid", country: "España" });
  for (const text of ["Recife, BR", "Recife, Pernambuco, BR"])
    expect(readJobleadsPlace(text).place).toMatchObject({ city: "Recife", country: "Brasil" });
  expect(readJobleadsPlace("Lisboa, PT").place).toEqual({ city: "Lisboa", country: "PT" });
  expect(readJobleadsPlace("Campinas").place).toEqual({ city: "Campinas" });
  expect(readJobleadsPlace("Remoto")).toEqual({ workMode: "remote" });
});

test("a work mode behind the place is no country", () => {
  expect(readJobleadsPlace("Recife, Remote")).toEqual({ place: { city: "Recife" }, workMode: "remote" });
  expect(readJobleadsPlace("Brazil, Remote")).toEqual({ place: { country: "Brasil" }, workMode: "remote" });
  expect(readJobleadsPlace("Recife, Pernambuco, Brasil (Híbrido)")).toEqual({
    place: { city: "Recife", state: "PE", country: "Brasil" },
    workMode: "hybrid",
  });
});
