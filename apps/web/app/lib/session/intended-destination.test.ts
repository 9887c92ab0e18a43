import { expect, it } from "vitest";
import { isOwnPath } from "./intended-destination.ts";

it("redirects to our own pages after logging in", () => {
  expect(isOwnPath("/jobs?q=vendas")).toBe(true);
  expect(isOwnPath("/")).toBe(true);
  expect(isOwnPath("/jobs//gupy-1a2b?to=//mal.exemplo")).toBe(true);
  expect(isOwnPath("/%ff")).toBe(true);
});

it.each([
  null,
  "",
  "jobs",
  "//",
  "//mal.exemplo",
  "/\\mal.exemplo",
  "https://mal.exemplo",
  "/\t/mal.exemplo",
  "\n//mal.exemplo",
  "/.//mal.exemplo",
  "//mal.exemplo/jobs",
  "/jobs/..//mal.exemplo",
  "/%2e//mal.exemplo",
])("never to %o", (path) => {
  expect(isOwnPath(path)).toBe(false);
});
