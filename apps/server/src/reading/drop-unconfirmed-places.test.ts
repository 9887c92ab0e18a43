import type { Listing } from "@vagou/providers/core/listing";
import { expect, test } from "vitest";
import { dropUnconfirmedPlaces } from "./drop-unconfirmed-places.ts";

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
/** Whether a card that says no place counts as in Recife, when these cards stand in the same list. */
const isTrusted = (...others: Listing[]) =>
  dropUnconfirmedPlaces([unopened, ...others]).some(
    ({ providerListingId, listedIn }) =>
      providerListingId === unopened.providerListingId && listedIn !== undefined,
  );

test("cards of a place's list count as there when the vacancies opened from the list are there", () => {
  expect(isTrusted(listed({ city: "RECIFE", state: "Pernambuco" }), listed(recife))).toBe(true);
});

test("one vacancy elsewhere, in another state or in a neighbouring town, and no card of the list is trusted", () => {
  expect(isTrusted(listed(recife), listed({ city: "São Paulo", state: "SP" }))).toBe(false);
  expect(isTrusted(listed(recife), listed({ city: "Olinda", state: "PE" }))).toBe(false);
  expect(isTrusted(listed(recife), listed({ city: "Recife", state: "SP" }))).toBe(false);
});

test("no card is trusted when no vacancy of the list says its place", () => {
  expect(isTrusted()).toBe(false);
  expect(isTrusted(listed(), listed({ country: "Brasil" }))).toBe(false);
  expect(isTrusted(listed({ city: "Recife", state: "PE" }, { workMode: "remote" }))).toBe(false);
});

test("remote vacancies and those of other lists neither confirm nor contradict the place", () => {
  const remote = listed({ city: "São Paulo", state: "SP" }, { workMode: "remote" });
  const { listedIn: _, ...ofNoList } = listed({ city: "Natal", state: "RN" });
  expect(isTrusted(listed(recife), remote, ofNoList)).toBe(true);
  expect(isTrusted(ofNoList)).toBe(false);
  expect(dropUnconfirmedPlaces([ofNoList])).toEqual([ofNoList]);
});

test("the list of a state is confirmed by any city of the state", () => {
  const ofState = (place?: Listing["place"]) => listed(place, { listedIn: { state: "PE" } });
  const both = [ofState(), ofState({ city: "Olinda", state: "PE" })];
  expect(dropUnconfirmedPlaces(both)).toEqual(both);
  expect(dropUnconfirmedPlaces([ofState(), ofState({ state: "PB" })])[0]).not.toHaveProperty("listedIn");
});
