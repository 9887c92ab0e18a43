import { cp, mkdir, readFile } from "node:fs/promises";
import { dirname, join, matchesGlob } from "node:path";
import { root } from "../setup/project.js";
import { runCommand } from "../setup/run-command.js";

/** Copies to `folder` what Docker gets of the repository: what git does not ignore, without what .dockerignore names. */
export async function copyContext(folder: string): Promise<void> {
  const options = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const { exitCode, output } = await runCommand("git", options);
  if (exitCode !== 0) throw new Error(output);
  const ignored = readIgnored(await readFile(join(root, "deploy/Dockerfile.dockerignore"), "utf8"));
  const files = output.split("\0").filter((file) => file !== "" && !isIgnored(file, ignored));
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
}

/** @returns the patterns of a .dockerignore */
export function readIgnored(text: string): string[] {
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

/** A pattern names a file, or a folder with all that is in it. */
export function isIgnored(file: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`));
}
