import { parseArgs, type ParseArgsConfig } from "node:util";
import { ArgumentError } from "./argument-error.ts";

/**
 * Reads a command line as `parseArgs` does.
 * @param hint is put after the sentence about the error, with its own punctuation: where to find the usage
 * @throws {ArgumentError} with one clear sentence
 */
export function parseCommandLine<const Config extends ParseArgsConfig>(
  config: Config,
  hint: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : "").split(/\. |\n/);
    throw new ArgumentError(`${sentence}${hint}`);
  }
}
