import { expect, test } from "vitest";
import { rarestWord } from "./rarest-word.ts";

test.each([
  ["quality assurance", "assurance"],
  ["Analista de Mídias Sociais", "Sociais"],
  ["designer UX", "UX"],
  ["desenvolvedor java sênior", "java"],
  ["estágio de marketing", "marketing"],
  ["analista júnior", "analista"],
  ["", ""],
])("of %j the word to ask is %j", (keywords, word) => {
  expect(rarestWord(keywords)).toBe(word);
});
