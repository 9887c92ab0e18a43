import { describe, expect, it } from "vitest";
import { resetProblems } from "./reset-problems.ts";

describe("a new password", () => {
  it("can be sent when it meets every rule and was typed twice", () => {
    expect(resetProblems({ password: "Abacaxi1!", confirmation: "Abacaxi1!" })).toEqual({});
  });

  it.each([
    ["Ab1!", "A senha deve ter no mínimo 8 caracteres"],
    ["abacaxi1!", "A senha deve ter no mínimo uma letra maiúscula"],
    ["ABACAXI1!", "A senha deve ter no mínimo uma letra minúscula"],
    ["Abacaxii!", "A senha deve ter no mínimo um número"],
    ["Abacaxi12", "A senha deve ter no mínimo um caractere especial (!@#$…)"],
  ])("%s is told its first gap", (password, said) => {
    expect(resetProblems({ password, confirmation: password })).toEqual({ password: said });
  });

  it("typed differently the second time has a message beside the second field", () => {
    expect(resetProblems({ password: "Abacaxi1!", confirmation: "Abacaxi1" })).toEqual({
      confirmation: "As senhas não coincidem",
    });
  });

  it("both weak and different has both messages", () => {
    expect(Object.keys(resetProblems({ password: "", confirmation: "x" }))).toEqual([
      "password",
      "confirmation",
    ]);
  });
});
