import { expect, it } from "vitest";
import { recentTexts, resultTexts } from "./texts.ts";

it.each([
  [{ query: "vendas", city: "", state: "" }, 'Resultados para "vendas"'],
  [{ query: "vendas", city: "Recife", state: "PE" }, 'Resultados para "vendas" em Recife (PE)'],
  [{ query: "vendas", city: "", state: "PE" }, 'Resultados para "vendas" (PE)'],
  [{ query: "", city: "Recife", state: "PE" }, "Resultados em Recife (PE)"],
])("the results of %o are titled by what was asked", (query, title) => {
  expect(resultTexts.title(query)).toBe(title);
});

it.each([
  [1, "1 vaga encontrada"],
  [2, "2 vagas encontradas"],
  [1240, "1.240 vagas encontradas"],
])("%d found are counted as people count", (count, said) => {
  expect(resultTexts.count(count)).toBe(said);
  expect(recentTexts.found(count)).toBe(said);
});

it.each([
  [0, 1, "0 de 1 portal respondeu"],
  [1, 1, "1 de 1 portal respondeu"],
  [0, 4, "0 de 4 portais responderam"],
  [1, 4, "1 de 4 portais respondeu"],
  [3, 4, "3 de 4 portais responderam"],
])("%d of %d portals that answered are said in good Portuguese", (answered, all, said) => {
  expect(resultTexts.summary(answered, all)).toBe(said);
});

it("a stored search whose vacancies cannot be read any more says that there are none", () => {
  expect(recentTexts.found(0)).toBe("Nenhuma vaga encontrada.");
});

it("a search says its cost, and does not call an unknown cost free", () => {
  expect(resultTexts.spent(21)).toBe("Você pagou 21 fichas");
  expect(resultTexts.spent(0)).toBe("Nada foi cobrado");
  expect(resultTexts.spentPerhaps(7)).toBe("Você pagou 7 fichas, talvez mais: confira seu saldo");
  expect(resultTexts.spentPerhaps(0)).toBe("Confira seu saldo");
});
