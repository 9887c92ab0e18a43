import { expect, test } from "vitest";
import { contactTexts } from "./texts.ts";

test("copying the address says how it went in the agreed words", () => {
  expect(contactTexts.copiedToast).toBe("Link copiado com sucesso!");
  expect(contactTexts.copyFailed).toBe("Erro ao copiar link");
});

test("whoever wrote to us is thanked in the agreed words", () => {
  expect(contactTexts.sent).toBe("Obrigado pelo feedback!");
});
