import { expect, test } from "vitest";
import { matchesKeywords } from "./matches-keywords.ts";

test.each([
  ["Médica Plantonista", "medico"],
  ["Vaga para Médicos", "médico"],
  ["Desenvolvedor(a) Back-end", "desenvolvedora"],
  ["Dev Java JR.", "desenvolvedor java júnior"],
  ["Aux. Administrativo", "vaga de auxiliar administrativo"],
  ["Ass. Administrativa", "assistente administrativo"],
  ["Gerentes Comerciais", "gerente comercial"],
  ["Estagiário de Direito", "estágio direito"],
  ["Analista de T.I.", "analista ti"],
  ["Programador C#", "c#"],
  ["Promotora de Vendas", "promotor vendas"],
  ["qualquer coisa", ""],
])("%s fits %s", (text, keywords) => {
  expect(matchesKeywords(text, keywords)).toBe(true);
});

test.each([
  ["Balconista de Medicamentos", "medico"],
  ["Auxiliar de Limpeza", "auxiliar administrativo"],
  ["Técnico de Manutenção", "ti"],
  ["Analista constructor", "constructor hasOwnProperty"],
])("%s does not fit %s", (text, keywords) => {
  expect(matchesKeywords(text, keywords)).toBe(false);
});
