import { expect, test } from "vitest";
import { cutExcerpt } from "./cut-excerpt.ts";

test("a short text is shown whole, with its own end", () => {
  expect(cutExcerpt("Atender pessoas.", 40)).toBe("Atender pessoas.");
});

test("a longer text ends after a whole word, and three dots say that it goes on", () => {
  expect(cutExcerpt("Atender pessoas no balcão", 17)).toBe("Atender pessoas…");
});

test("where a sentence or a part of it ends, its sign gives way to the three dots", () => {
  expect(cutExcerpt("Venha conversar com a gente. Temos vagas.", 30)).toBe("Venha conversar com a gente…");
  expect(cutExcerpt("Arquivo, telefone, balcão", 18)).toBe("Arquivo, telefone…");
  expect(cutExcerpt("Requisitos... : ensino médio", 18)).toBe("Requisitos…");
  expect(cutExcerpt("Quer crescer? Venha!", 15)).toBe("Quer crescer?…");
});

test("a word longer than the excerpt is cut inside, but never inside a character", () => {
  expect(cutExcerpt("a".repeat(50), 10)).toBe(`${"a".repeat(10)}…`);
  expect(cutExcerpt(`${"a".repeat(9)}😀😀`, 10)).toBe(`${"a".repeat(9)}…`);
});

test("signs alone stay as they are", () => {
  expect(cutExcerpt("..........", 5)).toBe(".....…");
});
