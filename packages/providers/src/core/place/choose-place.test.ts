import { expect, test } from "vitest";
import { choosePlace } from "./choose-place.ts";
import { query } from "../testing/reply.ts";

const places = [
  { city: "Santa Rita", state: "MA" },
  { city: "João Pessoa", state: "PB" },
  { city: "Santa Rita", state: "PB" },
];
const paraiba = { uf: "PB", name: "Paraíba" };

test("of several places the asked one is shown, never a city of the same name in another state", () => {
  expect(choosePlace(places, query({ city: "Santa Rita", state: paraiba }))).toBe(places[2]);
  expect(choosePlace(places, query({ state: paraiba }))).toBe(places[1]);
  expect(choosePlace(places, query())).toBe(places[0]);
  expect(choosePlace([], query())).toBeUndefined();
});

test("the asked place is found in another spelling", () => {
  const both = [
    { city: "Campinas", state: "SP" },
    { city: "Mogi-Guaçu", state: "SP" },
  ];
  const saoPaulo = { uf: "SP", name: "São Paulo" };
  expect(choosePlace(both, query({ city: "Mogi Guaçu", state: saoPaulo }))).toBe(both[1]);
});
