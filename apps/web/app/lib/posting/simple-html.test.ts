import { expect, it } from "vitest";
import { simpleHtml } from "./simple-html.ts";

it.each([
  "<p>Rotinas &amp; <strong>apoio</strong><br>1 &lt; 2</p><ul><li>Excel</li></ul>",
  "<p>Vaga efetiva<br />Início imediato</p>",
  "",
])("leaves %j as our server wrote it", (html) => {
  expect(simpleHtml(html)).toBe(html);
});

it.each([
  ["<script>alert(1)</script>", "alert(1)"],
  ["<p onclick=alert(1)>Clique</p>", "<p>Clique</p>"],
  [`<p title="a>b" onclick="alert(1)">Clique</p>`, `<p>b" onclick="alert(1)">Clique</p>`],
  ["<p >com espaço</p>", "<p>com espaço</p>"],
  ["<UL CLASS=x><LI>item</UL>", "<UL><LI>item</UL>"],
  ["<img src=x onerror=alert(1)>", ""],
  ["<b><svg/onload=alert(1)></b>", "<b></b>"],
  ["<p\n>quebra</p>", "<p>quebra</p>"],
  ["<pre>outra</pre>", "outra"],
  ["<br/>", "<br>"],
  ["<br / onclick=alert(1)>", "<br>"],
  ["<b/onclick=alert(1)>", "<b>"],
])("takes out of %j the tags that are not allowed, and the attributes of those that are", (html, shown) => {
  expect(simpleHtml(html)).toBe(shown);
});

it.each([
  ["<!-- comentário --><p>x</p>", "&lt;!-- comentário --><p>x</p>"],
  ["1 < 2", "1 &lt; 2"],
  ["<<p>", "&lt;<p>"],
  ["<<u>script>alert(1)", "&lt;script>alert(1)"],
  ["<scr<u>ipt>alert(1)", "&lt;script>alert(1)"],
  ["aberto <", "aberto &lt;"],
  ["<p", "&lt;p"],
  ["<\0p>", "&lt;\0p>"],
])("makes text of what is left of %j", (html, shown) => {
  expect(simpleHtml(html)).toBe(shown);
});
