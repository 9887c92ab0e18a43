import { expect, test } from "vitest";
import { readDescription } from "./read-description.ts";

test("headings without a break split the text, and the last item of a list is an item too", () => {
  const read = readDescription(
    "Somos uma padaria &amp; café.Responsabilidades e atribuiçõesVender p&atilde;o;Servir café.Requisitos e qualificaçõesEnsino médio;Simpatia.Informações adicionaisBenefícios:Vale-transporte;Café da manhã.",
  );
  expect(read.requirements).toEqual(["Ensino médio", "Simpatia"]);
  expect(read.benefits).toEqual(["Vale-transporte", "Café da manhã"]);
  expect(read.html).toContain("<p><strong>Requisitos e qualificações</strong></p><ul><li>Ensino médio</li>");
  expect(read.html).not.toMatch(/&(nbsp|atilde);/);
});

test("a heading and an article that lost the break between them are two lines", () => {
  const { html } = readDescription(
    "🏢 Sobre a empresaA Padaria Trigo Bom faz pão desde 1988.&nbsp;A equipe cresce.",
  );
  expect(html).toBe(
    "<p><strong>🏢 Sobre a empresa</strong></p><p>A Padaria Trigo Bom faz pão desde 1988. A equipe cresce.</p>",
  );
});

test("additional information without benefits gives no benefit", () => {
  expect(readDescription("Oi.Informações adicionaisTrabalho em escala 6x1.").benefits).toEqual([]);
});

test("a description that comes as HTML gives the same result", () => {
  const read = readDescription(
    "<p>Oi</p><h3>Requisitos e qualificações</h3><ul><li>CNH B</li></ul><script>alert(1)</script>",
  );
  expect(read.requirements).toEqual(["CNH B"]);
  expect(read.html).toBe(
    "<p>Oi</p><p><strong>Requisitos e qualificações</strong></p><ul><li>CNH B</li></ul>",
  );
});

test("an empty description gives an empty result", () => {
  expect(readDescription("")).toEqual({ html: "", requirements: [], benefits: [] });
});

test("a text that is made to be slow takes no longer than others", () => {
  for (const piece of [" ", "<a", "&nbsp;", "a.", ";", "\n", "•", "palavra", "Requisitos e qualificações"])
    expect(readDescription(`${piece.repeat(50_000)}Requisitos e qualificaçõesCNH B;`)).toBeDefined();
});
