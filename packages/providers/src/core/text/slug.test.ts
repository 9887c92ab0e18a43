import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test("a slug has no accents, no capitals and no signs at its ends", () => {
  expect(slugOf("  Técnico(a) de Enfermagem - Noturno! ")).toBe("tecnico-a-de-enfermagem-noturno");
  expect(slugOf("???")).toBe("");
});
