import { expect, it } from "vitest";
import { isOwnPath } from "./intended-destination.ts";

it("goes on to our own pages after logging in", () => {
  expect(isOwnPath("/jobs?q=vendas")).toBe(true);
  expect(isOwnPath("/")).toBe(true);
});

it.each([null, "", "jobs", "//mal.exemplo", "/\\mal.exemplo", "https://mal.exemplo"])(
  "never to %o",
  (path) => {
    expect(isOwnPath(path)).toBe(false);
  },
);
