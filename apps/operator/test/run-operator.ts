import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { compiledForTests, resolveOnce } from "../../../scripts/setup/project.js";

export type CommandResult = { exitCode: number; stdout: string; stderr: string };

/** Loading every adapter takes seconds on a busy machine. */
const patienceMs = 60_000;

/** Runs a command of the operator as a process of its own, with only these settings. */
export function runOperator(
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  const file = fileURLToPath(new URL(`../src/${name}`, import.meta.url));
  const options = {
    env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: compiledForTests, ...settings },
    timeout: patienceMs,
  };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["--import", resolveOnce, file, ...args],
      options,
      (_error, stdout, stderr) => resolve({ exitCode: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}
