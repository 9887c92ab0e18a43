import { expect, test } from "vitest";
import { passwords as cheapPasswords } from "../../test/people/passwords.ts";
import { createPasswords } from "./password-hash.ts";

const passwords = createPasswords({ sideBySide: 1, waiting: 10 });

test("a hash of the product is argon2id with 19 MiB and two passes, and needs no other", async () => {
  const made = await passwords.hash("Abacaxi-2026!");
  expect(made).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(passwords.needsRehash(made)).toBe(false);
});

test("a hash with another cost still opens the account, and is replaced", async () => {
  const made = await cheapPasswords.hash("Abacaxi-2026!");
  expect(await passwords.verify(made, "Abacaxi-2026!")).toBe(true);
  expect(await passwords.verify(made, "Abacate-2026!")).toBe(false);
  expect(passwords.needsRehash(made)).toBe(true);
});

test("a password is compared to its last sign, and however a keyboard writes its accents", async () => {
  const longest = `${" Maçã-2026! ".repeat(16)}12345678`;
  expect(longest).toHaveLength(200);
  const made = await cheapPasswords.hash(longest);
  for (const same of [longest, longest.normalize("NFD")])
    expect(await cheapPasswords.verify(made, same)).toBe(true);
  const others = [longest.slice(0, -1), longest.trimStart(), `${longest} `, longest.toLowerCase()];
  for (const other of others) expect(await cheapPasswords.verify(made, other)).toBe(false);
});
