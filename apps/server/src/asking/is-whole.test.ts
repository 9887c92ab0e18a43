import type { Listing } from "@vagou/providers/core/listing";
import type { ParsedPage, ProviderRequest } from "@vagou/providers/core/provider";
import { expect, test } from "vitest";
import type { ReadPage } from "../reading/collect-listings.ts";
import { isWhole } from "./is-whole.ts";

const request = (path: string, card?: Listing): ProviderRequest => ({
  url: `https://portal.example/${path}`,
  method: "GET",
  headers: {},
  step: "list",
  ...(card && { card }),
});

const listing = (id: string): Listing => ({
  providerListingId: id,
  title: "Vigia",
  url: `https://portal.example/vaga/${id}`,
  requirements: [],
  benefits: [],
});

function page(asked: ProviderRequest, ids: readonly string[], facts: Partial<ParsedPage> = {}): ReadPage {
  const none = { skipped: 0, leftOut: 0, confirmedEmpty: false, next: [] };
  return { request: asked, page: { ...none, listings: ids.map(listing), ...facts } };
}

const [first, second, third] = [request("1"), request("2"), request("3")];

function judge(starts: readonly ProviderRequest[], ...read: ReadPage[]): boolean {
  const found = new Set(
    read.flatMap(({ page: { listings } }) => listings.map((one) => one.providerListingId)),
  );
  return isWhole(starts, { read, failures: [] }, found.size);
}

test("an answer with as many vacancies as the portal counts is whole, on one page or several", () => {
  expect(judge([first], page(first, ["a", "b"], { total: 2 }))).toBe(true);
  const pages = [page(first, ["a", "b"], { total: 3, next: [second] }), page(second, ["c"], { total: 3 })];
  expect(judge([first], ...pages)).toBe(true);
});

test("the listings of a page that is the whole answer are counted elsewhere", () => {
  expect(isWhole([first], { read: [page(first, [], { total: 2 })], failures: [] }, 2)).toBe(true);
  expect(isWhole([first], { read: [page(first, [], { total: 2 })], failures: [] }, 1)).toBe(false);
});

test("an answer is whole when the portal says that nothing follows", () => {
  expect(judge([first], page(first, [], { confirmedEmpty: true }))).toBe(true);
  const end = page(second, [], { confirmedEmpty: true });
  expect(judge([first], page(first, ["a"], { next: [second] }), end)).toBe(true);
  expect(judge([first], page(first, ["a"], { isLast: true, leftOut: 1 }))).toBe(true);
});

test.each<[string, readonly ProviderRequest[], ReadPage[]]>([
  ["the portal counts more", [first], [page(first, ["a"], { total: 2 })]],
  ["the portal counts nothing and says no end", [first], [page(first, ["a"])]],
  ["a further page was not asked", [first], [page(first, ["a"], { next: [second] })]],
  ["an item could not be read", [first], [page(first, ["a"], { total: 1, skipped: 1 })]],
  [
    "one is on two pages, so that another may have slipped between them",
    [first],
    [page(first, ["a", "b"], { total: 4, next: [second] }), page(second, ["b", "c"], { total: 4 })],
  ],
  [
    "an item was left out, which may be a repetition",
    [first],
    [page(first, ["a"], { total: 2, next: [second] }), page(second, [], { leftOut: 1 })],
  ],
  [
    "one of several pages is the last, but a vacancy may have moved to an earlier one",
    [first],
    [page(first, ["a"], { next: [second] }), page(second, ["b"], { isLast: true })],
  ],
  [
    "of two lists one is cut",
    [first, second],
    [page(first, ["a", "b", "c"], { total: 3 }), page(second, ["d"], { total: 2 })],
  ],
  ["a list was not read", [first, third], [page(first, ["a"], { total: 1 })]],
])("an answer is not known to be whole: %s", (_why, starts, read) => {
  expect(judge(starts, ...read)).toBe(false);
});

test("an answer with a request that failed is not whole", () => {
  const read = [page(first, ["a"], { total: 1 })];
  expect(isWhole([first], { read, failures: [{ request: second, cause: new Error("500") }] }, 1)).toBe(false);
});

test("details change nothing: a card whose details came or not was listed", () => {
  const details = request("a", listing("a"));
  const list = page(first, ["a"], { total: 1, next: [details] });
  expect(judge([first], list)).toBe(true);
  expect(judge([first], list, page(details, ["a"]))).toBe(true);
});
