import { expect, it } from "vitest";
import { keptPageOf, shellPage } from "./kept-pages.ts";

it("pages of the app open with the shell, and the start page with its own document", () => {
  expect(keptPageOf("/")).toBe("/");
  for (const path of ["/jobs", "/jobs/", "/jobs/gupy-1a2b", "/minhas-vagas", "/profile"])
    expect(keptPageOf(path)).toBe(shellPage);
});

it.each([
  "/confirm-account",
  "/reset-password",
  "/auth/google/callback",
  "/buy-tokens",
  "/api/jobs",
  "/jobs/1/2",
  "/v/gupy-1a2b",
  "/terms",
])("%s is asked from the server: it takes a secret, a payment, or is no page of the app", (path) => {
  expect(keptPageOf(path)).toBeNull();
});
