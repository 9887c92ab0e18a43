import { expect, test } from "vitest";
import { isNameLength } from "./person-name.ts";

test.each([
  ["ASCII", "a"],
  ["accents in one piece", "é"],
  ["accents in two pieces", "e\u0301"],
  ["emoji", "🌻"],
  ["emoji of several parts", "👩🏽‍🚀"],
  ["Arabic with vowel signs", "مُ"],
  ["Devanagari", "नि"],
])("a hundred characters fit and one more does not: %s", (_what, character) => {
  expect(isNameLength(character.repeat(100))).toBe(true);
  expect(isNameLength(character.repeat(101))).toBe(false);
});

test("nothing is no name, and one character with endless marks is none either", () => {
  expect(isNameLength("")).toBe(false);
  expect(isNameLength(`a${"\u0301".repeat(2_000)}`)).toBe(false);
});
