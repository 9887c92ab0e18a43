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
