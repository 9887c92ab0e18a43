import { Argument, Command } from "@commander-js/extra-typings";
import { readValue } from "@vagou/command-line/read-value";
import { showExample } from "@vagou/command-line/show-example";
import { providers } from "@vagou/providers/index";
import type { Provider } from "@vagou/providers/core/provider";
import { z } from "zod";

/** What `npm run providers:check` was asked; null asks every enabled provider, or saves no reply. */
export type CheckQuestion = { ids: readonly Provider["id"][] | null; saveFolder: string | null };

const npm = "npm run providers:check";

/** The command line of `npm run providers:check`. */
export function createCheckProgram(run: (question: CheckQuestion) => Promise<void>): Command {
  const program = new Command(npm);
  program
    .description(
      "Asks every enabled portal, or those that are named, one question each, and compares the answers with the last ones. " +
        "It asks the real portals; with the setting PROVIDERS=stand-in their stand-ins.",
    )
    .addArgument(
      new Argument("[portals...]", "which to ask, also disabled ones").choices(
        providers.map((provider) => provider.id),
      ),
    )
    .option("--save <folder>", "write the replies there, for the maintainer of an adapter", readValue(folder))
    .action((ids, { save = null }) => run({ ids: ids.length === 0 ? null : ids, saveFolder: save }));
  showExample(program, npm, `${npm} -- sap dell --save replies`);
  return program;
}

const folder = z.string().min(1, "Write a folder.");
