import { expect, test } from "vitest";
import { personKeyOf } from "./person-key.ts";

test("addresses that Gmail delivers to one mailbox are one person", () => {
  const person = personKeyOf("mariasilva@gmail.com");
  expect(personKeyOf("maria.silva@gmail.com")).toBe(person);
  expect(personKeyOf("maria.silva+vagas@gmail.com")).toBe(person);
  expect(personKeyOf("mariasilva@googlemail.com")).toBe(person);
});

test("elsewhere dots tell people apart and a tag does not", () => {
  expect(personKeyOf("maria.silva@uol.com.br")).not.toBe(personKeyOf("mariasilva@uol.com.br"));
  expect(personKeyOf("maria+vagas@uol.com.br")).toBe(personKeyOf("maria@uol.com.br"));
});
