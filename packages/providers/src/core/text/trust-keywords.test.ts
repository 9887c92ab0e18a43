import { expect, test } from "vitest";
import { trustKeywords } from "./trust-keywords.ts";

const fitting = (titles: readonly string[], keywords: string) =>
  titles.filter(trustKeywords(titles, (title) => title, keywords).fits);

test("a page whose items mostly name an asked word is trusted as a whole", () => {
  const titles = ["Analista de Dados", "Analistas", "Engenheiro"];
  expect(fitting(titles, "analista de dados")).toEqual(titles);
});

test("on a page that ignored the terms, only items that name all of them fit", () => {
  const titles = ["Vendedor", "Soldador", "Analista", "Analista de Dados", "Motorista"];
  expect(fitting(titles, "analista de dados")).toEqual(["Analista de Dados"]);
  expect(trustKeywords(titles, (title) => title, "analista de dados").isIgnored).toBe(true);
});

test("without terms everything fits", () => {
  expect(fitting(["Vendedor"], "")).toEqual(["Vendedor"]);
});
