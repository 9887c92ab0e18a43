import { expect, test } from "vitest";
import { z } from "zod";
import { ProviderChanged } from "./outcome-errors.ts";
import { readItems } from "./read-items.ts";

const schema = z.object({ id: z.string() });
const toListing = (item: { id: string }) =>
  item.id === "pool"
    ? null
    : { providerListingId: item.id, title: "t", url: "https://a.example/", requirements: [], benefits: [] };

test("one bad item costs itself and is counted", () => {
  const page = readItems([{ id: "1" }, { id: 2 }, null, { id: "3" }], schema, toListing);
  expect(page.listings.map((listing) => listing.providerListingId)).toEqual(["1", "3"]);
  expect(page.skipped).toBe(2);
});

test("items left out on purpose are no damage", () => {
  expect(readItems([{ id: "pool" }], schema, toListing)).toEqual({ listings: [], skipped: 0, leftOut: 1 });
});

test("a page of which nothing can be read has changed", () => {
  expect(() => readItems([{ id: 1 }, {}], schema, toListing)).toThrow(ProviderChanged);
});

test("a page without items is not changed by itself", () => {
  expect(readItems([], schema, toListing)).toEqual({ listings: [], skipped: 0, leftOut: 0 });
});
