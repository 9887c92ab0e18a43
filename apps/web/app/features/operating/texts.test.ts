import { expect, test } from "vitest";
import { parkedTexts } from "./texts.ts";

test("a payment that was credited gives fichas, or a plan", () => {
  expect(parkedTexts.assigned(600)).toBe("600 fichas creditadas.");
  expect(parkedTexts.assigned(0)).toBe("Plano creditado.");
});
