import { describe, expect, it } from "vitest";
import { canRegister, missingRules } from "./missing-rules.ts";

describe("the strength meter", () => {
  it("names every rule for an empty password", () => {
    expect(missingRules("")).toHaveLength(5);
  });

  it("names only what is missing", () => {
    expect(missingRules("Abacax1")).toEqual(["minLength", "hasSpecialChar"]);
    expect(missingRules("Abacaxi1!")).toEqual([]);
  });
});

describe("the register button", () => {
  const ready = { name: "Joana", email: "joana@exemplo.com.br", password: "Abacaxi1!" };

  it("opens when name, e-mail and password are there", () => {
    expect(canRegister(ready)).toBe(true);
  });

  it.each([{ name: "  " }, { email: "joana" }, { password: "abacaxi1!" }])("waits for %o", (gap) => {
    expect(canRegister({ ...ready, ...gap })).toBe(false);
  });
});
