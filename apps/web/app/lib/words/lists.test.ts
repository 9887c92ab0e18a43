import { expect, test } from "vitest";
import { formatList } from "./lists.ts";

test("words stand in a list as Brazil writes it", () => {
  const format = new Intl.ListFormat("pt-BR");
  expect(formatList(["Catho", "Gupy", "Vagas.com"])).toBe("Catho, Gupy e Vagas.com");
  const words = ["Catho", "Gupy", "Vagas.com", "Sólides"];
  for (let count = 0; count <= words.length; count += 1)
    expect(formatList(words.slice(0, count))).toBe(format.format(words.slice(0, count)));
});
