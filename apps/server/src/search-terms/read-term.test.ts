import { expect, test } from "vitest";
import { readTerm } from "./read-term.ts";

test.each([
  ["  Auxiliar   ADMINISTRATIVO ", "auxiliar administrativo"],
  ["técnico de enfermagem", "tecnico de enfermagem"],
  ["Ｖｅｎｄｅｄｏｒ", "vendedor"],
  ["programador c# .net", "programador c# .net"],
  ["motorista categoria D 2026", "motorista categoria d 2026"],
  ["ISO 9001 e 14001", "iso 9001 e 14001"],
  ["analista\u0000de\u200bsuporte", "analista de suporte"],
])("%j is counted as %j", (typed, term) => {
  expect(readTerm(typed)).toBe(term);
});

test.each([
  ["nothing", "   "],
  ["an e-mail address", "maria.silva@exemplo.com.br"],
  ["an e-mail address with a wide @", "maria＠exemplo.com"],
  ["an e-mail address in words", "maria arroba exemplo"],
  ["an e-mail address that lost its @", "mariasilva gmail.com"],
  ["a mobile telephone", "(81) 99876-5432"],
  ["a telephone with its country", "+55 81 99876 5432"],
  ["a telephone without its area", "3456-7890"],
  ["a telephone among words", "vaga zap 81 9 9876 5432 urgente"],
  ["a telephone with the dashes that some keyboards write", "(81) 98888–7777"],
  ["a telephone with other signs between", "81_98888·7777"],
  ["a telephone with colons", "tel: 81: 9888 : 7777"],
  ["a CPF", "123.456.789-09"],
  ["a bare CPF", "12345678909"],
  ["a CPF in other digits", "１２３.４５６.７８９-０９"],
  ["a CNPJ", "12.345.678/0001-90"],
  ["a postal code", "50030-230"],
  ["a long text", "procuro vaga ".repeat(10)],
])("%s is not stored", (_, typed) => {
  expect(readTerm(typed)).toBeNull();
});
