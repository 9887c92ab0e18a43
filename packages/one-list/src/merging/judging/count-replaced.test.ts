import { expect, test } from "vitest";
import { readText } from "../reading/read-text.ts";
import { countReplaced, hasOtherPassage } from "./count-replaced.ts";

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
  [
    "each ends with a sentence of its own, behind another paragraph",
    `${work}. ${pay}. Fale conosco hoje`,
    `${pay}. ${work}. Grande empresa procura`,
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

test("a passage that each text has of its own between the same words is one for another team", () => {
  const [one, other] = [
    "Cuidamos de transferências instantâneas, lançamentos duplicados, latência, mensageria",
    "Calculamos parcelas, multas, juros, renegociações, propostas de empréstimos atrasados",
  ].map((team) => readText(`${work}. ${team}. ${pay}`));
  const without = readText(`${work}. ${pay}`);
  const few = readText(`${work}. Calculamos parcelas. ${pay}`);
  if (one === undefined || other === undefined) throw new Error("two texts are written");
  expect(hasOtherPassage(one, other, 6)).toBe(true);
  expect(hasOtherPassage(one, without, 6)).toBe(false);
  expect(hasOtherPassage(one, few, 6)).toBe(false);
});

function replaced(one: string, other: string): number {
  return countReplaced(readText(one), readText(other), () => false);
}
