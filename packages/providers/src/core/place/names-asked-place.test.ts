import { expect, test } from "vitest";
import type { Listing } from "../listing.ts";
import { query } from "../testing/reply.ts";
import { namesAskedPlace } from "./names-asked-place.ts";

const listing = (changes: Partial<Listing>): Listing => ({
  providerListingId: "1",
  title: "Vigia",
  url: "https://portal.example/vagas/1",
  requirements: [],
  benefits: [],
  ...changes,
});
const pernambuco = { uf: "PE", name: "Pernambuco" };
const recife = query({ city: "Recife", state: pernambuco });

test("a vacancy has to name the asked state and city", () => {
  expect(namesAskedPlace(listing({ place: { city: "Recife", state: "PE" } }), recife)).toBe(true);
  expect(namesAskedPlace(listing({ place: { city: "Olinda", state: "PE" } }), recife)).toBe(false);
  expect(namesAskedPlace(listing({ place: { city: "Recife" } }), recife)).toBe(false);
  expect(namesAskedPlace(listing({ place: { state: "PE" } }), recife)).toBe(false);
  expect(namesAskedPlace(listing({ place: { state: "PE" } }), query({ state: pernambuco }))).toBe(true);
  expect(namesAskedPlace(listing({}), recife)).toBe(false);
});

test("remote work, and a query without a place, need none", () => {
  expect(namesAskedPlace(listing({ workMode: "remote" }), recife)).toBe(true);
  expect(namesAskedPlace(listing({}), query({ keywords: "vigia" }))).toBe(true);
});
