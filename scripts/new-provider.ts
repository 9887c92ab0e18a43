import { Command, Option } from "@commander-js/extra-typings";
import { runProgram } from "@vagou/command-line/run-program";
import { showExample } from "@vagou/command-line/show-example";
import {
  answerKinds,
  createProvider,
  NewProviderError,
  type AnswerKind,
} from "./new-provider/create-provider.ts";
import { installedCommand, root } from "./setup/project.js";
import { runCommand } from "./setup/run-command.js";

const npm = "npm run new:provider";
const program = new Command(npm);
program
  .description(
    "Writes a folder for a new adapter, to be completed (docs/add-a-provider.md), and its line in the registry.",
  )
  .argument("<id>", "the provider, in small letters and digits")
  .option("--label <name>", "the portal's name for people; the id without it")
  .addOption(
    new Option("--from <kind>", "what the portal answers").choices(answerKinds).default("json" as const),
  )
  .action(async (id, { label, from }) => {
    const written = create(id, label, from);
    await runCommand(installedCommand("oxfmt"), written);
    console.log(`Written:\n${written.map((file) => `  ${file}`).join("\n")}`);
    console.log(
      `\nNow make it true: docs/add-a-provider.md\nTry it: npx vitest run --project unit packages/providers/src/${id}`,
    );
  });
showExample(program, `${npm} -- exemplo --label "Portal Exemplo"`);

await runProgram(program);

function create(id: string, label: string | undefined, from: AnswerKind): string[] {
  try {
    return createProvider(root, { id, label, from });
  } catch (error) {
    if (error instanceof NewProviderError) program.error(`error: ${error.message}`);
    throw error;
  }
}
