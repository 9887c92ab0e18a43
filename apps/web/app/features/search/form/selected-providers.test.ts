import { expect, it } from "vitest";
import { startingProviders } from "./selected-providers.ts";

const available = ["infojobs", "catho", "gupy", "vagas", "workable"];

it("starts with the first four providers, or all when there are fewer", () => {
  expect(startingProviders(available, null, [])).toEqual(["infojobs", "catho", "gupy", "vagas"]);
  expect(startingProviders(["gupy", "workable"], null, [])).toEqual(["gupy", "workable"]);
});

it("remembers the last choice, as far as it can still be asked", () => {
  expect(startingProviders(available, "workable,gone,gupy", ["catho"])).toEqual(["gupy", "workable"]);
});

it("starts with the first four when no remembered provider is left", () => {
  expect(startingProviders(available, "gone", [])).toHaveLength(4);
  expect(startingProviders(available, "", [])).toHaveLength(4);
});

it("starts with the providers that answer best, as far as they can be asked here", () => {
  expect(startingProviders(available, null, ["workable", "gone", "catho"])).toEqual(["catho", "workable"]);
  expect(startingProviders(available, null, ["gone"])).toHaveLength(4);
});
