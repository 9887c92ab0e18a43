import { expect, test } from "vitest";
import { query } from "../core/testing/reply.ts";
import { isInAskedPlace, readWorkablePlace } from "./place.ts";

test("a state is read without the words around its name", () => {
  for (const [subregion, state] of [
    ["State of Paraná", "Paraná"],
    ["Estado do Rio de Janeiro", "Rio de Janeiro"],
    ["Federal District", "Distrito Federal"],
  ])
    expect(readWorkablePlace({ location: { subregion }, locations: [] })).toEqual({ state });
});

test("without a location, the first place that is not TELECOMMUTE counts", () => {
  expect(readWorkablePlace({ locations: ["TELECOMMUTE", "Recife, State of Pernambuco, Brazil"] })).toEqual({
    city: "Recife",
    state: "Pernambuco",
    country: "Brazil",
  });
  expect(readWorkablePlace({ locations: ["Recife, Brazil"] })).toEqual({ city: "Recife", country: "Brazil" });
  expect(readWorkablePlace({ locations: ["Brazil"] })).toEqual({ country: "Brazil" });
  expect(readWorkablePlace({ locations: ["TELECOMMUTE"] })).toBeUndefined();
});

test("a city is not taken for the state of the same name", () => {
  const asked = query({ state: { uf: "SP", name: "São Paulo" } });
  const elsewhere = { locations: ["São Paulo, State of Rio Grande do Norte, Brazil"] };
  expect(isInAskedPlace(elsewhere, asked, false)).toBe(false);
  expect(isInAskedPlace({ locations: ["Campinas, SP, Brasil"] }, asked, false)).toBe(true);
});
