import { expect, test } from "vitest";
import { parseHtml } from "../html/html-page.ts";
import { isPackedPage } from "./is-packed-page.ts";

const packed = `<script>document.write(atob("${"QUJD".repeat(200)}"))</script>`;
const isPacked = (html: string) => isPackedPage(parseHtml(html), true);

test("a page that holds only a packed body is packed", () => {
  expect(isPacked(`<html><head>${packed}</head><body></body></html>`)).toBe(true);
  expect(isPacked(`<body><p>Carregando...</p>${packed}</body>`)).toBe(true);
});

test("a page with words, with small scripts or with an application is not", () => {
  const words = `<p>${"Vagas de emprego em todo o Brasil. ".repeat(8)}</p>`;
  expect(isPacked(`<body>${words}${packed}</body>`)).toBe(false);
  expect(isPacked('<body><script>eval("1")</script></body>')).toBe(false);
  const application = `<body><div id="app"></div><script>${"window.state = {};".repeat(60)}</script></body>`;
  expect(isPacked(application)).toBe(false);
});

test("the beginning of a long page is packed only where its script fills most of it", () => {
  const beginning = `<html><head><script>var page="${"QUJD".repeat(16_000)}`;
  expect(isPackedPage(parseHtml(beginning), false)).toBe(true);
  // The page follows after a counting script and a style sheet of 60 kB.
  const head = `<html><head><style>${".a{}".repeat(15_000)}</style>${packed}`;
  expect(isPackedPage(parseHtml(head), false)).toBe(false);
});
