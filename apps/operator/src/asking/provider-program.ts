import { existsSync, statSync } from "node:fs";
import { getMunicipalities, getStates } from "@brazilian-utils/brazilian-utils";
import { Argument, Command } from "@commander-js/extra-typings";
import { readValue } from "@vagou/command-line/read-value";
import { showExample } from "@vagou/command-line/show-example";
import { foldText } from "@vagou/providers/core/text/fold-text";
import type { Provider, ProviderQuery } from "@vagou/providers/core/provider";
import { providers } from "@vagou/providers/index";
import { z } from "zod";

/** What `npm run provider` was asked. */
export type ProviderQuestion = {
  provider: Provider;
  query: ProviderQuery;
  /** A recorded answer to read instead of asking the portal. */
  replyFile: string | null;
  /** The address of that answer, when the answer does not hold it. */
  url: string | null;
  /** The kind of reply, one of the provider's steps; null tries them all. */
  step: string | null;
  /** When that answer was received, from which ages count; null when the person does not give it. */
  receivedAt: Date | null;
  json: boolean;
};

const npm = "npm run provider";

/** The command line of `npm run provider`. */
export function createProviderProgram(run: (question: ProviderQuestion) => Promise<void>): Command {
  const program = new Command(npm);
  program
    .description(
      "Asks one provider as the server does, or reads a recorded answer, and prints the postings. It asks the provider's " +
        "stand-in; with the setting PROVIDERS=live the real portal. Exit code 1 when the provider gives no answer.",
    )
    .addArgument(new Argument("<provider>", "which to ask").choices(providers.map((provider) => provider.id)))
    .argument("[keywords...]", "what to look for")
    .option("--uf <letters>", "in this state, such as SP", readValue(state))
    .option("--cidade <name>", "in this municipality of the state", readValue(z.string()))
    .option("--reply <file>", "a recorded answer to read instead of asking", readValue(file))
    .option("--step <name>", "the kind of that answer, one of the provider's steps", readValue(z.string()))
    .option("--url <address>", "the address of that answer", readValue(z.url("Write an address.")))
    .option("--received-at <date>", "when that answer was received; ages count from here", readValue(date))
    .option("--json", "print the postings as JSON")
    .action((id, keywords, asked) => {
      const provider = providers.find((candidate) => candidate.id === id);
      if (provider === undefined) throw new Error(`${id} is no choice`);
      const { uf: inState = null, reply: replyFile = null, url = null, step = null, json = false } = asked;
      const words = keywords.join(" ").trim();
      if (asked.cidade !== undefined && inState === null) fail("a city needs its state: add --uf");
      if (replyFile === null && words === "" && inState === null)
        fail("say what to look for: keywords, --uf or both");
      if (step !== null && !provider.steps.includes(step))
        fail(`${id} has no step "${step}"; it has ${[...new Set(provider.steps)].join(", ")}`);
      const city =
        asked.cidade === undefined || inState === null ? null : findCity(asked.cidade, inState.code);
      const place = { city, state: inState && { uf: inState.code, name: inState.name } };
      const query = { keywords: words, ...place };
      return run({ provider, query, replyFile, url, step, receivedAt: asked.receivedAt ?? null, json });
    });
  showExample(
    program,
    `${npm} -- gupy "auxiliar administrativo" --uf SP --cidade "São Paulo"`,
    `${npm} -- sap --reply answer.html --step list --received-at 2026-10-09`,
  );
  return program;

  /** @returns the municipality in the spelling of the IBGE */
  function findCity(typed: string, uf: Parameters<typeof getMunicipalities>[0]): string {
    const found = getMunicipalities(uf).find(({ name }) => foldText(name) === foldText(typed));
    return found?.name ?? fail(`there is no municipality "${typed}" in ${uf}`);
  }

  function fail(problem: string): never {
    return program.error(`error: ${problem}`);
  }
}

const state = z.string().transform((typed, context) => {
  const found = getStates().find(({ code }) => code === typed.trim().toUpperCase());
  if (found !== undefined) return found;
  context.addIssue("Write the two letters of a state, such as SP.");
  return z.NEVER;
});
const file = z
  .string()
  .refine((path) => existsSync(path) && statSync(path).isFile(), "There is no such file.");
const date = z.coerce.date("Write a date as 2026-10-09.");
