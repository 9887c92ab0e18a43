import { describe, expect, it } from "vitest";
import { CallError } from "#lib/call-endpoint.ts";
import { fieldErrorsOf, InvalidFields, isAboutFields } from "./field-errors.ts";

const sent = { email: "joana@", password: "Senha@123" };

describe("beside a field", () => {
  it("stands what the server said about it", () => {
    const error = new CallError("400", { code: "invalid_input", fields: { email: "E-mail inválido" } });
    expect(fieldErrorsOf(error, sent, sent)).toEqual({ email: "E-mail inválido" });
  });

  it("stands what the form itself found", () => {
    const error = new InvalidFields({ password: "A senha deve ter no mínimo 8 caracteres" });
    expect(fieldErrorsOf(error, sent, sent)).toEqual({ password: "A senha deve ter no mínimo 8 caracteres" });
  });

  it.each(["common_password", "weak_password"] as const)("stands the refusal of a password: %s", (code) => {
    const error = new CallError("400", { code, said: "Escolha outra." });
    const blame = { weak_password: "password", common_password: "password" } as const;
    expect(fieldErrorsOf(error, sent, sent, blame)).toEqual({ password: "Escolha outra." });
  });

  it("stands what its form says a refusal is about", () => {
    const error = new CallError("400", {
      code: "wrong_current_password",
      said: "A senha atual não confere.",
    });
    const blame = { wrong_current_password: "current" } as const;
    const typed = { current: "a", next: "b" };
    expect(fieldErrorsOf(error, typed, typed, blame)).toEqual({ current: "A senha atual não confere." });
    expect(isAboutFields(error, blame)).toBe(true);
    expect(isAboutFields(error)).toBe(false);
  });

  it("stands nothing once the field was changed", () => {
    const error = new CallError("400", { fields: { email: "E-mail inválido", password: "Escolha outra." } });
    const values = { ...sent, email: "joana@exemplo.com.br" };
    expect(fieldErrorsOf(error, sent, values)).toEqual({ password: "Escolha outra." });
  });

  it("stands nothing when the refusal is about something else", () => {
    expect(fieldErrorsOf(new CallError("429", { said: "Espere." }), sent, sent)).toEqual({});
    expect(fieldErrorsOf(new TypeError("Failed to fetch"), sent, sent)).toEqual({});
    expect(fieldErrorsOf(null, undefined, sent)).toEqual({});
  });
});
