import { expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { checkNewPassword } from "./check-new-password.ts";

const ana = { email: "ana.bezerra82@correio.example", name: "Ana Luísa Bezerra Tó" };

function verdict(password: string, person: { email?: string; name?: string } = ana): string {
  try {
    checkNewPassword(password, person);
    return "taken";
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

test.each(["Ab1!", "abacaxi-2026!", "ABACAXI-2026!", "Abacaxi-doce!", "Abacaxi2026"])(
  "a password that misses a rule is weak: %s",
  (password) => {
    expect(verdict(password)).toBe("weak_password");
  },
);

test.each([
  "P@ssw0rd",
  "P@ssw0rd1",
  "Password1!",
  "Welcome@123",
  "Senha@123",
  "S3nh@123",
  "$Enha2026!",
  "SENHa!!!!1",
  "Brasil#2026",
  "Flamengo@1981",
  "F1amengo#10",
  "Corinthians10!",
  "Deusefiel@7",
  "DeusÉFiel@7",
  "123Mudar!",
  "Admin@2024",
  "Qwerty123!@#",
  "Aa123456!",
  "Abcd@1234",
  "1qaz@WSX",
  "!QAZ2wsx",
  "1Q2w3e4r!",
  "Gabriel@123456789",
  "João@2005",
  "Vagou@2026",
  "Vagas.123",
])("a common word with the digits and symbols that the rules ask for is still common: %s", (password) => {
  expect(verdict(password)).toBe("common_password");
});

test.each([
  "Bezerra@82",
  "AnaBezerra#1",
  "ana.Bezerra82!",
  "Ana.Luisa.82",
  "B3z3rr@2026",
  "Luísa!2026",
  "Correio@2026",
])("a password that is the person's own name or address is easy to guess: %s", (password) => {
  expect(() => checkNewPassword(password, ana)).toThrow(/fácil de adivinhar/);
});

test.each([
  "Abacaxi-2026!",
  "Vaga-Certa-2026!",
  "cavalo Certo 9 bateria, grampo",
  "Tó-e-Bezerra-vão-à-praia-3!",
  // A common word with enough unpredictable characters around it.
  "Maria-83619207!",
  "k7#Qz0!pLw2v",
  "Ünïcödé-9-çedilha!",
])("a password that is on no list is accepted: %s", (password) => {
  expect(verdict(password)).toBe("taken");
});

test("another person's name is accepted", () => {
  expect(verdict("Bezerra@82", { email: "x@y.example", name: "Zoë" })).toBe("taken");
  expect(verdict("Bezerra@82", {})).toBe("taken");
});

test("the longest password is checked quickly", () => {
  const person = { name: "aaa aaaa aaaaa aaaaaa", email: `${"a".repeat(60)}@aaaaaaa.example` };
  expect(verdict(`A1!${"a".repeat(196)}b`, person)).toBe("taken");
  expect(verdict(`Aa${"1#5^".repeat(49)}`, person)).toBe("taken");
});
