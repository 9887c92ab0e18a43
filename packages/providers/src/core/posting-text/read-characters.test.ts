import { describe, expect, test } from "vitest";
import { readCharacters, readCharactersOfPart } from "./read-characters.ts";

describe("a text is made even", () => {
  test.each([
    ["Ensino  médio \t completo", "Ensino médio completo"],
    ["CNH\u00a0B\u2003ou\u3000C", "CNH B ou C"],
    ["Vale-\u00adtrans\u200bporte\ufeff", "Vale-transporte"],
    ["Um \u200b dois\r\n \n três", "Um dois \n \n três"],
    ["**Quem somos**A Verde Vivo", "Quem somos\nA Verde Vivo"],
    ["🎁  \ud83c", "🎁 \ud83c"],
  ])("%j", (received, even) => {
    const { text, length, codes } = readCharacters(received);
    expect(text).toBe(even);
    expect(String.fromCharCode(...codes.subarray(0, length))).toBe(even);
  });

  test("at any length", () => {
    const even = "Ensino médio. ".repeat(10_000);
    expect(readCharacters(even.replaceAll(" ", " \u00a0")).text).toBe(even);
  });
});

test("a part can be read while its text is read", () => {
  const { codes, length } = readCharacters("Requisitos: CNH B");
  readCharactersOfPart("CNH B");
  expect(String.fromCharCode(...codes.subarray(0, length))).toBe("Requisitos: CNH B");
});
