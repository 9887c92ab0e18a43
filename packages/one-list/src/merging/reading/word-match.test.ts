import { expect, test } from "vitest";
import { isMistyped, partsOf, wordsOfInitials, wordsOfMoreInitials } from "./word-match.ts";

test("a word that lacks one letter within, or has two in the wrong order, is the same word with a typing error", () => {
  expect(isMistyped("empilhadera", "empilhadeira")).toBe(true);
  expect(isMistyped("açougueiro", "açogueiro")).toBe(true);
  expect(isMistyped("qualiadde", "qualidade")).toBe(true);
});

test("another letter, an ending, a beginning or a short word make another word", () => {
  for (const [one, other] of [
    ["contador", "cortador"],
    ["vendedor", "vendedora"],
    ["embarque", "reembarque"],
    ["moto", "molto"],
    ["ativo", "ativo"],
  ] as const)
    expect(isMistyped(one, other)).toBe(false);
});

test("initials stand for the words that they begin, one after the other", () => {
  const words = ["enfermeir", "centro", "cirurgic", "norte"];
  expect(wordsOfInitials("cc", words)).toEqual(["centro", "cirurgic"]);
  expect(wordsOfInitials("uti", words)).toEqual([]);
  expect(wordsOfInitials("en", words)).toEqual([]);
});

test("initials of an institution stand for its name where the title leaves out the first word", () => {
  const words = ["enfermeir", "control", "infecc", "hospitalar"];
  expect(wordsOfMoreInitials("ccih", words)).toEqual(["control", "infecc", "hospitalar"]);
  expect(wordsOfMoreInitials("sesi", words)).toEqual([]);
  expect(wordsOfMoreInitials("uti", words)).toEqual([]);
});

test("two words are those of one that is written together", () => {
  expect(partsOf("offset", ["impressor", "off", "set"])).toEqual(["off", "set"]);
  expect(partsOf("offset", ["set", "off"])).toEqual([]);
});
