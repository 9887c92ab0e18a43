import { expect, test } from "vitest";
import { createPseudonyms } from "./pseudonyms.ts";

const { personOf, placeOf, networkAround, of } = createPseudonyms(
  "a secret for tests, long enough to be one",
);

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

test("an IPv6 address lies in a /56 and a /48, an IPv4 address in neither", () => {
  const near = (one: string, other: string, prefixBits: 48 | 56) =>
    networkAround(one, prefixBits) === networkAround(other, prefixBits);
  expect(near("2804:14c:65a0:4300::1", "2804:14c:65a0:43ff:1::", 56)).toBe(true);
  expect(near("2804:14c:65a0:43ff::1", "2804:14c:65a0:4400::1", 56)).toBe(false);
  expect(near("2804:14c:65a0::1", "2804:14c:65a0:ffff::1", 48)).toBe(true);
  expect(near("2804:14c:65a0::1", "2804:14c:65a1::1", 48)).toBe(false);
  for (const ip of ["189.4.5.6", "::ffff:189.4.5.6"]) expect(networkAround(ip, 56)).toBeNull();
});

test("the place of an address stays what it was when sessions noted it", () => {
  const noted = (network: string) => of("place", network);
  expect(placeOf("2804:014C:65a0:4321:aaaa::1")).toBe(noted("2804:14c:65a0:4321"));
  expect(placeOf("2001:db8::1")).toBe(noted("2001:db8:0:0"));
  expect(placeOf("::ffff:189.4.5.6")).toBe(noted("189.4.5.6"));
});
