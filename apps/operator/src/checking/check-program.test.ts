import { tryCommandLine } from "@vagou/command-line/testing/try-command-line";
import { expect, test } from "vitest";
import { createCheckProgram, type CheckQuestion } from "./check-program.ts";

async function read(...argv: string[]) {
  const questions: CheckQuestion[] = [];
  const program = createCheckProgram(async (question) => void questions.push(question));
  return { ...(await tryCommandLine(program, argv)), questions };
}

test.each([
  [[], { ids: null, saveFolder: null }],
  [["sap", "dell", "--save", "replies"], { ids: ["sap", "dell"], saveFolder: "replies" }],
])("%j is understood", async (argv, question) => {
  expect((await read(...argv)).questions).toEqual([question]);
});

test.each([
  ["an unknown portal", ["sap", "linkedin"], "'linkedin' is invalid for argument 'portals'. Allowed choices"],
  ["no folder", ["--save"], "--save"],
  ["an unknown option", ["--live"], "--live"],
])("%s is answered with one line and the usage, and nothing is asked", async (_, argv, sentence) => {
  const { isRight, stderr, questions } = await read(...argv);
  expect({ isRight, questions }).toEqual({ isRight: false, questions: [] });
  const [line, usage] = stderr.split("\n");
  expect(line).toContain(sentence);
  expect(usage).toBe("Usage: npm run providers:check -- [portals …] [--save <folder>]");
});
