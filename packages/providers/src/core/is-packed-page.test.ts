import { expect, test } from "vitest";
import { parseHtml } from "./html-page.ts";
import { isPackedPage } from "./is-packed-page.ts";

const packed = `<script>document.write(atob("${"QUJD".repeat(200)}"))</script>`;

test("a page of nothing but a packed body is a shell", () => {
  expect(isPackedPage(parseHtml(`<html><head>${packed}</head><body></body></html>`))).toBe(true);
  expect(isPackedPage(parseHtml(`<body><p>Carregando...</p>${packed}</body>`))).toBe(true);
});

test("a page with words, with small scripts or with an application is none", () => {
  const words = `<p>${"Vagas de emprego em todo o Brasil. ".repeat(8)}</p>`;
  expect(isPackedPage(parseHtml(`<body>${words}${packed}</body>`))).toBe(false);
  expect(isPackedPage(parseHtml('<body><script>eval("1")</script></body>'))).toBe(false);
  const application = `<body><div id="app"></div><script>${"window.state = {};".repeat(60)}</script></body>`;
  expect(isPackedPage(parseHtml(application))).toBe(false);
});
