// @ts-check
import { join } from "node:path";
import { installedCommand, root } from "../setup/project.js";
import { runCommand } from "../setup/run-command.js";
import { checkAlerts } from "./check-alerts.js";
import { listChangedFiles } from "./list-changed-files.js";
import { runTests } from "./run-tests.js";

/**
 * The steps without a database and without a browser, the longest first.
 *
 * @param {{ whole: boolean }} how whole: every rule on every file, as `npm test` does; else, as `npm run check` does,
 *   the rules of the lint that need types only on the files changed since the last commit, knip with its cache, and no
 *   program of Debian
 * @returns {import("./steps.js").Step[]}
 */
export function quickSteps({ whole }) {
  return [
    { name: "unit tests", run: () => runTests("unit") },
    { name: "lint", run: whole ? () => lint() : lintChanged },
    { name: "types of the web", run: checkWebTypes },
    { name: "types", run: () => runCommand(installedCommand("tsc"), ["-p", "."]) },
    { name: "unused code", run: () => findUnusedCode(whole ? [] : ["--cache"]) },
    { name: "format", run: () => runCommand(installedCommand("oxfmt"), ["--check", "."]) },
    ...(whole ? [{ name: "alerts", run: checkAlerts }] : []),
  ];
}

/** @param {readonly string[]} [args] */
function lint(args = []) {
  return runCommand(installedCommand("oxlint"), ["--deny-warnings", ...args]);
}

/** The rules that need types take ten times as long as all others together. */
async function lintChanged() {
  const result = await lint(["--config", ".oxlintrc.quick.json"]);
  if (result.exitCode !== 0) return result;
  const changed = (await listChangedFiles()).filter((file) => /\.(?:js|tsx?)$/.test(file));
  return changed.length === 0 ? result : await lint(changed);
}

/** @param {readonly string[]} args */
function findUnusedCode(args) {
  return runCommand(installedCommand("knip"), ["--no-progress", "--no-config-hints", ...args]);
}

/** Generates the types of the routes, which the screens import, and then checks the types of pages and service worker. */
async function checkWebTypes() {
  const cwd = join(root, "apps/web");
  const typegen = await runCommand(installedCommand("react-router"), ["typegen"], { cwd });
  if (typegen.exitCode !== 0) return typegen;
  const pages = await runCommand(installedCommand("tsc"), ["-p", "."], { cwd });
  // A service worker has other globals than a page.
  return pages.exitCode === 0
    ? await runCommand(installedCommand("tsc"), ["-p", "service-worker"], { cwd })
    : pages;
}
