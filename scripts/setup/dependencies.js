// @ts-check
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "./fingerprint.js";
import { otherInstallationEnded, recordRunningInstallation } from "./running-installation.js";
import { pinnedNode, root } from "./project.js";
import { runCommand } from "./run-command.js";
import { SetupError } from "./setup-error.js";
import { removeStamp, stampMatches, writeStamp } from "./stamp.js";

const runningFile = join(root, ".cache/installation");
const stampFile = join(root, "node_modules/.vagou-dependencies");

/**
 * Installs the locked dependencies when they are missing, out of date or incomplete, and makes sure that
 * the pinned Node exists. Takes milliseconds when they are complete.
 *
 * @param {{ development: boolean }} needed development: false where an installation for production is complete enough
 * @returns {Promise<void>}
 * @throws {SetupError} when npm is missing or the installation fails
 */
export async function ensureDependencies({ development } = { development: true }) {
  const wanted = dependenciesFingerprint();
  const isComplete =
    stampMatches(stampFile, wanted) || (!development && stampMatches(stampFile, productionStamp(wanted)));
  if (!isComplete) await installDependencies();
  if (!isExecutable(pinnedNode)) await placePinnedNode();
}

/** Marks the installation as complete. npm also runs it, after an installation by hand. */
export function recordInstallation() {
  const wanted = dependenciesFingerprint();
  writeStamp(stampFile, hasDevelopmentDependencies() ? wanted : productionStamp(wanted));
}

/**
 * @param {string} wanted the fingerprint of the dependencies
 * @returns {string} the stamp of an installation with what the server and the operator's commands need, and no more
 */
function productionStamp(wanted) {
  return `production ${wanted}`;
}

async function installDependencies() {
  if (await otherInstallationEnded(runningFile)) {
    if (stampMatches(stampFile, dependenciesFingerprint())) return;
  }
  console.log("Installing the locked dependencies (the first time takes about a minute)…");
  removeStamp(stampFile);
  // With NODE_ENV=production npm would leave out the packages that build the web app.
  const { exitCode, output } = await runNpm(["ci", "--include=dev", "--loglevel=error"], (processId) =>
    recordRunningInstallation(runningFile, processId),
  );
  if (exitCode !== 0) {
    throw new SetupError(`The dependencies could not be installed: ${npmReason(output)}.`);
  }
  recordInstallation();
}

/** Some npm versions and settings refuse install scripts; this is the script they refused. */
async function placePinnedNode() {
  const folder = join(root, "node_modules/node");
  const { exitCode, output } = await runCommand(process.execPath, ["installArchSpecificPackage.js"], {
    cwd: folder,
  });
  if (exitCode !== 0 || !isExecutable(pinnedNode)) {
    throw new SetupError(`The Node that the project pins could not be placed: ${npmReason(output)}.`);
  }
}

/** @returns {string} */
function dependenciesFingerprint() {
  /** @type {{ packages: Record<string, unknown> }} */
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const manifests = Object.keys(lock.packages).filter((path) => !path.includes("node_modules/"));
  return fingerprint(root, ["package-lock.json", ...manifests.map((path) => join(path, "package.json"))]);
}

/** @returns {boolean} false after an installation without them, as in production images */
function hasDevelopmentDependencies() {
  /** @type {{ devDependencies: Record<string, string> }} */
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return Object.keys(manifest.devDependencies).every((name) => existsSync(join(root, "node_modules", name)));
}

/**
 * @param {string[]} args
 * @param {(processId: number) => void} onStart
 * @returns {Promise<{ exitCode: number, output: string }>}
 */
function runNpm(args, onStart) {
  // Under `npm start` npm names itself; the machine's Node must run it, since the pinned one may be missing.
  const npm = process.env["npm_execpath"];
  return npm?.endsWith(".js")
    ? runCommand(process.execPath, [npm, ...args], { env: process.env }, onStart)
    : runCommand("npm", args, { env: process.env }, onStart);
}

/**
 * @param {string} output of an npm that failed
 * @returns {string} its reason, without a full stop
 */
export function npmReason(output) {
  const lines = output.split("\n").map((line) => line.replace(/^npm (error|ERR!) ?/, "").trim());
  if (lines.some((line) => line.endsWith(": no such command"))) {
    return "npm was not found, and it comes with Node from nodejs.org";
  }
  const library = /error while loading shared libraries: ([^:\s]+)/.exec(output)?.[1];
  if (library) return `the pinned Node needs ${library}, which on Debian is in ${packageOf(library)}`;
  const code = lines.find((line) => line.startsWith("code "))?.slice("code ".length);
  if (code && networkCodes.has(code)) return `the package registry cannot be reached (${code})`;
  if (code && diskCodes.has(code)) return `${root} cannot be written (${code})`;
  const detail =
    lines.find((line) => line !== "" && !/^(code|errno|syscall|path) /.test(line)) ?? "npm gave no reason";
  const reason = detail.replace(/[.:]+$/, "");
  return code ? `${reason} (${code})` : reason;
}

/**
 * @param {string} library as in `libatomic.so.1`
 * @returns {string} Debian's package, named after the library and its version: `libatomic1`
 */
function packageOf(library) {
  return library.replace(".so.", "");
}

const networkCodes = new Set([
  "ENOTFOUND",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "ENETUNREACH",
  "EHOSTUNREACH",
  "ENOTCACHED",
]);

const diskCodes = new Set(["EACCES", "EPERM", "EROFS", "ENOSPC"]);

/**
 * @param {string} file
 * @returns {boolean}
 */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
