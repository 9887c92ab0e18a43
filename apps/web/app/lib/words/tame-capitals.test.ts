import { expect, test } from "vitest";
import { tameCapitals } from "./tame-capitals.ts";

test.each([
  ["AUXILIAR DE LIMPEZA", "Auxiliar de Limpeza"],
  ["ANALISTA DE RH - CLT", "Analista de RH - CLT"],
  ["VENDEDOR(A) EXTERNO(A) - SÃO PAULO/SP", "Vendedor(a) Externo(a) - São Paulo/SP"],
  ["TÉCNICO DE ENFERMAGEM 12X36", "Técnico de Enfermagem 12X36"],
  ["OPERADOR DE CAIXA PARA PCD", "Operador de Caixa para PCD"],
  ["A COMBINAR", "A Combinar"],
  ["ENFERMEIRO UTI ADULTO", "Enfermeiro UTI Adulto"],
  ["CIENTISTA DE DADOS III", "Cientista de Dados III"],
  ["ANALISTA SAP - SAC E EAD", "Analista SAP - SAC e EAD"],
])("%s is shown as %s", (title, shown) => {
  expect(tameCapitals(title)).toBe(shown);
});

test.each(["Auxiliar de Limpeza", "Analista de RH PLENO", "SAP", "Vaga CLT", "", "DBA"])(
  "%s stays as the portal wrote it",
  (title) => {
    expect(tameCapitals(title)).toBe(title);
  },
);
