import { expect, test } from "vitest";
import { describeDocument } from "./describe-document.ts";

test.each([
  ["11.222.333/0001-81", "CNPJ 11.222.333/0001-81"],
  ["11222333000181", "CNPJ 11.222.333/0001-81"],
  // The example of the tax office for the numbers with letters.
  ["12.abc.345/01de-35", "CNPJ 12.ABC.345/01DE-35"],
  ["529.982.247-25", "CPF 529.982.247-25"],
  [" 52998224725 ", "CPF 529.982.247-25"],
])("%s is %s", (written, said) => {
  expect(describeDocument(written)).toBe(said);
});

test.each([
  ["a wrong first check digit", "11.222.333/0001-71"],
  ["a wrong second check digit", "11.222.333/0001-80"],
  ["letters where the check digits stand", "12.ABC.345/01DE-3A"],
  ["a wrong digit of a person", "529.982.247-24"],
  ["one digit eleven times, which has valid check digits but belongs to no person", "111.111.111-11"],
  ["only zeros", "00.000.000/0000-00"],
  ["too few digits", "1122233300018"],
  ["words", "CNPJ da empresa"],
  ["nothing", ""],
])("%s is no document", (_what, written) => {
  expect(describeDocument(written)).toBeNull();
});
