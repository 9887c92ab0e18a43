// @ts-check
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/project.js";
import { runCommand } from "../setup/run-command.js";

/**
 * Runs apt-get for what leaves the system as it is, and gives up soon where there is no network.
 *
 * @param {readonly string[]} args
 * @param {string} [cwd] absolute path of the folder into which `download` writes
 */
export function aptGet(args, cwd = root) {
  const inTime = ["-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=20"];
  return runCommand("apt-get", ["--quiet", ...inTime, ...args], { cwd });
}

/**
 * Fetches Debian's lists of packages into the project's cache: the system's are missing or too old. No root is needed.
 *
 * @returns {Promise<string[] | undefined>} the options with which apt-get uses them; undefined when they cannot be had
 */
export async function fetchPackageLists() {
  const lists = join(root, ".cache/apt/lists");
  mkdirSync(join(lists, "partial"), { recursive: true });
  const own = ["-o", `Dir::State::lists=${lists}`, ...(process.getuid?.() === 0 ? asRoot : [])];
  const { exitCode } = await aptGet(["update", ...own]);
  return exitCode === 0 ? own : undefined;
}

/** Otherwise apt downloads as a user of its own, who may not be able to write to the project's folder. */
const asRoot = ["-o", "APT::Sandbox::User=root"];
