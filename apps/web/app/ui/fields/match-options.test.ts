import { expect, it } from "vitest";
import { matchOptions } from "./match-options.ts";

const cities = ["Água Preta", "Goiana", "Itapissuma", "São Paulo", "Paulista"].map((label) => ({
  value: label,
  label,
}));
const found = (typed: string) => matchOptions(cities, typed).map((option) => option.label);

it("finds a city typed without accents, in any case", () => {
  expect(found("SAO")).toEqual(["São Paulo"]);
  expect(found(" agua ")).toEqual(["Água Preta"]);
});

it("shows what begins with the text before what contains it", () => {
  expect(found("paul")).toEqual(["Paulista", "São Paulo"]);
});

it("shows every option for an empty text, and none for a text that no option contains", () => {
  expect(found("")).toHaveLength(5);
  expect(found("xyz")).toEqual([]);
});
