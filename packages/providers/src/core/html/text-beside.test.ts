import { expect, test } from "vitest";
import { parseHtml } from "./html-page.ts";
import { textBeside } from "./text-beside.ts";

const read = (html: string) => textBeside(parseHtml(html), /^faixa salarial:?/i);

test("the value of a label is the text beside it, however the pair is marked up", () => {
  expect(read("<p><b>Faixa salarial:</b> R$ 2.000</p>")).toBe("R$ 2.000");
  expect(read("<div><span>Faixa salarial</span><span>A combinar</span></div>")).toBe("A combinar");
  expect(read("<div><div><span>Faixa salarial</span></div><div>R$ 2.000</div></div>")).toBe("R$ 2.000");
  expect(read("<p>Faixa salarial: R$ 2.000</p>")).toBe("R$ 2.000");
});

test("a label without a value, or in the middle of a long text, has none", () => {
  expect(read("<p>Salário</p>")).toBe("");
  expect(read(`<section><b>Faixa salarial</b><p>${"Outro texto. ".repeat(10)}</p></section>`)).toBe("");
});
