import { expect, test } from "vitest";
import { withAccents } from "./with-accents.ts";

test("common words get the accents that people leave out", () => {
  expect(withAccents("estagio em Logistica")).toBe("estágio em Logística");
});

test("other words, and words that have their accents, stay as typed", () => {
  for (const text of ["vendedor", "técnico", "constructor toString"]) expect(withAccents(text)).toBe(text);
});
