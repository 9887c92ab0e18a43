import { expect, it } from "vitest";
import { notInText } from "./not-in-text.ts";

const description =
  "<p>Cuidar das <strong>rotinas do setor</strong>.</p><ul><li>Excel avançado;</li><li>C++ &amp; Java</li></ul>";

it("leaves out what the description says, however it is written", () => {
  expect(notInText(["EXCEL AVANCADO", "rotinas do setor.", "Inglês"], description)).toEqual(["Inglês"]);
});

it("keeps what stands there only as a part of other words", () => {
  expect(notInText(["C", "Cuidar", "Jav", "setores"], description)).toEqual(["C", "Jav", "setores"]);
});

it("returns an item once, and no item of punctuation only", () => {
  expect(notInText(["Vale-transporte", "vale transporte", "•", ""], "")).toEqual(["Vale-transporte"]);
});
