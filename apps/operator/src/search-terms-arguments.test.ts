import { expect, test } from "vitest";
import { ArgumentError } from "./command-line/argument-error.ts";
import { readSearchTermsArguments } from "./search-terms-arguments.ts";

const now = new Date("2026-11-21T12:00:00Z");

test("without arguments it is this week, every state, ten terms of each", () => {
  expect(readSearchTermsArguments([], now)).toEqual({ state: undefined, week: "2026-W47", limit: 10 });
});

test("a state, a week and a limit are read from the arguments", () => {
  const argv = ["--state", "pe", "--week", "2026-w09", "--limit", "3"];
  expect(readSearchTermsArguments(argv, now)).toEqual({ state: "PE", week: "2026-W09", limit: 3 });
});

test.each([
  ["a state that is none", ["--state", "XX"], /"XX" is no state/],
  ["a week that is none", ["--week", "2026-11-21"], /no week; write it as 2026-W47/],
  ["a week beyond the year", ["--week", "2026-W54"], /no week/],
  ["no terms at all", ["--limit", "0"], /no limit/],
  ["a limit that is no number", ["--limit", "dez"], /no limit/],
  ["an unknown option", ["--city", "Recife"], /--city.*npm run search-terms/],
])("%s is answered with one clear sentence", (_, argv, sentence) => {
  expect(() => readSearchTermsArguments(argv, now)).toThrow(ArgumentError);
  expect(() => readSearchTermsArguments(argv, now)).toThrow(sentence);
});
