import type { CommandUnknownOpts } from "@commander-js/extra-typings";

/** Adds examples to the end of a command's help: whole command lines, as a person types them. */
export function showExample(command: CommandUnknownOpts, ...lines: readonly string[]): void {
  command.addHelpText("after", `\nExample:\n${lines.map((line) => `  ${line}`).join("\n")}`);
}
