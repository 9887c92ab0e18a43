import { tryCommandLine } from "@vagou/command-line/testing/try-command-line";
import { expect, test } from "vitest";
import { createSearchTermsProgram, type TermsQuestion } from "./search-terms-program.ts";

const now = new Date("2026-11-21T12:00:00Z");

async function read(...argv: string[]) {
  const questions: TermsQuestion[] = [];
  const program = createSearchTermsProgram(async (question) => void questions.push(question), now);
  return { ...(await tryCommandLine(program, argv)), questions };
}

test("without arguments it is this week, every state, ten terms of each", async () => {
  expect((await read()).questions).toEqual([{ state: undefined, week: "2026-W47", limit: 10 }]);
});

test("a state, a week and a limit are read from the arguments", async () => {
  const { questions } = await read("--state", "pe", "--week", "2026-w09", "--limit", "3");
  expect(questions).toEqual([{ state: "PE", week: "2026-W09", limit: 3 }]);
});

test.each([
  ["a state that is none", ["--state", "XX"], "'XX' is invalid. Write the two letters of a state"],
  ["a week that is none", ["--week", "2026-11-21"], "Write a week as 2026-W47."],
  ["a week beyond the year", ["--week", "2026-W54"], "Write a week as 2026-W47."],
  ["no terms at all", ["--limit", "0"], "from 1 to 1000"],
  ["a limit that is no number", ["--limit", "dez"], "from 1 to 1000"],
  ["an unknown option", ["--city", "Recife"], "--city"],
  ["an option without its value", ["--state", "--week", "2026-W09"], "Its value is missing."],
  ["a word", ["PE"], "too many arguments"],
])("%s is answered with one line and the usage", async (_, argv, sentence) => {
  const { isRight, stderr, questions } = await read(...argv);
  expect({ isRight, questions }).toEqual({ isRight: false, questions: [] });
  const [line, usage] = stderr.split("\n");
  expect(line).toContain(sentence);
  expect(usage).toBe("Usage: npm run search-terms -- [--state <letters>] [--week <week>] [--limit <n>]");
});
