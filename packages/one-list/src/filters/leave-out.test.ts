import { foldText } from "@vagou/providers/core/text/fold-text";
import { expect, test } from "vitest";
import { leaveOut } from "./leave-out.ts";

test.each([
  ["vendas", "Assistente de Vendas"],
  ["vendas", "Promotor de venda"],
  ["vendedor", "Vendedora interna"],
  ["vendedor", "Vendedores"],
  ["vendedor", "Vendedor(a)"],
  ["c++", "Dev C++ Pleno"],
  ["ti", "Analista de TI"],
])("%s leaves out %s", (word, title) => {
  expect(leaveOut([word])(foldText(title))).toBe(true);
});

test.each([
  ["vendas", "Analista de revendas"],
  ["venda", "Vendedor"],
  ["ti", "Tia da cantina"],
  ["rh", "RHP Consultoria"],
  ["gas", "Gasista"],
  ["tecnico", "Técnica em enfermagem"],
])("%s keeps %s", (word, title) => {
  expect(leaveOut([word])(foldText(title))).toBe(false);
});

test("no words leave nothing out", () => {
  expect(leaveOut([])("assistente de vendas")).toBe(false);
});
