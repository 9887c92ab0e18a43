// @ts-check
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Absolute path of the repository. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** What a test run leaves to look at; emptied by the next one. */
export const reports = join(root, "test-results");

/** The Node the project pins, whatever the machine's own is. */
export const pinnedNode = join(
  root,
  "node_modules/node/bin",
  process.platform === "win32" ? "node.exe" : "node",
);

/**
 * @param {string} name of an installed command, such as `oxlint`
 * @returns {string} its absolute path
 */
export function installedCommand(name) {
  return join(root, "node_modules/.bin", name);
}

/** @returns {NodeJS.ProcessEnv} this process's environment, where `node` means the pinned one */
export function pinnedEnvironment() {
  return {
    ...process.env,
    PATH: [join(root, "node_modules/.bin"), process.env["PATH"] ?? ""].join(delimiter),
  };
}
