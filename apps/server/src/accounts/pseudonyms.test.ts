import { expect, test } from "vitest";
import { createPseudonyms } from "./pseudonyms.ts";

const { personOf, placeOf, of } = createPseudonyms("a secret for tests, long enough to be one");

test("addresses that Gmail delivers to one mailbox are one person", () => {
  const person = personOf("mariasilva@gmail.com");
  expect(personOf("maria.silva@gmail.com")).toBe(person);
  expect(personOf("Maria.Silva@Gmail.com")).toBe(person);
  expect(personOf("maria.silva+vagas@gmail.com")).toBe(person);
  expect(personOf("mariasilva@googlemail.com")).toBe(person);
});

test("elsewhere dots tell people apart and a tag does not", () => {
  expect(personOf("maria.silva@uol.com.br")).not.toBe(personOf("mariasilva@uol.com.br"));
  expect(personOf("maria+vagas@uol.com.br")).toBe(personOf("maria@uol.com.br"));
});

test.each([
  ["::ffff:189.4.5.6", "189.4.5.6"],
  ["2804:14c:65a0:4321:aaaa::1", "2804:14c:65a0:4321:bbbb:1:2:3"],
  ["2804:14C::1", "2804:014c:0:0:ffff::"],
])("%s and %s are one place", (one, other) => {
  expect(placeOf(one)).toBe(placeOf(other));
});

test("neighbours are different places", () => {
  expect(placeOf("189.4.5.6")).not.toBe(placeOf("189.4.5.7"));
  expect(placeOf("2804:14c:65a0:4321::1")).not.toBe(placeOf("2804:14c:65a0:4322::1"));
});

test("without the secret a pseudonym cannot be made from the address", () => {
  const elsewhere = createPseudonyms("another secret, also long enough to be one");
  expect(elsewhere.personOf("maria@uol.com.br")).not.toBe(personOf("maria@uol.com.br"));
});

test("equal values of different meaning get different names", () => {
  expect(of("login", "x")).not.toBe(of("register", "x"));
});
