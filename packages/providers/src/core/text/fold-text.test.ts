import { expect, test } from "vitest";
import { foldText } from "./fold-text.ts";

test("texts compare without accents, case and doubled blanks", () => {
  expect(foldText("  São  JOÃO d'Aliança\n")).toBe("sao joao d'alianca");
});

test("a letter folds the same, regardless of the rest of the text", () => {
  const letters = Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code));
  for (const letter of letters) expect(foldText(`a${letter}b 漢`)).toBe(`${foldText(`a${letter}b`)} 漢`);
  expect(foldText("• “Ação” – a\u0303")).toBe("• “acao” – a");
});
