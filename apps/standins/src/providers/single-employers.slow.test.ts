import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askForFault } from "./portal/ask-for-fault.ts";
import { startProviderStandIns, type OriginMap } from "./index.ts";
import { ask, getProvider } from "./testing/ask.ts";

let originMap: OriginMap = {};
let close: () => Promise<void>;

beforeAll(async () => {
  ({ originMap, close } = await startProviderStandIns(0));
});
afterAll(() => close());

const sapOrigin = "https://careers.sap.com";
const newSapOrigin = "https://api.smartrecruiters.com";
const dellOrigin = "https://enterpriseplatform.dell.com";
const otherDellOrigin = "https://iawmqy.fa.ocs.oraclecloud.com";
const at = async (origin: string, path: string) => (await fetch(`${originMap[origin]}${path}`)).text();

describe.each([
  {
    id: "sap",
    origins: [sapOrigin, newSapOrigin],
    company: "SAP",
    cities: ["São Paulo", "São Leopoldo"],
  },
  {
    id: "dell",
    origins: [dellOrigin],
    company: "Dell Technologies",
    cities: ["Eldorado do Sul", "Porto Alegre", "São Paulo", "Hortolândia"],
  },
])("$id, a portal of one employer", ({ id, origins, company, cities }) => {
  const provider = getProvider(id);

  test("has vacancies at the employer's offices in Brazil, and the adapter leaves those abroad out", async () => {
    const { listings, skipped, requests } = await ask(provider, {}, originMap);
    expect(skipped).toBe(0);
    expect(requests).toBeGreaterThan(3);
    expect(listings.length).toBeGreaterThan(40);
    for (const listing of listings) {
      expect(listing.company).toBe(company);
      expect(listing.place?.country).toBe("Brasil");
      expect([undefined, ...cities]).toContain(listing.place?.city);
    }
    const answering = new Set(listings.map(({ url }) => new URL(url).origin));
    expect([...answering].toSorted()).toEqual(origins.map((origin) => originMap[origin]).toSorted());
  });

  test("answers a keyword and gives details of the newest", async () => {
    const { listings } = await ask(provider, { keywords: "desenvolvedor" }, originMap);
    expect(listings.length).toBeGreaterThan(3);
    for (const { title } of listings) expect(title).toMatch(/desenvolvedor/i);
    const whole = listings.filter(({ description }) => description?.includes("Estamos contratando"));
    expect(whole.length).toBeGreaterThan(3);
    const [newest] = listings.toSorted((a, b) => (b.postedAt ?? "").localeCompare(a.postedAt ?? ""));
    expect(newest?.postedAt).toBeDefined();
    expect(newest?.requirements.length).toBeGreaterThan(2);
  });

  test("has a page for every vacancy that says it is a demonstration, with the real employer's name", async () => {
    const { listings } = await ask(provider, { keywords: "analista" }, originMap);
    expect(listings.length).toBeGreaterThan(0);
    for (const listing of listings) {
      const page = await (await fetch(listing.url)).text();
      expect(page).toContain("Vaga de demonstração");
      expect(page).toContain(listing.title);
      expect(page).not.toContain("a empresa não existe");
    }
  });
});

describe("the stand-in of SAP", () => {
  test("shows 25 rows a page with its count, and the newest of all kinds where nothing fits", async () => {
    const rows = async (query: string) =>
      (await at(sapOrigin, `/search/?${query}`)).match(/class="data-row"/g)?.length ?? 0;
    expect(await rows("locationsearch=Brazil&startrow=0")).toBe(25);
    expect(await at(sapOrigin, "/search/?locationsearch=Brazil&startrow=25")).toMatch(
      /26 – 50<\/b> of <b>\d+/,
    );
    expect(await rows("q=soldador&locationsearch=Brazil")).toBe(10);
    expect(await at(sapOrigin, "/search/?q=soldador")).toContain("There are currently no open positions");
  });

  test("has vacancies abroad when no place is asked, and takes the place as free text", async () => {
    expect(await at(sapOrigin, "/search/")).toMatch(
      /Newtown Square, PA, US|SANTIAGO DE SURCO, PE, 0033|Bangalore, IN/,
    );
    expect(await at(sapOrigin, "/search/?optionsFacetsDD_country=BR")).not.toMatch(/, (US|PE|IN), /);
    const page = await at(sapOrigin, "/search/?locationsearch=São Leopoldo");
    expect(page).toContain("São Leopoldo, RS, BR, 93022-718");
    expect(page).not.toContain("São Paulo, SP, BR");
  });

  test("has a feed of the twenty newest whole texts, with links that track where the reader came from", async () => {
    const feed = await at(sapOrigin, "/services/rss/job/?locationsearch=Brazil");
    expect(feed.match(/<item>/g)).toHaveLength(20);
    expect(feed).toMatch(/<title>.+ \(São (Paulo|Leopoldo), \w\w, BR, [\d-]+\)<\/title>/);
    expect(feed).toContain("?feedId=301101&amp;utm_source");
  });

  test("has the whole site in one feed, with place and end in fields and without dates", async () => {
    const feed = await at(sapOrigin, "/sitemal.xml");
    expect(feed.match(/<item>/g)?.length).toBeGreaterThan(40);
    expect(feed).toMatch(/<g:location>SANTIAGO DE SURCO, PE, 0033<\/g:location>/);
    expect(feed).toMatch(/<g:expiration_date>\d{4}-\d\d-\d\d<\/g:expiration_date>/);
    expect(feed).not.toContain("pubDate");
  });

  test("has no page for an unknown vacancy", async () => {
    const reply = await fetch(`${originMap[sapOrigin]}/job/sao-paulo-x/1/`);
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain("no longer available");
  });
});

describe("the stand-in of SAP's new board", () => {
  const postings = "/v1/companies/SAPITBusinessSysteme/postings";
  const totalOf = async (path: string) =>
    Number(/"totalFound":(\d+)/.exec(await at(newSapOrigin, path))?.[1] ?? "-1");

  test("accepts the country in two lower-case letters, and one word of several is enough", async () => {
    const all = await totalOf(postings);
    const brazil = await totalOf(`${postings}?country=br`);
    expect(brazil).toBeGreaterThan(10);
    expect(brazil).toBeLessThan(all);
    expect(await totalOf(`${postings}?country=BR`)).toBe(0);
    const one = await totalOf(`${postings}?q=analista`);
    expect(one).toBeGreaterThan(0);
    expect(await totalOf(`${postings}?q=analista%20astronauta`)).toBe(one);
  });

  test("answers for an unknown employer, or a name in another case, as for one without vacancies", async () => {
    for (const company of ["Ninguem", "sapitbusinesssysteme"])
      expect(JSON.parse(await at(newSapOrigin, `/v1/companies/${company}/postings?limit=100`))).toEqual({
        offset: 0,
        limit: 100,
        totalFound: 0,
        content: [],
      });
  });

  test("gives at most 100, without texts, which are in four sections of each vacancy", async () => {
    const page = await at(newSapOrigin, `${postings}?limit=500`);
    expect(page).toContain('"limit":100');
    expect(page).not.toContain("jobAd");
    const id = /"id":"(\d+)"/.exec(page)?.[1];
    expect(await at(newSapOrigin, `${postings}/${id}`)).toContain('"qualifications":{');
    expect((await fetch(`${originMap[newSapOrigin]}${postings}/1`)).status).toBe(404);
  });
});

test("a vacancy on both boards of SAP is one listing", async () => {
  const sap = getProvider("sap");
  const [old, recent, both] = await Promise.all(
    [sapOrigin, newSapOrigin, undefined].map((origin) => ask(sap, {}, originMap, origin)),
  );
  const count = (answer: typeof old) => answer?.listings.length ?? 0;
  expect(count(both)).toBeLessThan(count(old) + count(recent));
  expect(count(both)).toBeGreaterThan(Math.max(count(old), count(recent)));
});

describe.each([
  ["sap", [sapOrigin, newSapOrigin]],
  ["dell", [dellOrigin, otherDellOrigin]],
])("%s with its place filter ignored", (id, origins) => {
  const setFault = (mode: string) =>
    Promise.all(origins.map((origin) => askForFault(originMap[origin] ?? "", mode)));

  test("shows the vacancies of Brazil, and none from abroad", async () => {
    const usual = await ask(getProvider(id), {}, originMap);
    expect(await setFault("place-ignored")).toEqual([true, true]);
    const { listings } = await ask(getProvider(id), {}, originMap);
    await setFault("none");
    expect(listings.length).toBeGreaterThan(usual.listings.length * 0.8);
    for (const { place } of listings) expect(place?.country).toBe("Brasil");
  });
});

describe("the stand-in of Dell", () => {
  const list = async (finder: string, origin = dellOrigin) =>
    await at(
      origin,
      `/hcmRestApi/resources/latest/recruitingCEJobRequisitions?finder=findReqs;siteNumber=CX_1001,${finder}`,
    );

  test("finds the country by its name at one address only, Brazil by the facet's id at both", async () => {
    expect(await list("limit=5,offset=0,location=Brazil")).toContain('"TotalJobsCount":97');
    expect(await list("limit=5,offset=0,location=Brazil", otherDellOrigin)).toContain('"TotalJobsCount":0');
    const all = await list("facetsList=LOCATIONS%3BTITLES,limit=5,offset=0");
    expect(all).toContain('"TotalJobsCount":110');
    const id = /"Id":(\d+),"Name":"Brazil"/.exec(all)?.[1];
    const brazil = await list(`limit=200,offset=0,selectedLocationsFacet=${id}`);
    expect(brazil.match(/"PrimaryLocationCountry":"BR"/g)).toHaveLength(97);
    expect(brazil).not.toContain('"PrimaryLocationCountry":"US"');
  });

  test("has both kinds of id, asked in quotes; the answer for an unknown one has no item", async () => {
    const page = await list("limit=10,offset=0");
    expect(page).toMatch(/"Id":"R\d+"/);
    expect(page).toMatch(/"Id":"\d+"/);
    const details = "/hcmRestApi/resources/latest/recruitingCEJobRequisitionDetails?finder=ById;Id=";
    expect(await at(dellOrigin, `${details}%22R270001%22,siteNumber=CX_1001`)).toContain(
      "ExternalQualificationsStr",
    );
    expect(await at(dellOrigin, `${details}%22R1%22,siteNumber=CX_1001`)).toContain('"items":[]');
  });

  test("refuses an unknown finder", async () => {
    const reply = await fetch(
      `${originMap[dellOrigin]}/hcmRestApi/resources/latest/recruitingCEJobRequisitions?finder=findAll;x=1`,
    );
    expect(reply.status).toBe(400);
  });
});
