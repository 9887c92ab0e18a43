import { describe, expect, test } from "vitest";
import { postingOf } from "../../testing/posting-of.ts";
import { contradictInText, fillTemplateApart } from "./contradict-in-text.ts";
import { postingFacts, type PostingFacts } from "../reading/posting-facts.ts";

describe("two texts are of two vacancies", () => {
  test.each([
    ["hours of work", "Escala 12x36, das 19h às 7h.", "Escala 12x36, das 7h às 19h."],
    ["pay", "Salário: R$ 1.650 + VT.", "Salário de R$ 1.980 + VT."],
    ["malls", "Loja do Shopping Iguatemi.", "Loja do North Shopping Jóquei."],
    ["quarters", "Bairro Boa Viagem, em Recife.", "Bairro Casa Amarela, em Recife."],
    ["units", "<p>Unidade: Tijuca</p>", "<p>Unidade: Barra</p>"],
    ["parts of a town", "Rota da zona sul de Aracaju.", "Rota da zona norte de Aracaju."],
    ["shifts", "Vaga para o primeiro turno.", "Vaga para o 2º turno."],
    ["hours a week", "Trinta horas semanais.", "44h semanais."],
    ["contracts", "Contratação CLT.", "Contrato PJ."],
    ["days in turns and in the week", "Escala 12x36 diurna.", "Das 8h às 17h48, de segunda a sexta."],
    ["clients of an agency", "Nosso cliente é um hospital.", "Nosso cliente é uma indústria."],
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
    ["the client is told in two ways", "O cliente é uma grande rede.", "Nosso cliente é um mercado."],
    ["both say days in turns", "Escala 12x36.", "Administrativo de segunda a sexta, portaria em 12x36."],
    ["both name the town", "Local: Recife", "Local de trabalho: Recife Centro"],
  ])("where %s", (_, one, other) => {
    expect(contradicts(one, other)).toBe(false);
  });
});

describe("two texts that are nearly equal are of two vacancies", () => {
  test.each([
    ["number", "Turmas do 6º ano, vinte alunos.", "Turmas do 9º ano, vinte alunos."],
    ["name", "Atender na loja do Gonzaga.", "Atender na loja do Embaré."],
  ])("where each has a %s in the place of the other's", (_, one, other) => {
    expect(fillTemplateApart(...bothOf(one, other))).toBe(true);
  });

  test.each([
    [
      "only one of them has a sentence more",
      "Para a loja do Gonzaga.",
      "Para a loja do Gonzaga. Código 88213.",
    ],
    [
      "each has a sentence more, with a number or a name in it",
      "Lei 13.709. Para a loja do Gonzaga.",
      "Para a loja do Gonzaga. São 250 vagas no Portal.",
    ],
    ["the names are the employer's and the town's", "Na Prisma de Recife.", "Em Recife, com a Consultoria."],
    ["a portal cuts one within a number", "Salário de R$ 1.9...", "Salário de R$ 1.980"],
    ["one is in capitals", "LOJA DO GONZAGA", "Loja do Gonzaga, em Santos"],
  ])("but not where %s", (_, one, other) => {
    expect(fillTemplateApart(...bothOf(one, other))).toBe(false);
  });
});

function contradicts(one: string, other: string): boolean {
  return contradictInText(...bothOf(one, other));
}

function bothOf(one: string, other: string): [PostingFacts, PostingFacts] {
  const factsOf = (description: string): PostingFacts =>
    postingFacts(postingOf({ description, company: "Consultoria Prisma", location: "Recife (PE)" }));
  return [factsOf(one), factsOf(other)];
}
