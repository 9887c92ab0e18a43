import { expect, test } from "vitest";
import { readText } from "../reading/read-text.ts";
import { countReplaced } from "./count-replaced.ts";

const work = "Receber mercadorias, conferir notas fiscais e guardar caixas no estoque da loja";
const pay = "Oferecemos cesta de alimentos, uniforme completo e seguro de vida para toda a equipe";

test.each([
  [
    "one portal says something above",
    `Grande empresa procura gente animada. ${work}. ${pay}`,
    `${work}. ${pay}`,
  ],
  [
    "each says something, one above and one below",
    `Grande empresa procura. ${work}`,
    `${work}. Fale conosco hoje`,
  ],
  ["one leaves out a sentence in the middle", `${work}. Domingos alternados. ${pay}`, `${work}. ${pay}`],
])("nothing is put in the place of another word where %s", (_, one, other) => {
  expect(replaced(one, other)).toBe(0);
});

test.each([
  ["a word", `${work}. ${pay}`, `${work.replace("caixas", "roupas")}. ${pay}`, 1],
  ["the end", `${work}. Trabalho na Tijuca`, `${work}. Atuação em Botafogo`, 2],
])("what a template fills in is counted: %s", (_, one, other, most) => {
  expect(replaced(one, other)).toBe(most);
  expect(replaced(other, one)).toBe(most);
});

test("words that any posting may say do not count", () => {
  const [one, other] = [readText(`${work}. Trabalho na Tijuca`), readText(`${work}. Atuação em Botafogo`)];
  expect(countReplaced(one, other, () => true)).toBe(0);
});

function replaced(one: string, other: string): number {
  return countReplaced(readText(one), readText(other), () => false);
}
