import { expect, test } from "vitest";
import { z } from "zod";
import { ProviderChanged } from "../outcome-errors.ts";
import { readItems, selectListings } from "./read-items.ts";

const schema = z.object({ id: z.string() });

test("a bad item is dropped and counted, the others stay", () => {
  expect(readItems([{ id: "1" }, { id: 2 }, null, { id: "3" }], schema)).toEqual({
    readable: [{ id: "1" }, { id: "3" }],
    skipped: 2,
  });
});

test("a page without any readable item has changed", () => {
  expect(() => readItems([{ id: 1 }, {}], schema)).toThrow(ProviderChanged);
});

test("a page without items does not count as changed", () => {
  expect(readItems([], schema)).toEqual({ readable: [], skipped: 0 });
});

test("items that are left out on purpose have a count of their own", () => {
  const listing = { title: "t", url: "https://a.example/", requirements: [], benefits: [] };
  const { listings, leftOut } = selectListings(["1", "pool", "3"], (id) =>
    id === "pool" ? null : { providerListingId: id, ...listing },
  );
  expect(listings.map((found) => found.providerListingId)).toEqual(["1", "3"]);
  expect(leftOut).toBe(1);
});
