import { describe, expect, test } from "vitest";
import { stopAfter } from "../testing/stop-after.ts";
import { readPostingText } from "./read-posting-text.ts";

describe("the description", () => {
  test("has each heading once, and lists as lists", () => {
    const { html } = readPostingText(
      "Somos <nós> & você.Responsabilidades e atribuiçõesRESPONSABILIDADES E ATRIBUIÇÕES: Vender;Atender.Informações adicionaisModelo de trabalho: HíbridoBenefícios:Vale-transporteSeguro de vida",
    );
    expect(html).toBe(
      "<p>Somos &lt;nós&gt; &amp; você.</p>" +
        "<p><strong>Responsabilidades e atribuições</strong></p><ul><li>Vender</li><li>Atender.</li></ul>" +
        "<p><strong>Informações adicionais</strong></p><p><strong>Modelo de trabalho:</strong> Híbrido</p>" +
        "<p><strong>Benefícios:</strong></p><ul><li>Vale-transporte</li><li>Seguro de vida</li></ul>",
    );
  });

  test("of an empty text is empty", () => {
    for (const text of ["", " \n ", "•", "___________", "🎁"])
      expect(readPostingText(text)).toEqual({ html: "", requirements: [], benefits: [] });
  });
});

describe("a text made to be slow", () => {
  const pieces =
    "a|A|Aa|a b |é|É|1)|(|a(|)|;|; A|:|Aa: |A: a: |.|. A|•|• a\n|- A |a\n|\n|🍛|💙 A|_|*|**|**a|#a|Saúde|Requisitos:|Requisitos e qualificações|O QUE |Benefícios |vale, |vale + |a;b|Experiência. |e essencial|\u200b|&".split(
      "|",
    );
  test.each(pieces)("of repetitions of %j is read in time linear in its length", (piece) => {
    const text = `Requisitos\n${piece.repeat(Math.ceil(300_000 / piece.length))}`;
    expect(stopAfter(5_000, () => readPostingText(text))).toBeDefined();
  });
});
