// @ts-check
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/project.js";
import { runCommand } from "../setup/run-command.js";
import { aptGet, fetchPackageLists } from "./apt-get.js";
import { findOnPath } from "./find-on-path.js";

const cache = join(root, ".cache/promtool");
const unpacked = join(cache, "usr/bin/promtool");

/**
 * The program of Prometheus that checks its files: the system's, else the one of Debian's package `prometheus`, which is
 * downloaded once. Only this program is taken out of it, into the project's cache; the system stays as it is, and no root
 * is needed.
 *
 * @returns {Promise<string | undefined>} its absolute path; undefined where there is none and none can be had
 */
export async function preparePromtool() {
  const found = findOnPath(["promtool"], process.env["PATH"] ?? "");
  if (found !== undefined) return found;
  if (existsSync(unpacked)) return unpacked;
  const started = `${cache}.unpacking`;
  rmSync(started, { recursive: true, force: true });
  mkdirSync(started, { recursive: true });
  if (!(await unpack(started))) return undefined;
  rmSync(cache, { recursive: true, force: true });
  renameSync(started, cache);
  return unpacked;
}

/** @param {string} folder @returns {Promise<boolean>} false when it could not be had */
async function unpack(folder) {
  const file = (await download(folder, [])) ?? (await downloadWithNewLists(folder));
  if (file === undefined) return false;
  const takeOut = 'dpkg-deb --fsys-tarfile "$1" | tar --extract --directory "$2" ./usr/bin/promtool';
  const { exitCode } = await runCommand("sh", ["-c", takeOut, "sh", file, folder]);
  rmSync(file);
  return exitCode === 0;
}

/** @param {string} folder @returns {Promise<string | undefined>} as `download` */
async function downloadWithNewLists(folder) {
  const options = await fetchPackageLists();
  return options && (await download(folder, options));
}

/**
 * @param {string} folder
 * @param {readonly string[]} options of apt-get
 * @returns {Promise<string | undefined>} the package's file; undefined where apt does not know it or has no network
 */
async function download(folder, options) {
  const { exitCode } = await aptGet(["download", "prometheus", ...options], folder);
  const file = readdirSync(folder).find((one) => one.endsWith(".deb"));
  return exitCode === 0 && file !== undefined ? join(folder, file) : undefined;
}
