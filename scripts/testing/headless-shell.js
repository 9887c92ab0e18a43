// @ts-check
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/project.js";
import { runCommand } from "../setup/run-command.js";

const name = "chromium-headless-shell";

/** Where Debian keeps Chromium's programs and the files that all of them read. */
const chromiumFolder = "usr/lib/chromium";

const cache = join(root, ".cache", name);

/**
 * Chromium without its windows, tabs and toolbars: the same engine, and a page costs a third of the processor's time.
 * Debian has it as a package of its own. Where the same version of Chromium is installed, the package is unpacked
 * into the project's cache, so that the system stays as it is.
 *
 * @returns {Promise<string | undefined>} the absolute path of the program; undefined where there is no such package
 */
export async function unpackHeadlessShell() {
  const version = await installedVersion();
  if (version === undefined) return undefined;
  const folder = join(cache, version.replaceAll(/[^\w.~+-]/g, "_"));
  const program = join(folder, chromiumFolder, name);
  if (existsSync(program)) return program;
  console.log(`Unpacking Debian's ${name} into .cache; it is Chromium without windows, and quicker…`);
  rmSync(cache, { recursive: true, force: true });
  const started = join(cache, "unpacking");
  mkdirSync(started, { recursive: true });
  if (!(await unpack(version, started))) return undefined;
  linkSharedFiles(join(started, chromiumFolder));
  renameSync(started, folder);
  return program;
}

/** @returns {Promise<string | undefined>} */
async function installedVersion() {
  const { exitCode, output } = await runCommand("dpkg-query", [
    "--show",
    "--showformat=${db:Status-Status} ${Version}",
    "chromium-common",
  ]);
  return exitCode === 0 ? /^installed (\S+)$/.exec(output.trim())?.[1] : undefined;
}

/** @param {string} version @param {string} folder @returns {Promise<boolean>} false when it could not be had */
async function unpack(version, folder) {
  const inTime = ["-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=20"];
  const download = await runCommand("apt-get", ["--quiet=2", ...inTime, "download", `${name}=${version}`], {
    cwd: folder,
  });
  const file = readdirSync(folder).find((one) => one.endsWith(".deb"));
  if (download.exitCode !== 0 || file === undefined) return false;
  const { exitCode } = await runCommand("dpkg-deb", ["--extract", join(folder, file), folder]);
  rmSync(join(folder, file));
  return exitCode === 0;
}

/** The program looks for them in its own folder. @param {string} folder */
function linkSharedFiles(folder) {
  const installed = join("/", chromiumFolder);
  const own = new Set(readdirSync(folder));
  for (const file of readdirSync(installed)) {
    if (!own.has(file)) symlinkSync(join(installed, file), join(folder, file));
  }
}
