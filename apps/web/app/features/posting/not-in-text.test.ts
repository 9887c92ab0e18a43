import { expect, it } from "vitest";
import { notInText } from "./not-in-text.ts";

const description =
  "<p>Cuidar das <strong>rotinas do setor</strong>.</p><ul><li>Excel avançado;</li><li>C++ &amp; Java</li></ul>";

it("leaves out items of the description, regardless of capitals, accents and signs", () => {
  expect(notInText(["EXCEL AVANCADO", "rotinas do setor.", "Inglês"], description)).toEqual(["Inglês"]);
});

it("compares what is only desirable without the word that we add", () => {
  expect(notInText(["Excel avançado (desejável)", "Inglês (desejável)"], description)).toEqual([
    "Inglês (desejável)",
  ]);
});

it("keeps items that are there only as a part of other words", () => {
  expect(notInText(["C", "Cuidar", "Jav", "setores"], description)).toEqual(["C", "Jav", "setores"]);
});

it("returns an item once, and no item of punctuation only", () => {
  expect(notInText(["Vale-transporte", "vale transporte", "•", ""], "")).toEqual(["Vale-transporte"]);
});
