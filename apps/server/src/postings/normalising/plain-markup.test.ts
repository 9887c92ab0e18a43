import { expect, test } from "vitest";
import { isPlainMarkup } from "./plain-markup.ts";
import { writeAllowed } from "./sanitise-description.ts";

test.each([
  "",
  "Só texto: P&amp;D, 1 &lt; 2",
  "<p>Um<br />dois <strong>três</strong></p>\n<p></p>",
  "<p>a</p><ul>\n<li>\n<p>Um;</p>\n</li><li>dois <em>três</em></li></ul><ol><li>b</li></ol>",
  "linha<br /><b>a</b><i>b</i>",
])("simple HTML is plain: %j", (html) => {
  expect(isPlainMarkup(html)).toBe(true);
  expect(writeAllowed(html)).toBe(html);
});

test.each([
  "<p onclick=alert(1)>a</p>",
  "<p >a</p>",
  "<P>a</P>",
  "<p/>",
  "<p>a",
  "a</p>",
  "<p>a<p>b</p></p>",
  "<strong><p>a</p></strong>",
  "<b><b>a</b></b>",
  "<ul>a</ul>",
  "<ul></ul>",
  "<li>a</li>",
  "<ul><li>a</ul>",
  "<ul><li>a</li></ol>",
  "<script>alert(1)</script>",
  "<p>a</p><script>alert(1)</script>",
  "<p>a</p><img src=x onerror=alert(1)>",
  "<p>a</p><scr<p>b</p>ipt>",
  "<p>a</p><!-- b -->",
  "<p>a</p><![CDATA[b]]>",
  "<p>a > b</p>",
  "<p>a < b</p>",
  "<p>P&D</p>",
  "<p>a&nbsp;b</p>",
  "<p>&#60;script&#62;</p>",
  "<p>&lt</p>",
  "<p>&ampamp;</p>",
  "<p>a</p\n>",
  "<br>",
  "<br/>",
  "<p>a</p>\0<svg onload=alert(1)>",
])("anything else goes through the sanitiser: %j", (html) => {
  expect(isPlainMarkup(html)).toBe(false);
});

test("a long text that is plain except for its end is checked in linear time", () => {
  const html = `<ul>${"<li>um <b>dois</b> &amp; três<br /></li>".repeat(500)}</ul>`;
  expect(isPlainMarkup(html)).toBe(true);
  expect(isPlainMarkup(`${html}<`)).toBe(false);
  expect(isPlainMarkup(`<p>${"a ".repeat(10_000)}`)).toBe(false);
  expect(isPlainMarkup("<p>a</p> ".repeat(2_000).concat("&"))).toBe(false);
  expect(isPlainMarkup(`<ul>${"<li></li> ".repeat(2_000)}`)).toBe(false);
});
