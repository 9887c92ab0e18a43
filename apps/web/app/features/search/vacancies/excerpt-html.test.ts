import { expect, it } from "vitest";
import { excerptHtml } from "./excerpt-html.ts";

it("ends with a whole word and closes the open tags, the innermost first", () => {
  expect(excerptHtml("<p>Rotinas do setor</p><ul><li>Atender <b>bem quem liga</b></li></ul>", 28)).toBe(
    "<p>Rotinas do setor</p><ul><li>Atender <b>bem quem</b></li></ul>",
  );
});

it("closes nothing twice and counts no line break as open", () => {
  expect(excerptHtml("<p><em>Vaga</em> efetiva<br />com início imediato</p>", 14)).toBe(
    "<p><em>Vaga</em> efetiva<br />com</p>",
  );
});

it("breaks no entity", () => {
  expect(excerptHtml("<p>Compras &amp; vendas</p>", 11)).toBe("<p>Compras &amp;</p>");
  expect(excerptHtml("<p>A&amp;B&amp;C</p>", 3)).toBe("<p>A&amp;B&amp;C</p>");
});

it("leaves a short description as it is", () => {
  const short = "<p>Vaga efetiva.</p>";
  expect(excerptHtml(short, 100)).toBe(short);
});

it("closes tags that the portal nested in a wrong order no more often than they were opened", () => {
  expect(excerptHtml("<p><b>Vaga</p> nova</b> para hoje mesmo", 12)).toBe("<p><b>Vaga</p> nova</b> para");
});
