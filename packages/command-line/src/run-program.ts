import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { parseCommandLine } from "./parse-command-line.ts";
import { visibleText } from "./visible-text.ts";

/** A class of errors. */
type Kind = abstract new (...args: never[]) => Error;

/**
 * Runs the command of `program` that this process was started with. Exit codes: 1 when the command refuses, with its
 * one line on stderr; 2 for a wrong command line. Any other error is a bug, and is thrown.
 *
 * @param refusals the errors whose message is meant for the person who typed the command
 */
export async function runProgram(program: CommandUnknownOpts, refusals: readonly Kind[] = []): Promise<void> {
  try {
    if (!(await parseCommandLine(program, process.argv.slice(2)))) process.exitCode = 2;
  } catch (error) {
    if (!(error instanceof Error) || !refusals.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${visibleText(error.message)}\n`);
    process.exitCode = 1;
  }
}
