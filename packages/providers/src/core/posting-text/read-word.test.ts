import { expect, test } from "vitest";
import { readCharacters } from "./read-characters.ts";
import { readWord } from "./read-word.ts";

test("each word is read correctly, regardless of how many were read before it", () => {
  const words = Array.from({ length: 30_000 }, (_, index) => `Número${index}`);
  const characters = readCharacters(words.join(" "));
  for (const turn of [1, 2]) {
    let start = 0;
    const wrong = words.filter((word) => {
      const { text, folded } = readWord(characters, start, start + word.length);
      start += word.length + 1;
      return text !== word || folded !== word.replace("Nú", "nu");
    });
    expect([turn, wrong]).toEqual([turn, []]);
  }
});
