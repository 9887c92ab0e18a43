// @ts-check
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Absolute path of the repository. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The folder with the reports of a test run; the next run empties it. */
export const reports = join(root, "test-results");

/**
 * Where Vitest, and the servers and commands that tests start, keep their modules without types and compiled (Node's
 * NODE_COMPILE_CACHE), which takes a third off the processor's time of a server's start.
 */
export const compiledForTests = join(root, "node_modules/.cache/tests");

/** A module for `node --import`, with which our own programs start sooner. */
export const resolveOnce = join(root, "scripts/setup/resolve-once.js");

/** The Node that the project pins, not the machine's own. */
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
