// @ts-check
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "./fingerprint.js";
import { installedCommand, root } from "./project.js";
import { runCommand } from "./run-command.js";
import { SetupError } from "./setup-error.js";
import { removeStamp, stampMatches, writeStamp } from "./stamp.js";

const buildFolder = join(root, "apps/web/build");
const stampFile = join(buildFolder, "built-from");

/**
 * Builds the web app into `apps/web/build` when its sources changed since the last build.
 *
 * @returns {Promise<void>}
 * @throws {SetupError} with the build's output when it fails
 */
export async function ensureWebBuild() {
  const wanted = fingerprint(root, [
    "apps/web",
    "packages/contract",
    "packages/one-list",
    "packages/providers",
    "package-lock.json",
    "tsconfig.base.json",
  ]);
  if (stampMatches(stampFile, wanted) && existsSync(join(buildFolder, "client"))) return;
  console.log("Building the web app…");
  removeStamp(stampFile);
  const { exitCode, output } = await runCommand(installedCommand("react-router"), ["build"], {
    cwd: join(root, "apps/web"),
  });
  if (exitCode !== 0)
    throw new SetupError(`${output.trimEnd()}\nThe web app could not be built; its output is above.`);
  writeStamp(stampFile, wanted);
}
