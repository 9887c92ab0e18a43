import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import lastVersion from "../../../apps/server/test/schema/last-version.json" with { type: "json" };
import type { World } from "./start-world.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const migrations = "apps/server/src/db/migrations";
const run = promisify(execFile);

/**
 * Makes a folder with the version that last went live, installed by its own lock file: the one that brought the newest
 * migration of `last-version.json`. It needs the repository with its history, and npm.
 *
 * @param cleanUp registers the step that removes the folder
 * @returns the folder
 */
export async function checkOutLastVersion(cleanUp: World["cleanUp"]): Promise<string> {
  const commit = await findCommit(`${migrations}/${lastVersion.migration}`);
  const folder = await mkdtemp(join(tmpdir(), "vagou-last-version-"));
  cleanUp(async () => {
    await run("git", ["worktree", "remove", "--force", folder], { cwd: root });
    await rm(folder, { recursive: true, force: true });
  });
  await run("git", ["worktree", "add", "--detach", folder, commit], { cwd: root });
  await run("npm", ["ci", "--ignore-scripts", "--loglevel=error"], { cwd: folder });
  return folder;
}

/** @returns the commit that added a file */
async function findCommit(file: string): Promise<string> {
  const { stdout } = await run("git", ["log", "-1", "--diff-filter=A", "--format=%H", "--", file], {
    cwd: root,
  });
  const commit = stdout.trim();
  if (commit === "") throw new Error(`the repository's history has no commit that adds ${file}`);
  return commit;
}
