import { expect, test } from "vitest";
import { ArgumentError } from "../command-line/argument-error.ts";
import { readProviderArguments } from "./provider-arguments.ts";

test("a place is read in any typed form, and gets the spelling of the IBGE", () => {
  const { provider, query, json } = readProviderArguments([
    "gupy",
    "auxiliar",
    "administrativo",
    "--uf",
    "sp",
    "--cidade",
    "SAO PAULO",
    "--json",
  ]);
  expect(provider.id).toBe("gupy");
  expect(json).toBe(true);
  expect(query).toEqual({
    keywords: "auxiliar administrativo",
    city: "São Paulo",
    state: { uf: "SP", name: "São Paulo" },
  });
});

test.each([
  ["no provider", [], /Say which provider/],
  ["an unknown provider", ["linkedin", "x"], /no adapter called "linkedin"/],
  ["nothing to look for", ["gupy"], /Say what to look for/],
  ["a state that is none", ["gupy", "x", "--uf", "XX"], /"XX" is no state/],
  ["a city without its state", ["gupy", "x", "--cidade", "Recife"], /needs its state/],
  ["a city of elsewhere", ["gupy", "--uf", "SP", "--cidade", "Recife"], /no municipality "Recife" in SP/],
  ["a file that is not there", ["gupy", "--reply", "/nowhere.json"], /no file/],
  ["a folder for a file", ["gupy", "--reply", import.meta.dirname], /no file/],
  ["an unknown option", ["gupy", "x", "--limit", "3"], /--limit/],
  ["an option without its value", ["gupy", "x", "--uf"], /--uf/],
  ["a date that is none", ["gupy", "x", "--received-at", "ontem"], /no date/],
])("%s is answered with one clear sentence", (_, argv, sentence) => {
  expect(() => readProviderArguments(argv)).toThrow(ArgumentError);
  expect(() => readProviderArguments(argv)).toThrow(sentence);
});
