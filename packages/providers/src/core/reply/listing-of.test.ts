import { expect, test } from "vitest";
import { listingOf } from "./listing-of.ts";

const identity = { id: "1", title: "Vigia", url: "https://portal.example/1" };
const listing = { providerListingId: "1", title: "Vigia", url: identity.url, requirements: [], benefits: [] };

test("a field that was not read, or is blank, is left out", () => {
  const read = listingOf({
    ...identity,
    company: "",
    place: undefined,
    level: "",
    description: null,
    postedAt: "",
  });
  expect(read).toStrictEqual(listing);
});

test("what a portal states is kept, and is not derived", () => {
  const stated = {
    company: "Padaria",
    contract: "CLT",
    level: "Pleno",
    workMode: "remote",
    postedAt: "2026-10-09",
  } as const;
  expect(listingOf({ ...identity, ...stated })).toStrictEqual({ ...listing, ...stated });
});

test("what only a free text says is derived; it never replaces what is stated, and is then not looked for", () => {
  const found = {
    contract: () => "PJ",
    workMode: () => {
      throw new Error("looked for a work mode that is stated");
    },
    pay: () => undefined,
  };
  expect(listingOf({ ...identity, workMode: "hybrid", found })).toStrictEqual({
    ...listing,
    workMode: "hybrid",
    contract: "PJ",
    derived: ["contract"],
  });
});

test("fields that were derived before stay so", () => {
  const read = listingOf({
    ...identity,
    contract: "PJ",
    derived: ["contract"],
    found: { workMode: () => "remote" },
  });
  expect(read.derived).toEqual(["contract", "workMode"]);
});
