import type { Listing } from "@vagou/providers/core/listing";
import { stopAfter } from "@vagou/providers/core/testing/stop-after";
import { expect, test } from "vitest";
import { trustListedPlaces } from "./trust-listed-places.ts";

const recife = { city: "Recife", state: "PE" };
let number = 0;
const listed = (place?: Listing["place"], changes: Partial<Listing> = {}): Listing => ({
  providerListingId: String((number += 1)),
  title: "Vaga",
  url: "https://portal.example/1",
  listedIn: recife,
  requirements: [],
  benefits: [],
  ...(place && { place }),
  ...changes,
});
const unopened = listed();
/** Whether the list of Recife vouches for a card that says no place, next to these. */
const isTrusted = (...others: Listing[]) =>
  trustListedPlaces([unopened, ...others]).some(
    ({ providerListingId, listedIn }) =>
      providerListingId === unopened.providerListingId && listedIn !== undefined,
  );

test("a list of a place vouches for its cards when the vacancies opened from it are there", () => {
  expect(isTrusted(listed({ city: "RECIFE", state: "Pernambuco" }), listed(recife))).toBe(true);
});

test("one vacancy elsewhere, be it of another state or next door, and the list vouches for nothing", () => {
  expect(isTrusted(listed(recife), listed({ city: "São Paulo", state: "SP" }))).toBe(false);
  expect(isTrusted(listed(recife), listed({ city: "Olinda", state: "PE" }))).toBe(false);
  expect(isTrusted(listed(recife), listed({ city: "Recife", state: "SP" }))).toBe(false);
});

test("without a vacancy that says its place nobody knows", () => {
  expect(isTrusted()).toBe(false);
  expect(isTrusted(listed(), listed({ country: "Brasil" }))).toBe(false);
  expect(isTrusted(listed({ city: "Recife", state: "PE" }, { workMode: "remote" }))).toBe(false);
});

test("remote vacancies and those of other lists bear no witness", () => {
  const remote = listed({ city: "São Paulo", state: "SP" }, { workMode: "remote" });
  const { listedIn: _, ...ofNoList } = listed({ city: "Natal", state: "RN" });
  expect(isTrusted(listed(recife), remote, ofNoList)).toBe(true);
  expect(isTrusted(ofNoList)).toBe(false);
  expect(trustListedPlaces([ofNoList])).toEqual([ofNoList]);
});

test("the list of a state is borne out by any city of it", () => {
  const ofState = (place?: Listing["place"]) => listed(place, { listedIn: { state: "PE" } });
  const both = [ofState(), ofState({ city: "Olinda", state: "PE" })];
  expect(trustListedPlaces(both)).toEqual(both);
  expect(trustListedPlaces([ofState(), ofState({ state: "PB" })])[0]).not.toHaveProperty("listedIn");
});

test("a list of a hundred thousand cards is judged once, not once for each card", () => {
  const many = Array.from({ length: 100_000 }, () => listed(recife));
  expect(stopAfter(10_000, () => trustListedPlaces(many))).toEqual(many);
});
