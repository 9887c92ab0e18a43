import { describe, expect, test } from "vitest";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../core/outcome-errors.ts";
import { originOf } from "../core/listing.ts";
import { query, replyOf } from "../core/testing/reply.ts";
import { readSample } from "../core/testing/sample.ts";
import { sap } from "./sap.ts";

const sample = (name: string) => readSample(import.meta.url, name);
const asked = query({ keywords: "abap" });
const list = (body: string, changes = {}) => sap.parseReply(replyOf(sap, body, { asked, ...changes }), asked);
const feedRequest = sap.buildRequests(asked).find(({ step }) => step === "feed");
const feed = (body: string) => list(body, { request: feedRequest });
const last = list(sample("last-page.html"));
const detailOf = (id: string) => last.next.find(({ card }) => card?.providerListingId === id);
const detail = (body: string, id = "1410000002", changes = {}) =>
  list(body, { request: detailOf(id), url: detailOf(id)?.url, ...changes });

describe("what SAP is asked", () => {
  test("the search page of the whole country, newest first, and the feed beside it", () => {
    const urls = sap
      .buildRequests(query({ keywords: "abap  cloud", city: "Recife" }))
      .map(({ url }) => new URL(url));
    expect(urls.map(({ pathname }) => pathname)).toEqual(["/search/", "/services/rss/job/"]);
    expect(Object.fromEntries(urls[0]?.searchParams ?? [])).toEqual({
      q: "abap cloud",
      locationsearch: "Brazil",
      locale: "en_US",
      sortColumn: "referencedate",
      sortDirection: "desc",
      startrow: "0",
    });
    expect(urls[1]?.searchParams.get("keywords")).toBe("(abap cloud)");
  });
});

describe("a search page of SAP", () => {
  test("gives each vacancy once, though it stands there twice", () => {
    expect(last.listings).toEqual([
      {
        providerListingId: "1410000001",
        title: "Desenvolvedor ABAP (F/M/D) – Híbrido",
        url: "https://jobs.sap.com/job/Sao-Leopoldo-Desenvolvedor-ABAP-93022-718/1410000001/",
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

  test("leaves out vacancies abroad, and believes no total that counts them", () => {
    expect(last).toMatchObject({ leftOut: 1, skipped: 0 });
    expect(last.total).toBeUndefined();
  });

  test("leads to the details of its cards and, when full, to the next page", () => {
    expect(last.next.map(({ step }) => step)).toEqual(["detail", "detail"]);
    const full = list(sample("full-page.html"));
    expect(full).toMatchObject({ total: 1312, confirmedEmpty: false });
    expect(full.listings).toHaveLength(25);
    expect(new URL(full.next[0]?.url ?? "").searchParams.get("startrow")).toBe("25");
    expect(full.next.filter(({ step }) => step === "detail")).toHaveLength(6);
  });

  test("is empty when it says so, whatever recent vacancies it shows below", () => {
    expect(list(sample("nothing.html"))).toMatchObject({ listings: [], confirmedEmpty: true, next: [] });
  });

  test("without rows and without a word of it is changed", () => {
    expect(() => list(sample("changed.html"))).toThrow(ProviderChanged);
    expect(() => list('{"jobList":[]}')).toThrow(ProviderChanged);
  });

  test("is blocked or unavailable as its status says", () => {
    expect(() => list("", { status: 403 })).toThrow(ProviderBlocked);
    expect(() => list("<html>Are you a robot? captcha</html>")).toThrow(ProviderBlocked);
    expect(() => list("", { status: 503 })).toThrow(ProviderUnavailable);
  });

  test("loses a bad row and nothing else", () => {
    expect(list(sample("one-bad-item.html"))).toMatchObject({
      listings: [{ providerListingId: "1410000001" }],
      skipped: 1,
    });
  });
});

describe("the feed of SAP", () => {
  test("brings whole texts under the same ids, places split from titles, addresses without their source", () => {
    const page = feed(sample("feed.xml"));
    expect(page).toMatchObject({ skipped: 0, leftOut: 1 });
    expect(page.listings[0]).toMatchObject({
      providerListingId: "1410000001",
      title: "Desenvolvedor ABAP (F/M/D) – Híbrido",
      url: "https://jobs.sap.com/job/Sao-Leopoldo-Desenvolvedor-ABAP-93022-718/1410000001/",
      place: { city: "São Leopoldo", state: "RS" },
      requirements: ["ABAP"],
      postedAt: "2026-10-08T02:00:00Z",
    });
    expect(page.listings[0]?.description).toContain("Build with ABAP.");
  });

  test("of another shape is changed", () => {
    expect(() => feed("<html><h1>Feeds</h1></html>")).toThrow(ProviderChanged);
  });
});

describe("a job page of SAP", () => {
  test("adds the text, what it asks and offers, and its end to the card", () => {
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
    const url = "https://jobs.sap.com/job/Sao-Paulo-STAR-Program-SP-04794-000/1410000002/";
    expect(list(sample("job-page.html"), { request, url }).listings).toMatchObject([
      { providerListingId: "1410000002", title: "STAR Program", url },
    ]);
  });

  test("of a closed vacancy takes the card back; of another shape it does not", () => {
    expect(detail(sample("closed-job.html"))).toMatchObject({ listings: [], leftOut: 1 });
    expect(detail("", "1410000002", { status: 404 })).toMatchObject({ listings: [], leftOut: 1 });
    expect(() => detail("<html><h1>SAP</h1></html>")).toThrow(ProviderChanged);
  });
});
