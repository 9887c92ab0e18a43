import fc from "fast-check";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import entries from "../app/routes.ts";
import { matchRoute } from "./match-route.ts";

const routes = entries.map(({ file, path }) => ({
  id: file,
  ...(path !== undefined && { path }),
  module: file,
  imports: [],
}));

/** As the build tells React Router: the pages below what is around them. */
const theirs: RouteObject[] = [
  {
    path: "",
    children: entries.map(({ file, path, index }) =>
      index === true ? { id: file, index } : { id: file, ...(path !== undefined && { path }) },
    ),
  },
];

test("the site map is flat, so that a page is in nothing but the root", () => {
  expect(entries.filter(({ children }) => children !== undefined && children.length > 0)).toEqual([]);
  expect(entries.map(({ path }) => path)).toContain("*");
});

test("an address leads to the page that React Router finds, with the same words", () => {
  const words = [...new Set(entries.flatMap(({ path = "" }) => path.split("/")))];
  const word = fc.oneof(
    fc.constantFrom(...words.flatMap((known) => [known, known.toUpperCase()])),
    fc.constantFrom("", "gupy-1a2b", "a%20b", "%2F", "%252F", "%ff", "%", "ç", "jo%62s", ".", ":id", "*"),
  );
  // It warns of each address that is written wrongly.
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  let found = 0;
  fc.assert(
    fc.property(fc.array(word, { maxLength: 4 }), fc.boolean(), (parts, ends) => {
      const pathname = `/${parts.join("/")}${ends ? "/" : ""}`;
      const match = matchRoutes(theirs, pathname)?.at(-1);
      const params = Object.fromEntries(Object.entries(match?.params ?? {}).filter(([name]) => name !== "*"));
      const { route, params: read } = matchRoute(routes, pathname);
      if (route.path !== "*") found += 1;
      expect([pathname, route.id, read]).toEqual([pathname, match?.route.id, params]);
    }),
    { numRuns: 2000 },
  );
  expect(found).toBeGreaterThan(200);
});
