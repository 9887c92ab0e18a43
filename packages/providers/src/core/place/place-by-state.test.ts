import { expect, test } from "vitest";
import { placeByState } from "./place-by-state.ts";

test("a place is Brazilian with a Brazilian state or none, and never with another state", () => {
  expect(placeByState("Recife", "PE")).toEqual({ city: "Recife", state: "PE", country: "Brasil" });
  expect(placeByState("Recife", "Pernambuco")).toMatchObject({ country: "Brasil" });
  expect(placeByState("Recife", undefined)).toEqual({ city: "Recife", country: "Brasil" });
  expect(placeByState("Sydney", "NSW")).toEqual({ city: "Sydney" });
  expect(placeByState(undefined, "PT")).toBeUndefined();
  expect(placeByState(undefined, undefined)).toBeUndefined();
});

test("two capital letters are a state only beside a municipality of it, unless the country is given", () => {
  expect(placeByState("Boston", "MA")).toEqual({ city: "Boston" });
  expect(placeByState("Imperatriz", "MA")).toMatchObject({ state: "MA", country: "Brasil" });
  expect(placeByState("Boston", "MA", "United States")).toEqual({
    city: "Boston",
    state: "MA",
    country: "United States",
  });
  expect(placeByState("Alphaville", "SP", "BR")).toMatchObject({ state: "SP", country: "Brasil" });
});
