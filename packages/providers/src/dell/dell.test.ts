import { describe, expect, test } from "vitest";
import { originOf } from "../core/listing.ts";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../core/outcome-errors.ts";
import { query, replyOf } from "../core/testing/reply.ts";
import { dell } from "./dell.ts";
import closedJob from "./samples/closed-job.json" with { type: "json" };
import everywhere from "./samples/everywhere.json" with { type: "json" };
import fullPage from "./samples/full-page.json" with { type: "json" };
import job from "./samples/job.json" with { type: "json" };
import lastPage from "./samples/last-page.json" with { type: "json" };
import nothing from "./samples/nothing.json" with { type: "json" };
import oneBadItem from "./samples/one-bad-item.json" with { type: "json" };

const asked = query({ keywords: "engineer", state: { uf: "SP", name: "São Paulo" } });
const parse = (body: unknown, changes = {}) =>
  dell.parseReply(replyOf(dell, body, { asked, ...changes }), asked);
const last = parse(lastPage);
const steps = (page: typeof last) => page.next.map(({ step }) => step);

test("Dell is asked for the country's newest vacancies, the keyword without the finder's own signs", () => {
  const [request] = dell.buildRequests(query({ keywords: 'dev, "c++"; java' }));
  expect(request?.url).toBe(
    "https://enterpriseplatform.dell.com/hcmRestApi/resources/latest/recruitingCEJobRequisitions?onlyData=true" +
      "&expand=requisitionList.secondaryLocations,flexFieldsFacet.values&finder=findReqs;siteNumber=CX_1001," +
      "facetsList=LOCATIONS%3BWORK_LOCATIONS%3BWORKPLACE_TYPES%3BTITLES%3BCATEGORIES%3BORGANIZATIONS%3BPOSTING_DATES%3BFLEX_FIELDS," +
      "limit=50,offset=0,keyword=dev%20c%2B%2B%20java,location=Brazil,sortBy=POSTING_DATES_DESC",
  );
  expect(dell.buildRequests(query({ state: asked.state }))[0]?.url).not.toContain("keyword=");
});

test("when Dell's first address fails, Oracle's address of the site is asked, also by all further requests", () => {
  const [request] = dell.buildRequests(asked);
  const old = request?.fallback;
  expect(old?.url).toBe(request?.url.replace("enterpriseplatform.dell.com", "iawmqy.fa.ocs.oraclecloud.com"));
  const page = parse(fullPage, { request: old });
  for (const { url } of [...page.next, ...parse(nothing, { request: old }).next])
    expect(new URL(url).host).toBe("iawmqy.fa.ocs.oraclecloud.com");
  expect(page.listings[0]?.url).toMatch(/^https:\/\/iawmqy\.fa\.ocs\.oraclecloud\.com\/hcmUI\//);
});

describe("a list of Dell", () => {
  test("gives the vacancies of Brazil with the asked place", () => {
    expect(last.listings.map(({ providerListingId, place }) => [providerListingId, place])).toEqual([
      ["R900001", { city: "Eldorado do Sul", state: "RS", country: "Brasil" }],
      ["900002", { city: "São Paulo", state: "SP", country: "Brasil" }],
      ["R900003", { country: "Brasil" }],
    ]);
    expect(last).toMatchObject({ leftOut: 1, skipped: 0, confirmedEmpty: false });
  });

  test("reads every field of an item, its address built on the origin that answered", () => {
    expect(last.listings[0]).toMatchObject({
      title: "Software Engineer",
      company: "Dell Technologies",
      url: "https://enterpriseplatform.dell.com/hcmUI/CandidateExperience/en/sites/careers/job/R900001",
      workMode: "hybrid",
      description: "Join the team.",
      postedAt: "2026-10-08",
    });
    expect(last.listings[2]).toMatchObject({ workMode: "remote" });
  });

  test("asks the details of the newest and, when it is full, the next page", () => {
    expect(last.next.map(({ card }) => card?.providerListingId)).toEqual(["R900003", "R900001", "900002"]);
    const full = parse(fullPage);
    expect(full).toMatchObject({ total: 120 });
    expect(full.next[0]?.url).toContain(",offset=50,");
    expect(steps(full)).toEqual(["country", ...Array.from({ length: 6 }, () => "detail")]);
  });

  test("that ignores the country's name is asked again without it, then by the country's id", () => {
    const none = parse(nothing);
    expect(none).toMatchObject({ confirmedEmpty: false });
    expect(none.next.map(({ step, url }) => [step, url.includes("location=Brazil")])).toEqual([
      ["everywhere", false],
    ]);
    const all = parse(everywhere, { request: none.next[0] });
    expect(all.listings.map(({ providerListingId }) => providerListingId)).toEqual(["R900001"]);
    expect(all.total).toBeUndefined();
    expect(all.next[0]).toMatchObject({ step: "facet" });
    expect(all.next[0]?.url).toContain("selectedLocationsFacet=300000000471999,");
  });

  test("of the whole world, where the place is ignored, leads to a request with the country's facet", () => {
    const ignoring = parse(everywhere);
    expect(ignoring.listings.map(({ providerListingId }) => providerListingId)).toEqual(["R900001"]);
    expect(ignoring.confirmedEmpty).toBe(false);
    expect(ignoring.next[0]).toMatchObject({ step: "facet" });
    expect(ignoring.next[0]?.url).toContain(",offset=0,");
    expect(ignoring.next[0]?.url).toContain("selectedLocationsFacet=300000000471999,");
    expect(ignoring.next[0]?.url).not.toContain("location=Brazil");
  });

  test("shorter than the asked size is not taken for the last page when its count says that there is more", () => {
    const items = everywhere.items.map((item) => ({
      ...item,
      requisitionList: item.requisitionList.slice(0, 2),
    }));
    const short = { ...everywhere, items };
    expect(parse(short)).toMatchObject({ listings: [], next: [{ step: "facet" }] });
  });

  test("by a facet that is ignored too shows no vacancy from abroad, and reports the ignored place", () => {
    const request = parse(everywhere).next[0];
    const page = parse(everywhere, { request });
    expect(page.listings.map(({ place }) => place?.country)).toEqual(["Brasil"]);
    expect(page).toMatchObject({ ignored: ["place"] });
    expect(page.next[0]).toMatchObject({ step: "facet" });
    expect(page.next[0]?.url).toContain(",offset=50,");
  });

  test("leaves out closed vacancies", () => {
    const [item] = lastPage.items;
    const list = item?.requisitionList.map((one) => ({ ...one, PostingEndDate: "2026-10-09" }));
    expect(parse({ items: [{ ...item, requisitionList: list }] })).toMatchObject({
      listings: [],
      leftOut: 4,
    });
  });

  test("is empty when no vacancy is found even without a place", () => {
    const request = parse(nothing).next[0];
    expect(parse(nothing, { request })).toMatchObject({ listings: [], confirmedEmpty: true, next: [] });
  });

  test("drops a bad item and keeps the others", () => {
    expect(parse(oneBadItem)).toMatchObject({ listings: [{ providerListingId: "R900001" }], skipped: 2 });
  });

  test("has an outcome of its own when it is blocked, unavailable or changed", () => {
    expect(() => parse("", { status: 429 })).toThrow(ProviderBlocked);
    expect(() => parse("", { status: 500 })).toThrow(ProviderUnavailable);
    const emptyOfMany = { items: [{ TotalJobsCount: 9, requisitionList: [] }] };
    for (const body of ["<html></html>", { items: [] }, { items: [{ jobs: [] }] }, emptyOfMany])
      expect(() => parse(body)).toThrow(ProviderChanged);
  });
});

describe("a vacancy of Dell", () => {
  const request = last.next.find(({ card }) => card?.providerListingId === "R900001");

  test("is asked by its id in quotes", () => {
    expect(request?.url).toContain("finder=ById;Id=%22R900001%22,siteNumber=CX_1001");
  });

  test("adds its whole text and requirements to the card; full time is no contract", () => {
    const [listing] = parse(job, { request }).listings;
    expect(listing).toMatchObject({
      providerListingId: "R900001",
      description: "<p>Build things.</p>\n<p>You will: build.</p>\n<ul><li>Java</li><li>English</li></ul>",
      requirements: ["Java", "English"],
      postedAt: "2026-10-08T13:00:00+00:00",
    });
    expect(listing?.contract).toBeUndefined();
    expect(listing && originOf(listing, "workMode")).toBe("stated");
  });

  test("can be read without its card", () => {
    const alone = request && { url: request.url, method: request.method, headers: {}, step: "detail" };
    expect(parse(job, { request: alone }).listings).toMatchObject([{ title: "Software Engineer" }]);
  });

  test("that is closed removes its card", () => {
    expect(parse(closedJob, { request })).toMatchObject({ listings: [], leftOut: 1 });
    const ended = {
      items: job.items.map((one) => ({ ...one, ExternalPostedEndDate: "2026-10-09T00:00:00+00:00" })),
    };
    expect(parse(ended, { request })).toMatchObject({ listings: [], leftOut: 1 });
  });
});
