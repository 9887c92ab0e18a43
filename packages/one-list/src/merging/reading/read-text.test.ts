import { expect, test } from "vitest";
import { matchTexts } from "../judging/compare-texts.ts";
import { readText } from "./read-text.ts";

test("a heading that a portal glued to what follows is read as two words", () => {
  const apart = readText(
    "<p>Responsabilidades e atribuições</p><ul><li>Atender clientes</li><li>Fechar o caixa</li></ul>",
  );
  const glued = readText("Responsabilidades e atribuiçõesAtender clientesFechar o caixa");
  expect(matchTexts(apart, glued)).toMatchObject({ contained: 1, shared: 1 });
});

test("where long words were glued, short ones, capitals and numbers are read as two words too", () => {
  const lines = [
    "Responsabilidades e atribuições",
    "Atender clientes",
    "Fechar o caixa da obra",
    "Plano de saúde e CNH B",
    "Oferecemos R$ 800,00",
    "Cesta básica",
  ];
  const apart = readText(lines.map((line) => `<li>${line}</li>`).join(""));
  expect(matchTexts(apart, readText(lines.join("")))).toMatchObject({ contained: 1, shared: 1 });
});

test("a name with a capital within is one word, however it is written", () => {
  const [one, other] = ["JavaScript, TypeScript e WhatsApp", "Javascript, Typescript e Whatsapp"];
  expect(readText(one).words).toEqual(readText(other).words);
});

test("what stands after two thousand characters of the employer on itself is read", () => {
  const employer = "Somos uma empresa que cresce com as pessoas todos os dias. ".repeat(70);
  const work = "Desossar, cortar e embalar carnes, atender no balcão e controlar a temperatura das câmaras";
  expect(matchTexts(readText(employer + work), readText(work)).contained).toBe(1);
});

test("two texts of single letters are compared to their end", () => {
  const [one, other] = [7, 11].map((seed) => readText([...lettersFrom(seed)].join(" ")));
  if (one === undefined || other === undefined) throw new Error("two texts are written");
  expect(matchTexts(one, other).length).toBeGreaterThan(4000);
});

/** As random as makes nearly all three in a row different. */
function* lettersFrom(seed: number): Generator<string> {
  let state = seed;
  for (let count = 0; count < 9000; count += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    yield ((state >> 16) % 36).toString(36);
  }
}
