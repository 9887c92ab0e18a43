import { describe, expect, it } from "vitest";
import { CallError } from "#lib/api/call-endpoint.ts";
import { fieldErrorsOf, InvalidFields, isAboutFields } from "./field-errors.ts";

const sent = { email: "joana@", password: "Senha@123" };

describe("the message beside a field", () => {
  it("is the server's sentence about the field", () => {
    const error = new CallError("400", { code: "invalid_input", fields: { email: "E-mail inválido" } });
    expect(fieldErrorsOf(error, sent, sent)).toEqual({ email: "E-mail inválido" });
  });

  it("is what the form itself found", () => {
    const error = new InvalidFields({ password: "A senha deve ter no mínimo 8 caracteres" });
    expect(fieldErrorsOf(error, sent, sent)).toEqual({ password: "A senha deve ter no mínimo 8 caracteres" });
  });

  it.each(["common_password", "weak_password"] as const)("is the refusal of a password: %s", (code) => {
    const error = new CallError("400", { code, said: "Escolha outra." });
    const fieldsOfErrors = { weak_password: "password", common_password: "password" } as const;
    expect(fieldErrorsOf(error, sent, sent, fieldsOfErrors)).toEqual({ password: "Escolha outra." });
  });

  it("is that of a refusal which the form assigns to the field", () => {
    const error = new CallError("400", {
      code: "wrong_current_password",
      said: "A senha atual não confere.",
    });
    const fieldsOfErrors = { wrong_current_password: "current" } as const;
    const typed = { current: "a", next: "b" };
    expect(fieldErrorsOf(error, typed, typed, fieldsOfErrors)).toEqual({
      current: "A senha atual não confere.",
    });
    expect(isAboutFields(error, fieldsOfErrors)).toBe(true);
    expect(isAboutFields(error)).toBe(false);
  });

  it("is empty once the field was changed", () => {
    const error = new CallError("400", { fields: { email: "E-mail inválido", password: "Escolha outra." } });
    const values = { ...sent, email: "joana@exemplo.com.br" };
    expect(fieldErrorsOf(error, sent, values)).toEqual({ password: "Escolha outra." });
  });

  it("is empty when the refusal is about something else", () => {
    expect(fieldErrorsOf(new CallError("429", { said: "Espere." }), sent, sent)).toEqual({});
    expect(fieldErrorsOf(new TypeError("Failed to fetch"), sent, sent)).toEqual({});
    expect(fieldErrorsOf(null, undefined, sent)).toEqual({});
  });
});
