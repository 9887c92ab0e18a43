import { expect, test } from "vitest";
import { CallError } from "#lib/api/call-endpoint.ts";
import { reasonOf } from "./reason-of.ts";
import { recoveryTexts } from "./recovery/recovery-texts.ts";

const { resetReasons } = recoveryTexts;

test.each([
  [
    "the server says why",
    new CallError("400", { status: 400, said: "Peça um novo link.", isRefusal: true }),
    "Peça um novo link.",
  ],
  [
    "the server refuses without a sentence",
    new CallError("500", { status: 500, isRefusal: true }),
    "Falha ao redefinir senha",
  ],
  [
    "the page of a proxy answers",
    new CallError("Server error occurred", { status: 502 }),
    "Erro ao redefinir senha",
  ],
  [
    "no answer comes",
    new TypeError("Failed to fetch"),
    "Não foi possível redefinir a senha. Tente novamente.",
  ],
])("a reset that fails says so in the agreed words when %s", (_what, error, said) => {
  expect(reasonOf(error, resetReasons)).toBe(said);
});

test("a form without a sentence for a proxy's page says that it was refused", () => {
  const reasons = { refused: "Erro ao fazer login", unreached: "Falha ao fazer login" };
  const page = new CallError("Server error occurred", { status: 502 });
  expect(reasonOf(page, reasons)).toBe("Erro ao fazer login");
});
