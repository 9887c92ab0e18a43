import { expect, test } from "vitest";
import { placeByState } from "./place-by-state.ts";

test("a place is Brazilian with a state of Brazil or none, and never with another", () => {
  expect(placeByState("Recife", "PE")).toEqual({ city: "Recife", state: "PE", country: "Brasil" });
  expect(placeByState("Recife", "Pernambuco")).toMatchObject({ country: "Brasil" });
  expect(placeByState("Recife", undefined)).toEqual({ city: "Recife", country: "Brasil" });
  expect(placeByState("Sydney", "NSW")).toEqual({ city: "Sydney" });
  expect(placeByState(undefined, "PT")).toBeUndefined();
  expect(placeByState(undefined, undefined)).toBeUndefined();
});
