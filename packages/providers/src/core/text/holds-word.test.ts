import { expect, test } from "vitest";
import { holdsWord } from "./holds-word.ts";
import { stopAfter } from "../testing/stop-after.ts";

test("a word stands by itself between signs, blanks and ends, never between letters or digits", () => {
  for (const text of ["ti", "ti, rh", "rh/ti", "(ti)", "ativo ti", "ti𝄞"])
    expect(holdsWord(text, "ti")).toBe(true);
  for (const text of ["", "ativo", "tis", "3ti", "𝐀ti", "ti𝐀", "çti"])
    expect(holdsWord(text, "ti")).toBe(false);
});

test("a word with signs is looked for as it is written", () => {
  expect(holdsWord("java, c++ e c#", "c++")).toBe(true);
  expect(holdsWord("obj-c#1", "c#")).toBe(false);
  expect(holdsWord("abc", ".")).toBe(false);
});

test("an ending belongs to the word", () => {
  expect(holdsWord("tecnicos", "tecnic", ["", "os"])).toBe(true);
  expect(holdsWord("tecnicas", "tecnic", ["", "os"])).toBe(false);
});

test("a text that only repeats the beginning of the word is read once", () => {
  expect(stopAfter(10_000, () => holdsWord("a".repeat(500_000), "a".repeat(100)))).toBe(false);
});
