import { expect, it } from "vitest";
import { email } from "./fields.ts";

it("takes an address in any case and with blanks around it as one", () => {
  expect(email.parse(" Maria.K@Pessoa.Example\n")).toBe("maria.k@pessoa.example");
});

it.each(["\u212A", "\u0130", "ａ", "а", "é", "\u200B", "\0"])(
  "takes no address with %j, which looks like another letter, becomes one, or is not seen",
  (sign) => {
    expect(email.safeParse(`maria${sign}k@pessoa.example`).success).toBe(false);
    expect(email.safeParse(`mariak@pesso${sign}a.example`).success).toBe(false);
  },
);

it("says in a whole sentence what is wrong with an address that has an accent", () => {
  expect(email.safeParse("joão@pessoa.example").error?.issues[0]?.message).toBe(
    "Este e-mail tem um acento ou outro sinal que não é aceito. Confira.",
  );
});
