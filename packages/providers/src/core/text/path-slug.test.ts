import { expect, test } from "vitest";
import { pathSlug, termSlug } from "./path-slug.ts";

test.each([
  ["Técnico de Enfermagem", "tecnico-de-enfermagem"],
  ["  São João d'Aliança ", "sao-joao-d-alianca"],
  ["https://evil.example/?a=b", "https-evil-example-a-b"],
  ["C#", "c"],
  ["日本", ""],
])("%s", (text, slug) => {
  expect(pathSlug(text)).toBe(slug);
});

test.each([
  ["Vaga de emprego para Recepcionista", "recepcionista"],
  ["Vagas home office", "home-office"],
  ["vagas", "vagas"],
  ["Vagalume", "vagalume"],
])("%s is sought as %s", (keywords, slug) => {
  expect(termSlug(keywords)).toBe(slug);
});
