import { describe, expect, test } from "vitest";
import { postingOf } from "../testing/posting-of.ts";
import { contradictInText } from "./contradict-in-text.ts";
import { postingFacts } from "./posting-facts.ts";

describe("two texts are of two vacancies", () => {
  test.each([
    ["hours of work", "Escala 12x36, das 19h às 7h.", "Escala 12x36, das 7h às 19h."],
    ["pay", "Salário: R$ 1.650 + VT.", "Salário de R$ 1.980 + VT."],
    ["malls", "Loja do Shopping Iguatemi.", "Loja do North Shopping Jóquei."],
    ["quarters", "Bairro Boa Viagem, em Recife.", "Bairro Casa Amarela, em Recife."],
    ["units", "<p>Unidade: Tijuca</p>", "<p>Unidade: Barra</p>"],
  ])("where they name other %s", (_, one, other) => {
    expect(contradicts(one, other)).toBe(true);
  });
});

describe("two texts do not contradict", () => {
  test.each([
    ["the same hours are written otherwise", "das 08:00 às 17:48", "de 8h as 17h48"],
    ["the hours of Saturday come to those of the week", "8h às 18h e sábado 8h às 12h", "das 8h às 18h"],
    ["one says nothing of it", "das 19h às 7h, salário de R$ 1.980", "Loja do Shopping Iguatemi"],
    ["one amount is an allowance", "Salário de R$ 1.980", "vale-alimentação de R$ 480"],
    ["the same quarter is written otherwise", "bairro Boa Viagem", "Bairro: Boa Viagem"],
    ["both name the town", "Local: Recife", "Local de trabalho: Recife Centro"],
  ])("where %s", (_, one, other) => {
    expect(contradicts(one, other)).toBe(false);
  });
});

function contradicts(one: string, other: string): boolean {
  const [first, second] = [one, other].map((description) =>
    postingFacts(postingOf({ description, location: "Recife (PE)" })),
  );
  return first !== undefined && second !== undefined && contradictInText(first, second);
}
