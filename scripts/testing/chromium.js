// @ts-check
import { SetupError } from "../setup/setup-error.js";
import { canInstallDebianPackages, installDebianPackage } from "./debian-packages.js";
import { findOnPath, isCommand } from "./find-on-path.js";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const macApplications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * @returns {Promise<string>} absolute path of a Chromium: the one named by CHROMIUM_PATH, else the
 *   system's, else Debian's, installed now where this process may
 * @throws {SetupError} when there is none and none can be installed
 */
export async function prepareChromium() {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (isCommand(named)) return named;
    throw new SetupError(`CHROMIUM_PATH names ${named}, which is not a program that can be run.`);
  }
  const found = findChromium();
  if (found) return found;
  if (canInstallDebianPackages()) {
    await installDebianPackage("chromium");
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new SetupError(
    "The browser journeys need Chromium: install it (on Debian, `apt-get install chromium`) or name one in CHROMIUM_PATH.",
  );
}

/** @returns {string | undefined} */
function findChromium() {
  return findOnPath(names, process.env["PATH"] ?? "") ?? macApplications.find(isCommand);
}
