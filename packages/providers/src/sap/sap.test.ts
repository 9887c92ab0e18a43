import { describe, expect, test } from "vitest";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../core/outcome-errors.ts";
import { originOf, type Listing } from "../core/listing.ts";
import { query, replyOf } from "../core/testing/reply.ts";
import { readSample } from "../core/testing/sample.ts";
import noPostings from "./samples/no-postings.json" with { type: "json" };
import postings from "./samples/postings.json" with { type: "json" };
import { sap } from "./sap.ts";

const sample = (name: string) => readSample(import.meta.url, name);
const asked = query({ keywords: "abap" });
const list = (body: unknown, changes = {}) =>
  sap.parseReply(replyOf(sap, body, { asked, ...changes }), asked);
const feedRequest = sap.buildRequests(asked).find(({ step }) => step === "feed");
const feed = (body: string) => list(body, { request: feedRequest });
const postingsRequest = sap.buildRequests(asked).find(({ url }) => url.includes("smartrecruiters"));
const newBoard = (body: unknown, changes = {}) => list(body, { request: postingsRequest, ...changes });
const last = list(sample("last-page.html"));
const detailOf = (id: string) => last.next.find(({ card }) => card?.providerListingId === id);
const detail = (body: string, id = "1410000002", changes = {}) =>
  list(body, { request: detailOf(id), url: detailOf(id)?.url, ...changes });

describe("what SAP is asked", () => {
  test("for the search page of the whole country, newest first, for the feed beside it, and for the new board", () => {
    const urls = sap
      .buildRequests(query({ keywords: "abap  cloud", city: "Recife" }))
      .map(({ url }) => new URL(url));
    expect(urls.map(({ pathname }) => pathname)).toEqual([
      "/search/",
      "/services/rss/job/",
      "/v1/companies/SAPITBusinessSysteme/postings",
    ]);
    expect(urls.map(({ origin }) => origin)).toEqual([
      "https://careers.sap.com",
      "https://careers.sap.com",
      "https://api.smartrecruiters.com",
    ]);
    expect(Object.fromEntries(urls[0]?.searchParams ?? [])).toEqual({
      q: "abap cloud",
      locationsearch: "Brazil",
      locale: "en_US",
      sortColumn: "referencedate",
      sortDirection: "desc",
      startrow: "0",
    });
    expect(urls[1]?.searchParams.get("keywords")).toBe("(abap cloud)");
    expect(Object.fromEntries(urls[2]?.searchParams ?? [])).toEqual({
      limit: "100",
      offset: "0",
      country: "br",
      q: "abap cloud",
    });
  });

  test("at two boards, and each request names the board whose vacancies are missing when it fails", () => {
    expect(sap.buildRequests(asked).map(({ step, board }) => [step, board])).toEqual([
      ["list", "careers.sap.com"],
      ["feed", undefined],
      ["list", "api.smartrecruiters.com"],
    ]);
    expect(newBoard(noPostings).next).toMatchObject([{ step: "known", board: "api.smartrecruiters.com" }]);
    expect(last.next.every(({ board }) => board === undefined)).toBe(true);
  });
});

describe("a search page of SAP", () => {
  test("gives each vacancy once, though the page holds it twice", () => {
    expect(last.listings).toEqual([
      {
        providerListingId: "1410000001",
        title: "Desenvolvedor ABAP (F/M/D) – Híbrido",
        url: "https://careers.sap.com/job/Sao-Leopoldo-Desenvolvedor-ABAP-93022-718/1410000001/",
        company: "SAP",
        place: { city: "São Leopoldo", state: "RS", country: "Brasil" },
        workMode: "hybrid",
        requirements: [],
        benefits: [],
        postedAt: "2026-10-08",
        derived: ["workMode"],
      },
      expect.objectContaining({
        providerListingId: "1410000002",
        title: "STAR Program",
        postedAt: "2026-10-06",
      }),
    ]);
  });

  test("leaves out vacancies abroad, and ignores a total that counts them", () => {
    expect(last).toMatchObject({ leftOut: 1, skipped: 0 });
    expect(last.total).toBeUndefined();
  });

  test("asks the details of its cards and, when full, the next page", () => {
    expect(last.next.map(({ step }) => step)).toEqual(["detail", "detail"]);
    const full = list(sample("full-page.html"));
    expect(full).toMatchObject({ confirmedEmpty: false });
    expect(full.total).toBeUndefined();
    expect(full.listings).toHaveLength(25);
    expect(new URL(full.next[0]?.url ?? "").searchParams.get("startrow")).toBe("25");
    expect(full.next[0]?.board).toBe("careers.sap.com");
    expect(full.next.filter(({ step }) => step === "detail")).toHaveLength(5);
  });

  test("that ignores the place is asked again by the country's facet", () => {
    const world = list(sample("full-page.html").replaceAll(", BR, ", ", US, "));
    expect(world).toMatchObject({ listings: [], leftOut: 25, confirmedEmpty: false });
    const [byFacet, ...rest] = world.next;
    expect(rest).toEqual([]);
    const asked = new URL(byFacet?.url ?? "").searchParams;
    expect([asked.get("optionsFacetsDD_country"), asked.get("locationsearch")]).toEqual(["BR", null]);
    const still = list(sample("full-page.html").replaceAll(", BR, ", ", US, "), { request: byFacet });
    expect(still).toMatchObject({ listings: [], ignored: ["place"] });
    expect(new URL(still.next[0]?.url ?? "").searchParams.get("startrow")).toBe("25");
  });

  test("is empty when it says so, even if it shows recent vacancies below", () => {
    expect(list(sample("nothing.html"))).toMatchObject({ listings: [], confirmedEmpty: true, next: [] });
  });

  test("without rows and without the no-results words is changed", () => {
    expect(() => list(sample("changed.html"))).toThrow(ProviderChanged);
    expect(() => list('{"jobList":[]}')).toThrow(ProviderChanged);
  });

  test("is blocked or unavailable according to its status", () => {
    expect(() => list("", { status: 403 })).toThrow(ProviderBlocked);
    expect(() => list("<html>Are you a robot? captcha</html>")).toThrow(ProviderBlocked);
    expect(() => list("", { status: 503 })).toThrow(ProviderUnavailable);
  });

  test("drops a bad row and keeps the others", () => {
    expect(list(sample("one-bad-item.html"))).toMatchObject({
      listings: [{ providerListingId: "1410000001" }],
      skipped: 1,
    });
  });
});

describe("the feed of SAP", () => {
  test("gives whole texts under the same ids, places split from titles, addresses without their source", () => {
    const page = feed(sample("feed.xml"));
    expect(page).toMatchObject({ skipped: 0, leftOut: 1 });
    expect(page.listings[0]).toMatchObject({
      providerListingId: "1410000001",
      title: "Desenvolvedor ABAP (F/M/D) – Híbrido",
      url: "https://careers.sap.com/job/Sao-Leopoldo-Desenvolvedor-ABAP-93022-718/1410000001/",
      place: { city: "São Leopoldo", state: "RS" },
      requirements: ["ABAP"],
      postedAt: "2026-10-08T02:00:00Z",
    });
    expect(page.listings[0]?.description).toContain("Build with ABAP.");
  });

  test("of another shape is changed", () => {
    expect(() => feed("<html><h1>Feeds</h1></html>")).toThrow(ProviderChanged);
  });

  test("may have place and end in fields: two letters are the country, closed vacancies are left out", () => {
    const page = feed(sample("whole-feed.xml"));
    expect(page).toMatchObject({ skipped: 0, leftOut: 3 });
    expect(page.listings).toMatchObject([
      {
        providerListingId: "1410000001",
        title: "Desenvolvedor ABAP (f/m/d)",
        company: "SAP",
        place: { city: "São Leopoldo", country: "Brasil" },
        expiresAt: "2026-10-10",
      },
      {
        providerListingId: "1410000012",
        title: "Consultor FI/CO (f/m/d)",
        place: { city: "São Paulo", state: "SP", country: "Brasil" },
      },
    ]);
    for (const listing of page.listings) expect(listing.postedAt).toBeUndefined();
  });

  test("of the whole site takes no query, so its items are compared with it here", () => {
    const request = { ...replyOf(sap, "").request, step: "feed", url: "https://careers.sap.com/sitemal.xml" };
    const titles = list(sample("whole-feed.xml"), { request }).listings.map(({ title }) => title);
    expect(titles).toEqual(["Desenvolvedor ABAP (f/m/d)"]);
  });

  test("that the site does not have is no failure", () => {
    const gone = list("", { request: feedRequest, status: 404 });
    expect(gone).toMatchObject({ listings: [], confirmedEmpty: true });
  });
});

describe("the new board of SAP", () => {
  test("gives cards of its own, and none from abroad", () => {
    const page = newBoard(postings);
    expect(page).toMatchObject({ skipped: 0, leftOut: 1 });
    expect(page.listings).toMatchObject([
      {
        providerListingId: "sr-744000150000001",
        title: "Desenvolvedor ABAP (F/M/D) - Híbrido",
        company: "SAP",
        url: "https://jobs.smartrecruiters.com/SAPITBusinessSysteme/744000150000001",
        place: { city: "São Leopoldo", state: "RS", country: "Brasil" },
        workMode: "hybrid",
        postedAt: "2026-10-07T10:34:29.008Z",
      },
      { title: "ABAP Cloud Developer", workMode: "remote" },
    ]);
    expect(page.next.map(({ step }) => step)).toEqual(["detail", "detail"]);
  });

  test("without vacancies is empty only when the company has some elsewhere", () => {
    const [known] = newBoard(noPostings).next;
    expect(newBoard(noPostings)).toMatchObject({ listings: [], confirmedEmpty: false });
    expect(newBoard(postings, { request: known })).toMatchObject({ listings: [], confirmedEmpty: true });
    expect(() => newBoard(noPostings, { request: known })).toThrow(ProviderChanged);
  });
});

describe("a vacancy on both boards of SAP", () => {
  const join = (listings: readonly Listing[]) => sap.joinListings?.(listings);
  const [abap, star] = last.listings;
  const [newAbap, cloud] = newBoard(postings).listings;
  if (!abap || !star || !newAbap || !cloud) throw new Error("the samples hold two vacancies each");

  test("is one listing, at its old address, with the fields that the new board adds", () => {
    const { postedAt: _, ...undated } = abap;
    // The new board states the work mode, which the old one only has in its title.
    const { derived, ...stated } = undated;
    expect([derived, newAbap.workMode]).toEqual([["workMode"], stated.workMode]);
    expect(join([newAbap, cloud, undated, star])).toEqual([
      { ...stated, postedAt: newAbap.postedAt },
      star,
      cloud,
    ]);
  });

  test("is two listings when title or place differ, or when one board has it twice", () => {
    const elsewhere = { ...newAbap, place: { city: "São Paulo", state: "SP", country: "Brasil" } };
    const otherState = { ...newAbap, place: { city: "São Leopoldo", state: "SC", country: "Brasil" } };
    for (const other of [elsewhere, otherState, cloud]) expect(join([abap, other])).toEqual([abap, other]);
    const twice = { ...abap, providerListingId: "1410000099" };
    expect(join([abap, twice])).toEqual([abap, twice]);
    expect(join([abap, twice, newAbap])).toHaveLength(2);
    expect(join([abap, newAbap, { ...newAbap, providerListingId: "sr-9" }])).toHaveLength(2);
  });
});

describe("a job page of SAP", () => {
  test("adds text, requirements, benefits and end to the card", () => {
    const [listing] = detail(sample("job-page.html")).listings;
    expect(listing).toMatchObject({
      providerListingId: "1410000002",
      title: "STAR Program",
      company: "SAP",
      place: { city: "São Paulo", state: "SP", country: "Brasil" },
      contract: "Estágio",
      requirements: ["Enrolled at a university", "English"],
      benefits: ["Meal voucher"],
      postedAt: "2026-10-08T02:00:00Z",
      expiresAt: "2026-12-08T02:00:00Z",
    });
    expect(listing && originOf(listing, "contract")).toBe("derived");
    expect(listing?.description).toContain("<li>English</li>");
  });

  test("can be read without its card", () => {
    const request = { ...replyOf(sap, "").request, step: "detail" };
    const url = "https://careers.sap.com/job/Sao-Paulo-STAR-Program-SP-04794-000/1410000002/";
    expect(list(sample("job-page.html"), { request, url }).listings).toMatchObject([
      { providerListingId: "1410000002", title: "STAR Program", url },
    ]);
  });

  test("of a closed vacancy removes the card; a page of another shape does not", () => {
    expect(detail(sample("closed-job.html"))).toMatchObject({ listings: [], leftOut: 1 });
    expect(detail("", "1410000002", { status: 404 })).toMatchObject({ listings: [], leftOut: 1 });
    const ended = sample("job-page.html").replace(
      "Tue Dec 08 02:00:00 UTC 2026",
      "Fri Oct 09 02:00:00 UTC 2026",
    );
    expect(detail(ended)).toMatchObject({ listings: [], leftOut: 1 });
    expect(() => detail("<html><h1>SAP</h1></html>")).toThrow(ProviderChanged);
  });
});
