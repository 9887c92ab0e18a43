import { describe, expect, test } from "vitest";
import { foldText } from "./fold-text.ts";
import { isDesirableHeading, isDesirableLabel, isOnlyDesirableHeading } from "./is-desirable-heading.ts";

describe("what stands below is only desirable", () => {
  test.each([
    "Diferenciais",
    "Desejável:",
    "DESEJÁVEL TER",
    "Será um diferencial",
    "Seria legal se você tivesse",
    "Requisitos desejáveis",
    "Requisitos (Desejáveis)",
    "Conhecimentos desejáveis / diferenciais",
    "Desejável (não obrigatório)",
    "Não obrigatório, mas será um diferencial",
    "Habilidades e temas de conhecimento desejáveis",
    "Conhecimentos e experiências desejáveis",
    "O que conta pontos",
    "Vai ser um diferencial se você:",
    "Você se destaca se tiver:",
    "Qual pode ser o seu diferencial?",
    "Valorizamos se você tiver:",
    "Não é um requisito, mas não deixe de nos contar caso você tenha:",
    "Nice to have",
    "Preferred qualifications",
  ])("%s", (heading) => {
    expect(isDesirableHeading(foldText(heading))).toBe(true);
  });

  test.each([
    "Requisitos",
    "Perfil desejado",
    "Requisitos e diferenciais",
    "Qualificações / diferenciais",
    "Diferenciais e requisitos",
    "Requisitos obrigatórios e desejáveis",
    "Minimum and preferred qualifications",
    "Você será ótimo para esta função se:",
    "Para se destacar, você precisa de:",
    "Pacote de benefícios e diferenciais",
    "Nossos diferenciais",
    "Diferenciais da empresa",
    "Diferenciais da oportunidade",
    "Diferenciais de trabalhar conosco",
  ])("not below %s", (heading) => {
    expect(isDesirableHeading(foldText(heading))).toBe(false);
  });
});

test("a label that goes on beyond the word holds an item", () => {
  expect(isDesirableLabel("Desejável conhecimento em")).toBe(true);
  expect(isDesirableLabel("Diferenciais · Certificações")).toBe(true);
  expect(isDesirableLabel("Requisito Desejável (Não Obrigatório)")).toBe(true);
  expect(isDesirableLabel("Desejável especialização na área Experiência profissional")).toBe(false);
});

test("a line with words of an item is no mere heading", () => {
  expect(isOnlyDesirableHeading("desejavel ter")).toBe(true);
  expect(isOnlyDesirableHeading("desejavel experiencia em vendas")).toBe(false);
  expect(isOnlyDesirableHeading("sera um diferencial conhecimento em sap")).toBe(false);
});
