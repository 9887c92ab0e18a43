import { parseArgs } from "node:util";
import { createProvider, NewProviderError } from "./new-provider/create-provider.ts";
import { installedCommand, root } from "./setup/project.js";
import { runCommand } from "./setup/run-command.js";

/** `npm run new:provider <id> [-- --label "Name"]`: writes a folder for a new adapter, to be completed. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { label: { type: "string" } },
  });
  const [id = ""] = positionals;
  const written = createProvider(root, { id, label: values.label });
  await runCommand(installedCommand("oxfmt"), written);
  console.log(`Written:\n${written.map((file) => `  ${file}`).join("\n")}`);
  console.log(
    `\nNow make it true: docs/add-a-provider.md\nTry it: npx vitest run --project unit packages/providers/src/${id}`,
  );
}

try {
  await main();
} catch (error) {
  const isMistyped =
    error instanceof TypeError && "code" in error && error.code === "ERR_PARSE_ARGS_UNKNOWN_OPTION";
  if (!(error instanceof NewProviderError) && !isMistyped) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
