import { expect, test } from "vitest";
import { withoutHandOver } from "./drop-hand-over.ts";

const context = '<script>window.__reactRouterContext = {"ssr":false};</script>';
const stream = "<script>window.__reactRouterContext.streamController.close();</script>";

test("a built page hands over nothing to React Router, and keeps everything else", () => {
  const own = '<script type="module">import("/assets/entry.js");</script>';
  const link = '<a href="/about" data-discover="true">Sobre</a>';
  expect(withoutHandOver(`<p>${link}</p>${context}${own}<!--$-->${stream}<!--/$-->`)).toBe(
    `<p><a href="/about">Sobre</a></p>${own}<!--$--><!--/$-->`,
  );
});

test("a page that React Router has written in another way stops the build", () => {
  expect(() => withoutHandOver("<p>Sobre</p>")).toThrow("hands over nothing");
});
