import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

export type ScriptResult = { exitCode: number; stdout: string; stderr: string };

const patienceMs = 60_000;

/** Runs a script of this folder as a process of its own, with only these settings. */
export function runScript(
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<ScriptResult> {
  const file = fileURLToPath(new URL(`../${name}`, import.meta.url));
  const options = { env: { PATH: process.env["PATH"], ...settings }, timeout: patienceMs };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [file, ...args], options, (_error, stdout, stderr) =>
      resolve({ exitCode: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}
