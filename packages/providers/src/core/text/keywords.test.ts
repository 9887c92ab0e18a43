import { expect, test } from "vitest";
import { containsEveryWord, significantWords } from "./keywords.ts";

test("small words and the usual beginnings of a search do not count", () => {
  expect(significantWords("vagas de auxiliar de cozinha")).toEqual(["auxiliar", "cozinha"]);
  expect(significantWords("Técnico tecnico  em   enfermagem")).toEqual(["Técnico", "enfermagem"]);
  expect(significantWords("   ")).toEqual([]);
});

test("when no word matters, all of them count", () => {
  expect(significantWords("vaga de emprego")).toEqual(["vaga", "de", "emprego"]);
});

test("words are found without accents and inside longer forms", () => {
  expect(containsEveryWord("Pessoas Desenvolvedoras Sênior", ["desenvolvedora", "senior"])).toBe(true);
  expect(containsEveryWord("Auxiliar de Produção", ["auxiliar", "administrativo"])).toBe(false);
});

test("short words and words with signs only count by themselves", () => {
  expect(containsEveryWord("Analista de TI (C#)", ["ti", "c#"])).toBe(true);
  expect(containsEveryWord("Motorista categoria E", ["ti"])).toBe(false);
  expect(containsEveryWord("Programador C", ["c#"])).toBe(false);
});
