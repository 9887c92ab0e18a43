import { expect, test } from "vitest";
import { detailRequests, fillGaps, mergeDetail } from "./details.ts";
import { originOf, type Listing } from "../listing.ts";

const card: Listing = {
  providerListingId: "7",
  title: "Auxiliar de cozinha - Noite",
  url: "https://a.example/7",
  company: "Padaria",
  place: { city: "Paulínia", state: "SP" },
  contract: "CLT",
  requirements: [],
  benefits: ["Vale-transporte"],
};
const detail: Listing = {
  providerListingId: "7",
  title: "Auxiliar de cozinha",
  url: "https://a.example/7?x",
  place: { city: "São Paulo", state: "SP" },
  contract: "PJ",
  pay: { minCents: 1, period: "month", negotiable: false },
  description: "<p>a</p>",
  requirements: ["CNH"],
  benefits: [],
  derived: ["contract", "pay"],
};

test("a detail adds to its card, and does not remove fields that only the card has", () => {
  expect(mergeDetail(card, detail)).toEqual({
    ...card,
    place: { city: "São Paulo", state: "SP" },
    pay: { minCents: 1, period: "month", negotiable: false },
    description: "<p>a</p>",
    requirements: ["CNH"],
    derived: ["pay"],
  });
});

test("a derived field never replaces a stated one, and each field keeps its origin", () => {
  const merged = mergeDetail(card, detail);
  expect([originOf(merged, "contract"), originOf(merged, "pay"), originOf(merged, "postedAt")]).toEqual([
    "stated",
    "derived",
    undefined,
  ]);
});

test("an adapter names the fields that keep the card's value", () => {
  expect(mergeDetail(card, detail, ["place"]).place).toEqual(card.place);
});

test("a detail page can be read alone", () => {
  expect(mergeDetail(undefined, detail)).toBe(detail);
});

test("a listing that comes again only adds missing fields", () => {
  expect(fillGaps(card, detail)).toMatchObject({
    contract: "CLT",
    place: card.place,
    description: "<p>a</p>",
    benefits: ["Vale-transporte"],
  });
});

test("what a listing that comes again states counts more than what was only derived before", () => {
  const derived: Listing = { ...card, contract: "PJ", derived: ["contract"] };
  expect(fillGaps(derived, { ...card, contract: "CLT" })).toEqual({ ...card, contract: "CLT" });
  expect(fillGaps(derived, { ...card, contract: "CLT", derived: ["contract"] })).toEqual(derived);
});

test("details are asked of the newest, each with its card, and no more than allowed", () => {
  const cards = [
    { ...card, providerListingId: "old", postedAt: "2026-01-01" },
    { ...card, providerListingId: "unknown" },
    { ...card, providerListingId: "new", postedAt: "2026-10-01T10:00:00Z" },
  ];
  const requests = detailRequests(cards, 2, ({ url }) => ({
    url,
    method: "GET",
    headers: {},
    step: "detail",
  }));
  expect(requests.map((request) => request.card?.providerListingId)).toEqual(["new", "old"]);
});
