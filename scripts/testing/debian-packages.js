// @ts-check
import { existsSync } from "node:fs";
import { runCommand } from "../setup/run-command.js";
import { SetupError } from "../setup/setup-error.js";

const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C" };

/** @returns {boolean} true where this process may install Debian packages */
export function canInstallDebianPackages() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/**
 * Installs one package without questions. The package lists are fetched only when they are missing or too old.
 *
 * @param {string} name
 * @returns {Promise<void>}
 * @throws {SetupError} with the output of apt-get
 */
export async function installDebianPackage(name) {
  console.log(`Installing Debian's package ${name}…`);
  const install = () => aptGet(["install", "--yes", "--no-install-recommends", name]);
  let result = await install();
  if (result.exitCode !== 0) {
    const update = await aptGet(["update"]);
    result = update.exitCode === 0 ? await install() : update;
  }
  if (result.exitCode !== 0) {
    throw new SetupError(
      `${result.output.trimEnd()}\nDebian's package ${name} could not be installed; apt-get's output is above.`,
    );
  }
}

/**
 * @param {string[]} args
 */
function aptGet(args) {
  return runCommand("/usr/bin/apt-get", ["--quiet=2", ...args], { env: environment });
}
