import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startProviderStandIns, type OriginMap } from "./index.ts";
import { ask, getProvider } from "./testing/ask.ts";

let originMap: OriginMap = {};
let close: () => Promise<void>;

beforeAll(async () => {
  ({ originMap, close } = await startProviderStandIns(0));
});
afterAll(() => close());

const sapOrigin = "https://jobs.sap.com";
const dellOrigin = "https://iawmqy.fa.ocs.oraclecloud.com";
const at = async (origin: string, path: string) => (await fetch(`${originMap[origin]}${path}`)).text();

describe.each([
  { id: "sap", origin: sapOrigin, company: "SAP", cities: ["São Paulo", "São Leopoldo"] },
  {
    id: "dell",
    origin: dellOrigin,
    company: "Dell Technologies",
    cities: ["Eldorado do Sul", "Porto Alegre", "São Paulo", "Hortolândia"],
  },
])("$id, a portal of one employer", ({ id, origin, company, cities }) => {
  const provider = getProvider(id);

  test("has its own vacancies at its own offices in Brazil, and leaves those abroad out", async () => {
    const { listings, skipped, requests } = await ask(provider, {}, originMap);
    expect(skipped).toBe(0);
    expect(requests).toBeGreaterThan(3);
    expect(listings.length).toBeGreaterThan(40);
    for (const listing of listings) {
      expect(listing.company).toBe(company);
      expect(listing.place?.country).toBe("Brasil");
      expect([undefined, ...cities]).toContain(listing.place?.city);
      expect(listing.postedAt).toBeDefined();
      expect(listing.url.startsWith(`${originMap[origin]}/`)).toBe(true);
    }
  });

  test("answers to a keyword and brings details of the newest", async () => {
    const { listings } = await ask(provider, { keywords: "desenvolvedor" }, originMap);
    expect(listings.length).toBeGreaterThan(3);
    for (const { title } of listings) expect(title).toMatch(/desenvolvedor/i);
    const [newest] = listings.toSorted((a, b) => (b.postedAt ?? "").localeCompare(a.postedAt ?? ""));
    expect(newest?.requirements.length).toBeGreaterThan(2);
    expect(newest?.description).toContain("Estamos contratando");
  });

  test("leads every vacancy to a page that says it is a demonstration, of a real employer", async () => {
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

  test("has vacancies abroad where no place is asked, and takes the place as free text", async () => {
    expect(await at(sapOrigin, "/search/")).toMatch(/Walldorf, DE|Newtown Square, PA, US|Bangalore, IN/);
    const page = await at(sapOrigin, "/search/?locationsearch=São Leopoldo");
    expect(page).toContain("São Leopoldo, RS, BR, 93022-718");
    expect(page).not.toContain("São Paulo, SP, BR");
  });

  test("feeds the twenty newest, whole, with links that say where the reader came from", async () => {
    const feed = await at(sapOrigin, "/services/rss/job/?locationsearch=Brazil");
    expect(feed.match(/<item>/g)).toHaveLength(20);
    expect(feed).toMatch(/<title>.+ \(São (Paulo|Leopoldo), \w\w, BR, [\d-]+\)<\/title>/);
    expect(feed).toContain("?feedId=301101&amp;utm_source");
  });

  test("has no page for a vacancy it does not know", async () => {
    const reply = await fetch(`${originMap[sapOrigin]}/job/sao-paulo-x/1/`);
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain("no longer available");
  });
});

describe("the stand-in of Dell", () => {
  const list = async (finder: string) =>
    await at(
      dellOrigin,
      `/hcmRestApi/resources/latest/recruitingCEJobRequisitions?finder=findReqs;siteNumber=CX_1001,${finder}`,
    );

  test("finds nothing by the country's name, everything without, Brazil by the facet's id", async () => {
    expect(await list("limit=5,offset=0,location=Brazil")).toContain('"TotalJobsCount":0');
    const all = await list("facetsList=LOCATIONS%3BTITLES,limit=5,offset=0");
    expect(all).toContain('"TotalJobsCount":110');
    const id = /"Id":(\d+),"Name":"Brazil"/.exec(all)?.[1];
    const brazil = await list(`limit=200,offset=0,selectedLocationsFacet=${id}`);
    expect(brazil.match(/"PrimaryLocationCountry":"BR"/g)).toHaveLength(97);
    expect(brazil).not.toContain('"PrimaryLocationCountry":"US"');
  });

  test("has both kinds of id, asked in quotes; an unknown one comes back without an item", async () => {
    const page = await list("limit=10,offset=0");
    expect(page).toMatch(/"Id":"R\d+"/);
    expect(page).toMatch(/"Id":"\d+"/);
    const details = "/hcmRestApi/resources/latest/recruitingCEJobRequisitionDetails?finder=ById;Id=";
    expect(await at(dellOrigin, `${details}%22R270001%22,siteNumber=CX_1001`)).toContain(
      "ExternalQualificationsStr",
    );
    expect(await at(dellOrigin, `${details}%22R1%22,siteNumber=CX_1001`)).toContain('"items":[]');
  });

  test("refuses a finder it does not know", async () => {
    const reply = await fetch(
      `${originMap[dellOrigin]}/hcmRestApi/resources/latest/recruitingCEJobRequisitions?finder=findAll;x=1`,
    );
    expect(reply.status).toBe(400);
  });
});
