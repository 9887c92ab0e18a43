import { stopAfter } from "@vagou/providers/core/testing/stop-after";
import { expect, test } from "vitest";
import { dropUnconfirmedPlaces } from "./drop-unconfirmed-places.ts";

test("a list of a hundred thousand cards is checked once, not once for each card", () => {
  const recife = { city: "Recife", state: "PE" };
  const card = { title: "Vaga", url: "https://portal.example/1", requirements: [], benefits: [] };
  const many = Array.from({ length: 100_000 }, (_, number) => ({
    ...card,
    providerListingId: String(number),
    place: recife,
    listedIn: recife,
  }));
  expect(stopAfter(10_000, () => dropUnconfirmedPlaces(many))).toEqual(many);
});
