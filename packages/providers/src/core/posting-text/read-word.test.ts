import { expect, test } from "vitest";
import { readCharacters } from "./read-characters.ts";
import { readWord } from "./read-word.ts";

test("each word is read correctly, regardless of how many were read before it", () => {
  const words = Array.from({ length: 30_000 }, (_, index) => `Número${index}`);
  const characters = readCharacters(words.join(" "));
  for (const turn of [1, 2]) {
    let start = 0;
    for (const word of words) {
      const { text, folded } = readWord(characters, start, start + word.length);
      expect([turn, text, folded]).toEqual([turn, word, word.replace("Nú", "nu")]);
      start += word.length + 1;
    }
  }
});
