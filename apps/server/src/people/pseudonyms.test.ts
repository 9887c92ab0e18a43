import { expect, test } from "vitest";
import { createPseudonyms } from "./pseudonyms.ts";

const { personOf, formerPersonOf, placeOf, networkAround, of } = createPseudonyms(
  "a secret for tests, long enough to be one",
);

test("addresses that Gmail delivers to one mailbox are one person", () => {
  const person = personOf("mariasilva@gmail.com");
  expect(personOf("maria.silva@gmail.com")).toBe(person);
  expect(personOf("Maria.Silva@Gmail.com")).toBe(person);
  expect(personOf("maria.silva+vagas@gmail.com")).toBe(person);
  expect(personOf("mariasilva@googlemail.com")).toBe(person);
});

test("at other providers addresses that differ in dots are two people, and those that differ in a tag are one", () => {
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

test("neighbouring addresses are different places", () => {
  expect(placeOf("189.4.5.6")).not.toBe(placeOf("189.4.5.7"));
  expect(placeOf("2804:14c:65a0:4321::1")).not.toBe(placeOf("2804:14c:65a0:4322::1"));
});

test.each([
  ["189.4.5.6", ["189.4.5.6:4711", "189.4.5.6:4712", "::ffff:189.4.5.6", "[::ffff:189.4.5.6]:4711"]],
  [
    "198.51.100.7",
    ["::ffff:c633:6407", "::FFFF:C633:6407", "0:0:0:0:0:ffff:c633:6407", "[::ffff:c633:6407]:4711"],
  ],
  ["0.1.0.2", ["::ffff:1:2", "0000:0000:0000:0000:0000:ffff:0001:0002"]],
  [
    "2804:14c:65a0:4321::1",
    ["[2804:14c:65a0:4321::1]:4711", "[2804:14C:65A0:4321::2]", "2804:14c:65a0:4321::3"],
  ],
])(
  "the place of %s is one, however a proxy writes it, also with the port of each connection",
  (ip, written) => {
    for (const text of written) expect([text, placeOf(text)]).toEqual([text, placeOf(ip)]);
  },
);

test("without the secret a pseudonym cannot be computed from the address", () => {
  const elsewhere = createPseudonyms("another secret, also long enough to be one");
  expect(elsewhere.personOf("maria@uol.com.br")).not.toBe(personOf("maria@uol.com.br"));
});

test("equal values of different meaning get different names", () => {
  expect(of("login", "x")).not.toBe(of("register", "x"));
});

test("an IPv6 address has a /56 and a /48, an IPv4 address has neither", () => {
  const near = (one: string, other: string, prefixBits: 48 | 56) =>
    networkAround(one, prefixBits) === networkAround(other, prefixBits);
  expect(near("2804:14c:65a0:4300::1", "2804:14c:65a0:43ff:1::", 56)).toBe(true);
  expect(near("2804:14c:65a0:43ff::1", "2804:14c:65a0:4400::1", 56)).toBe(false);
  expect(near("2804:14c:65a0::1", "2804:14c:65a0:ffff::1", 48)).toBe(true);
  expect(near("2804:14c:65a0::1", "2804:14c:65a1::1", 48)).toBe(false);
  for (const ip of ["189.4.5.6", "::ffff:189.4.5.6", "::ffff:bd04:506"])
    expect(networkAround(ip, 56)).toBeNull();
});

test("the place of an address has the same hash as in stored sessions", () => {
  const noted = (network: string) => of("place", network);
  expect(placeOf("2804:014C:65a0:4321:aaaa::1")).toBe(noted("2804:14c:65a0:4321"));
  expect(placeOf("2001:db8::1")).toBe(noted("2001:db8:0:0"));
  expect(placeOf("::ffff:189.4.5.6")).toBe(noted("189.4.5.6"));
});

test.each([
  ["maria.silva@proton.me", "MariaSilva@protonmail.com"],
  ["maria-silva@pm.me", "maria_silva+vagas@protonmail.ch"],
  ["maria-vagas@yahoo.com.br", "maria-outra@yahoo.com.br"],
  ["maria-vagas@yahoo.com", "maria@yahoo.com"],
  ["maria-1@ymail.com", "maria-2@ymail.com"],
  ["vagas@maria.fastmail.com", "maria@fastmail.com"],
  ["vagas@maria-silva.fastmail.fm", "maria_silva+x@fastmail.fm"],
  ["vagas@maria.sent.com", "Maria@sent.com"],
  ["maria+1@outlook.com", "maria+2@outlook.com"],
  ["maria+1@icloud.com", "maria@icloud.com"],
])("%s and %s are one mailbox and one person", (one, other) => {
  expect(personOf(one)).toBe(personOf(other));
});

test.each([
  ["maria.silva@yahoo.com.br", "mariasilva@yahoo.com.br"],
  ["maria@yahoo.com.br", "maria@yahoo.com"],
  ["ana-maria@uol.com.br", "ana-paula@uol.com.br"],
  ["ana-maria@yahoo.evil.example", "ana-paula@yahoo.evil.example"],
  ["maria.silva@outlook.com", "mariasilva@outlook.com"],
  ["x@maria.notfastmail.com", "maria@notfastmail.com"],
  ["x@maria.fastmail.com", "x@rita.fastmail.com"],
  ["maria@fastmail.com", "maria@fastmail.fm"],
])("%s and %s are two people", (one, other) => {
  expect(personOf(one)).not.toBe(personOf(other));
});

test("a person from before November 2026 is found by the former rules", () => {
  expect(formerPersonOf("Maria-Vagas@yahoo.com.br")).toBe(of("person", "maria-vagas@yahoo.com.br"));
  expect(formerPersonOf("m.silva+x@googlemail.com")).toBe(of("person", "msilva@gmail.com"));
});
