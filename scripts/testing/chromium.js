// @ts-check
import { SetupError } from "../setup/setup-error.js";
import { canInstallDebianPackages, installDebianPackage } from "./debian-packages.js";
import { findOnPath, isCommand } from "./find-on-path.js";
import { prepareFonts } from "./fonts.js";
import { unpackHeadlessShell } from "./headless-shell.js";

const shells = ["chromium-headless-shell", "chrome-headless-shell"];
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const macApplications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * @returns {Promise<string>} absolute path of a Chromium: the one named by CHROMIUM_PATH, else the system's, without
 *   its windows where that is possible, else Debian's, installed now where this process may; with the fonts of an
 *   ordinary device
 * @throws {SetupError} when there is none and none can be installed
 */
export async function prepareChromium() {
  await prepareFonts();
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (isCommand(named)) return named;
    throw new SetupError(`CHROMIUM_PATH names ${named}, which is not a program that can be run.`);
  }
  const found = findChromium();
  if (found) return isShell(found) ? found : ((await unpackHeadlessShell()) ?? found);
  if (canInstallDebianPackages()) {
    await installDebianPackage("chromium");
    const installed = findChromium();
    if (installed) return (await unpackHeadlessShell()) ?? installed;
  }
  throw new SetupError(
    "The browser journeys need Chromium: install it (on Debian, `apt-get install chromium`) or name one in CHROMIUM_PATH.",
  );
}

/** @returns {string | undefined} */
function findChromium() {
  return findOnPath([...shells, ...names], process.env["PATH"] ?? "") ?? macApplications.find(isCommand);
}

/** @param {string} path @returns {boolean} */
function isShell(path) {
  return shells.some((name) => path.endsWith(name));
}
