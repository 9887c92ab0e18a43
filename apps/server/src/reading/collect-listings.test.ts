import type { Listing } from "@vagou/providers/core/listing";
import type { ParsedPage } from "@vagou/providers/core/provider";
import { expect, test } from "vitest";
import { collectListings, type ReadPage } from "./collect-listings.ts";

const listing = (id: string, more: Partial<Listing> = {}): Listing => ({
  providerListingId: id,
  title: `Vaga ${id}`,
  url: `https://portal.example/${id}`,
  requirements: [],
  benefits: [],
  ...more,
});

const read = (page: Partial<ParsedPage>, card?: Listing): ReadPage => ({
  request: { url: "https://portal.example/", method: "GET", headers: {}, step: "x", ...(card && { card }) },
  page: { listings: [], skipped: 0, leftOut: 0, confirmedEmpty: false, next: [], ...page },
});

test("a detail replaces its card, in either order of arrival", () => {
  const card = listing("1");
  const detail = listing("1", { description: "<p>Inteira</p>" });
  const pages = [read({ listings: [card, listing("2")] }), read({ listings: [detail] }, card)];
  expect(collectListings(pages)).toEqual([detail, listing("2")]);
  expect(collectListings(pages.toReversed())).toEqual([detail, listing("2")]);
});

test("a detail that finds the vacancy closed removes its card", () => {
  const card = listing("1");
  expect(collectListings([read({ listings: [card] }), read({ leftOut: 1 }, card)])).toEqual([]);
});

test("a detail that could not be read keeps the card", () => {
  const card = listing("1");
  expect(collectListings([read({ listings: [card] }), read({ skipped: 1 }, card)])).toEqual([card]);
});

test("the same vacancy on another page fills the gaps of the first", () => {
  const pages = [
    read({ listings: [listing("1", { company: "Padaria" })] }),
    read({ listings: [listing("1", { company: "Outra", contract: "CLT" })] }),
  ];
  expect(collectListings(pages)).toEqual([listing("1", { company: "Padaria", contract: "CLT" })]);
});
