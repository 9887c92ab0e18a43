import { readFileSync } from "node:fs";
import { shellPaths } from "@vagou/contract/web-build";
import { expect, test } from "vitest";
import { darkPaper, lightPaper } from "./lib/page/page-colours.ts";
import { closedToRobots, publicPages, sharedPages, unlistedPages } from "./public-pages.ts";
import routes from "./routes.ts";

const routePaths = routes
  .map(({ index, path }) => (index === true ? "/" : `/${path}`))
  .filter((path) => path !== "/*");

test("every page of the site is public, unlisted, or closed to robots", () => {
  const isClosed = (path: string) => closedToRobots.some((start) => path.startsWith(start));
  const undecided = routePaths.filter(
    (path) =>
      [publicPages.includes(path), sharedPages.includes(path), isClosed(path)].filter(Boolean).length !== 1,
  );
  expect(undecided).toEqual([]);
});

test("every prerendered page exists, and every unlisted page is closed to robots", () => {
  expect([...publicPages, ...unlistedPages].filter((path) => !routePaths.includes(path))).toEqual([]);
  expect(unlistedPages.filter((path) => !closedToRobots.includes(path))).toEqual([]);
});

test("every page that is not prerendered is known to the server, and no other", () => {
  const isShell = (path: string) => shellPaths.some((known) => known.test(path.replace(":id", "gupy-1a2b")));
  const prerendered = [...publicPages, ...unlistedPages];
  expect(routePaths.filter((path) => isShell(path) === prerendered.includes(path))).toEqual([]);
});

test("the browser's bars have the colour of the page", () => {
  const tokens = readFileSync(new URL("styles/tokens.css", import.meta.url), "utf8");
  const papers = [...tokens.matchAll(/--paper: (#\w+);/g)].map(([, colour]) => colour);
  expect(papers).toEqual([lightPaper, darkPaper]);
});
