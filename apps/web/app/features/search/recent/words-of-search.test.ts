import { expect, it } from "vitest";
import type { SavedSearch } from "../search-types.ts";
import { wordsOfSearch } from "./words-of-search.ts";

const kept = (facts: Partial<SavedSearch>): SavedSearch => ({
  id: "a",
  date: "22/11/2026",
  query: "vendas",
  city: "",
  state: "",
  services: ["gupy"],
  results: { services: [], total_jobs: 0, timestamp: "2026-11-22T12:00:00Z", date: "22/11/2026" },
  ...facts,
});

it.each([
  [{}, "vendas"],
  [{ city: "Recife", state: "PE" }, "vendas · Recife, PE"],
  [{ query: "", state: "PE" }, "Busca sem termo · PE"],
])("a search with %o is told as %s", (facts, words) => {
  expect(wordsOfSearch([kept({ id: "b" }), kept({ ...facts, id: "c" })], "c")).toBe(words);
});

it("has no words of a search that this device does not keep", () => {
  expect(wordsOfSearch([kept({})], "other")).toBeNull();
});
