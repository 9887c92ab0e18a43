import { expect, test } from "vitest";
import { foldText } from "./fold-text.ts";

test("texts compare without accents, case and doubled blanks", () => {
  expect(foldText("  São  JOÃO d'Aliança\n")).toBe("sao joao d'alianca");
});
