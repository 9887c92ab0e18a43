import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { parseCommandLine } from "../parse-command-line.ts";

/** @returns whether a command line is right, and what a terminal of 200 columns shows of it */
export async function tryCommandLine(
  program: CommandUnknownOpts,
  argv: readonly string[],
): Promise<{ isRight: boolean; stdout: string; stderr: string }> {
  const told = { stdout: "", stderr: "" };
  listen(program, told);
  const isRight = await parseCommandLine(program, argv);
  return { isRight, ...told };
}

function listen(command: CommandUnknownOpts, told: { stdout: string; stderr: string }): void {
  command.configureOutput({
    writeOut: (text) => (told.stdout += text),
    writeErr: (text) => (told.stderr += text),
    getOutHelpWidth: () => 200,
    getErrHelpWidth: () => 200,
  });
  for (const below of command.commands) listen(below, told);
}
