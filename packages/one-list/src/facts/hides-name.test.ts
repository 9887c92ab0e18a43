import { expect, test } from "vitest";
import { hidesName } from "./hides-name.ts";

test.each([
  "Empresa confidencial",
  "CONFIDENCIAL",
  "Empresa Confidencial - Ramo de alimentos",
  "Confidential",
  "Confidential Company",
  "Nosso cliente",
  "Empresa sigilosa",
  "Não informado",
  "Empresa não identificada",
  "Nome não divulgado",
  "Rede de farmácias (nome informado após contato)",
  "Empresa oculta",
  "Empresa do ramo de alimentos",
  "Indústria do setor metalúrgico",
  "Empresa de grande porte",
  "empresa-parceira",
  "Empresa",
  "A definir",
  "---",
  "",
])("a portal that writes “%s” does not say the employer", (name) => {
  expect(hidesName(name)).toBe(true);
});

test("nor does one that writes nothing", () => {
  expect(hidesName(null)).toBe(true);
});

test.each([
  "Padaria Trigo Bom",
  "Jatobá Sociedade Anônima",
  "Parceira Pampa TI",
  "Hospital Santa Aroeira",
  "Cliente Feliz Atendimento",
  "Privada Soluções Hidráulicas",
])("“%s” is the name of an employer", (name) => {
  expect(hidesName(name)).toBe(false);
});
