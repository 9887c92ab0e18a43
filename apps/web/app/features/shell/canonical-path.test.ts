import { expect, test } from "vitest";
import { canonicalPath, isPublicPage } from "./canonical-path.ts";

test.each([
  ["/", "/"],
  ["/about", "/about"],
  ["/about/", "/about"],
  ["/jobs/gupy-1a2b", "/jobs/gupy-1a2b"],
])("the page at %s has the one address %s", (pathname, path) => {
  expect(canonicalPath(pathname)).toBe(path);
});

test("search engines may list public pages, and nothing of a person's account", () => {
  expect(["/", "/about", "/terms", "/privacy"].every(isPublicPage)).toBe(true);
  expect(["/jobs", "/profile", "/contact", "/confirm-account", "/nao-existe"].some(isPublicPage)).toBe(false);
});
