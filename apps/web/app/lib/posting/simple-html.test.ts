import { expect, it } from "vitest";
import { isSimpleHtml } from "./simple-html.ts";

it("accepts the descriptions that our server writes", () => {
  expect(isSimpleHtml("<p>Rotinas &amp; <strong>apoio</strong><br>1 &lt; 2</p><ul><li>Excel</li></ul>")).toBe(
    true,
  );
  expect(isSimpleHtml("<p>Vaga efetiva<br />Início imediato</p>")).toBe(true);
  expect(isSimpleHtml("")).toBe(true);
});

it.each([
  "<script>alert(1)</script>",
  "<p onclick=alert(1)>Clique</p>",
  "<p >com espaço</p>",
  "<P>maiúscula</P>",
  "<img src=x onerror=alert(1)>",
  "<b><svg/onload=alert(1)></b>",
  "<p\n>quebra</p>",
  "<pre>outra</pre>",
  "<!-- comentário --><p>x</p>",
  "<br/>",
  "<br / onclick=alert(1)>",
  "<p />",
  "aberto <",
  "<p",
])("leaves %j to the sanitiser", (html) => {
  expect(isSimpleHtml(html)).toBe(false);
});
