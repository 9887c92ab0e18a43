import { tryCommandLine } from "@vagou/command-line/testing/try-command-line";
import { expect, test } from "vitest";
import { createProviderProgram, type ProviderQuestion } from "./provider-program.ts";

async function read(...argv: string[]) {
  const questions: ProviderQuestion[] = [];
  const program = createProviderProgram(async (question) => void questions.push(question));
  return { ...(await tryCommandLine(program, argv)), questions };
}

test("a place is read in any typed form, and gets the spelling of the IBGE", async () => {
  const place = ["--uf", "sp", "--cidade", "SAO PAULO"];
  const { questions } = await read("gupy", "auxiliar", "administrativo", ...place, "--json");
  expect(questions).toHaveLength(1);
  expect(questions[0]).toMatchObject({ provider: { id: "gupy" }, json: true, replyFile: null, step: null });
  expect(questions[0]?.query).toEqual({
    keywords: "auxiliar administrativo",
    city: "São Paulo",
    state: { uf: "SP", name: "São Paulo" },
  });
});

test("a recorded answer is read with its step, its address and the time of its receipt", async () => {
  const { questions } = await read(
    "sap",
    "--reply",
    import.meta.filename,
    "--step",
    "list",
    "--url",
    "https://jobs.sap.com/search/",
    "--received-at",
    "2026-10-09",
  );
  expect(questions).toMatchObject([
    {
      replyFile: import.meta.filename,
      step: "list",
      url: "https://jobs.sap.com/search/",
      receivedAt: new Date("2026-10-09"),
      query: { keywords: "", city: null, state: null },
    },
  ]);
});

test.each([
  ["no provider", [], "missing required argument 'provider'"],
  [
    "an unknown provider",
    ["linkedin", "x"],
    "'linkedin' is invalid for argument 'provider'. Allowed choices",
  ],
  ["nothing to look for", ["gupy"], "say what to look for"],
  ["a state that is none", ["gupy", "x", "--uf", "XX"], "'XX' is invalid. Write the two letters of a state"],
  ["a city without its state", ["gupy", "x", "--cidade", "Recife"], "needs its state"],
  ["a city of elsewhere", ["gupy", "--uf", "SP", "--cidade", "Recife"], 'no municipality "Recife" in SP'],
  ["a file that is not there", ["gupy", "--reply", "/nowhere.json"], "no such file"],
  ["a folder for a file", ["gupy", "--reply", import.meta.dirname], "no such file"],
  ["a step of another", ["gupy", "x", "--step", "feed"], 'no step "feed"; it has phrase, remote, word'],
  ["an unknown option", ["gupy", "x", "--limit", "3"], "--limit"],
  ["an option without its value", ["gupy", "x", "--uf"], "--uf"],
  ["an option for a value", ["gupy", "x", "--uf", "--json"], "Its value is missing."],
  ["a date that is none", ["gupy", "x", "--received-at", "ontem"], "Write a date"],
  ["an address that is none", ["gupy", "x", "--url", "jobs"], "Write an address"],
])("%s is answered with one line and the usage, and nothing is asked", async (_, argv, sentence) => {
  const { isRight, stderr, questions } = await read(...argv);
  expect({ isRight, questions }).toEqual({ isRight: false, questions: [] });
  const [line, usage] = stderr.split("\n");
  expect(line).toContain(sentence);
  expect(usage).toMatch(/^Usage: npm run provider -- <provider> \[keywords …\] \[--uf <letters>\]/);
});
