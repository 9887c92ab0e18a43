// @ts-check
import { join } from "node:path";
import { installedCommand, root } from "../setup/project.js";
import { runCommand } from "../setup/run-command.js";
import { runTests } from "./run-tests.js";

/** The steps of `npm run check`, the longest first. @type {import("./steps.js").Step[]} */
export const quickSteps = [
  { name: "unit tests", run: () => runTests("unit") },
  { name: "types of the web", run: checkWebTypes },
  { name: "types", run: () => runCommand(installedCommand("tsc"), ["-p", "."]) },
  { name: "lint", run: () => runCommand(installedCommand("oxlint"), ["--deny-warnings"]) },
  {
    name: "unused code",
    run: () => runCommand(installedCommand("knip"), ["--no-progress", "--no-config-hints"]),
  },
  { name: "format", run: () => runCommand(installedCommand("oxfmt"), ["--check", "."]) },
];

/** Generates the types of the routes, which the screens import, and then checks the types. */
async function checkWebTypes() {
  const cwd = join(root, "apps/web");
  const typegen = await runCommand(installedCommand("react-router"), ["typegen"], { cwd });
  if (typegen.exitCode !== 0) return typegen;
  return await runCommand(installedCommand("tsc"), ["-p", "."], { cwd });
}
