import { expect, test } from "vitest";
import { municipalityNames } from "./is-municipality.ts";
import { isWidePlace } from "./is-wide-place.ts";

test.each([
  "Grande Vitória",
  "GRANDE SAO PAULO",
  "Greater São Paulo Area",
  "ABC Paulista",
  "Grande ABC",
  "Vale do Paraíba",
  "Região do ABC",
  "Baixada Santista",
  "Interior",
  "Interior de São Paulo",
  "Litoral Norte",
  "Região Metropolitana de Belo Horizonte",
  "Zona Sul",
  "Zona Leste de São Paulo",
  "Nordeste",
])("“%s” is no town", (name) => {
  expect(isWidePlace(name)).toBe(true);
});

test("no municipality is taken for a region", () => {
  expect(municipalityNames().filter((name) => isWidePlace(name))).toEqual([]);
});
