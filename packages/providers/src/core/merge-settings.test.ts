import { describe, expect, test } from "vitest";
import { mergeSettings } from "./merge-settings.ts";
import { table } from "./settings.ts";

const placeFacet = table({ country: "BR" });
const own = {
  origin: "https://careers.example.com",
  searchPath: "/search/",
  paceMs: 700,
  inFlightMax: 2,
  pageSize: 25,
  pagesMax: 2,
  detailsMax: 5,
  requestsMax: 6,
  keptMs: 86_400_000,
  companyId: "Example",
  dropsTalentPools: true,
  route: "pages",
  ownNames: ["Example"],
  payBounds: { month: [300, 100_000] },
  placeFacet,
  noResults: /nothing/,
  words: new Set(["junior"]),
  jobPath: (id: string) => `/job/${id}`,
  board: { otherOrigin: "https://other.example.com", locale: "en_US" },
};

const merge = (said: unknown) =>
  mergeSettings(own, said, { route: ["pages", "plugin"] }, (object) => object === placeFacet);

test("an override takes effect, other settings stay, and each change is reported", () => {
  const { value, changes, faults } = merge({
    origin: "https://jobs.example.com",
    pageSize: 25,
    detailsMax: 0,
    route: "plugin",
    payBounds: { month: [500, 90_000] },
    board: { locale: "pt_BR" },
  });
  expect(faults).toEqual([]);
  expect(value).toEqual({
    ...own,
    origin: "https://jobs.example.com",
    detailsMax: 0,
    route: "plugin",
    payBounds: { month: [500, 90_000] },
    board: { otherOrigin: "https://other.example.com", locale: "pt_BR" },
  });
  expect(changes).toEqual([
    { setting: "origin", from: '"https://careers.example.com"', to: '"https://jobs.example.com"' },
    { setting: "detailsMax", from: "5", to: "0" },
    { setting: "route", from: '"pages"', to: '"plugin"' },
    { setting: "payBounds.month", from: "[300,100000]", to: "[500,90000]" },
    { setting: "board.locale", from: '"en_US"', to: '"pt_BR"' },
  ]);
  expect(own.board.locale).toBe("en_US");
});

test("a table takes new entries, changed ones, and null to remove one", () => {
  const { value, changes, faults } = merge({ placeFacet: { country: null, optionsCountry: "BR" } });
  expect({ value, faults }).toMatchObject({ value: { placeFacet: { optionsCountry: "BR" } }, faults: [] });
  expect(value).not.toHaveProperty("placeFacet.country");
  expect(changes).toEqual([
    { setting: "placeFacet.country", from: '"BR"', to: "nothing" },
    { setting: "placeFacet.optionsCountry", from: "nothing", to: '"BR"' },
  ]);
});

test("a table holds nothing but its entries, also when an operator added one: no word finds what every object has", () => {
  const entries = table<Readonly<Partial<Record<string, string>>>>({ country: "BR" });
  expect(entries["constructor"]).toBeUndefined();
  const { value } = mergeSettings(entries, { optionsCountry: "BR" }, {}, () => true);
  expect(value).toEqual({ country: "BR", optionsCountry: "BR" });
  expect(Object.getPrototypeOf(value)).toBeNull();
});

describe("is refused, and the adapter's own value stays:", () => {
  test.each<[said: unknown, setting: string, why: RegExp]>([
    [null, "", /needs an object, received null/],
    [[], "", /needs an object, received a list/],
    [{ pageSise: 20 }, "pageSise", /is no setting; there are origin, searchPath/],
    [{ board: { pageSize: 20 } }, "board.pageSize", /is no setting; there are otherOrigin, locale/],
    [{ board: "x" }, "board", /needs an object, received a text/],
    [{ constructor: {} }, "constructor", /is no setting/],
    [JSON.parse('{"__proto__": {"pageSize": 1}}'), "__proto__", /is no setting/],
    [{ pageSize: "20" }, "pageSize", /needs a number, received a text/],
    [{ pageSize: 0 }, "pageSize", /from 1 to 500, received 0/],
    [{ pageSize: 501 }, "pageSize", /from 1 to 500/],
    [{ pageSize: 2.5 }, "pageSize", /whole number/],
    [{ requestsMax: 31 }, "requestsMax", /from 1 to 30/],
    [{ pagesMax: -1 }, "pagesMax", /from 1 to 20/],
    [{ detailsMax: 31 }, "detailsMax", /from 0 to 30/],
    [{ paceMs: 349 }, "paceMs", /from 350 to 10000/],
    [{ inFlightMax: 3 }, "inFlightMax", /from 1 to 2/],
    [{ keptMs: 1 }, "keptMs", /from 60000/],
    [{ dropsTalentPools: "yes" }, "dropsTalentPools", /needs true or false/],
    [{ companyId: 7 }, "companyId", /needs a text, received 7/],
    [{ companyId: "" }, "companyId", /not empty/],
    [{ companyId: "a\nb" }, "companyId", /one line/],
    [{ companyId: "x".repeat(501) }, "companyId", /500 characters/],
    [{ route: "legacy" }, "route", /one of pages, plugin/],
    [{ searchPath: "search" }, "searchPath", /begins with one/],
    [{ searchPath: "//evil.example/" }, "searchPath", /begins with one/],
    [{ searchPath: "/\\evil.example" }, "searchPath", /begins with one/],
    [{ ownNames: "Example" }, "ownNames", /needs a list/],
    [{ ownNames: [] }, "ownNames", /1 to 100 entries/],
    [{ ownNames: [1] }, "ownNames", /needs a text, received 1 \(an entry/],
    [{ payBounds: { month: [300] } }, "payBounds.month", /needs 2 numbers/],
    [{ noResults: "(a+)+$" }, "noResults", /code of the adapter/],
    [{ words: ["senior"] }, "words", /code of the adapter/],
    [{ jobPath: "/job/{id}" }, "jobPath", /code of the adapter/],
    [{ placeFacet: { country: 1 } }, "placeFacet.country", /needs a text/],
    [{ placeFacet: { "a b": "x" } }, "placeFacet.a b", /no name/],
  ])("%j", (said, setting, why) => {
    const { value, changes, faults } = merge(said);
    expect(faults).toEqual([{ setting, why: expect.stringMatching(why) }]);
    expect({ value, changes }).toEqual({ value: own, changes: [] });
  });

  test.each([
    "http://careers.example.com",
    "https://careers.example.com/",
    "https://careers.example.com/jobs",
    "https://me:secret@careers.example.com",
    "https://careers.example.com:8443",
    "https://localhost",
    "https://127.0.0.1",
    "https://[::1]",
    "ftp://careers.example.com",
    "careers.example.com",
  ])("%s as the address of a portal", (address) => {
    const { faults } = merge({ board: { otherOrigin: address } });
    expect(faults).toEqual([
      { setting: "board.otherOrigin", why: expect.stringContaining("https address of a host") },
    ]);
  });
});
