// @ts-check
import { readFileSync, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { writeStamp } from "./stamp.js";

/** A process id older than this may belong to something else by now. */
const trustedForMs = 5 * 60_000;

/**
 * Remembers the npm at work. It survives the command that started it when that one is killed,
 * and a second npm in the same folder breaks both.
 *
 * @param {string} file
 * @param {number} processId
 */
export function recordRunningInstallation(file, processId) {
  writeStamp(file, String(processId));
}

/**
 * Waits while another npm installs in this folder.
 *
 * @param {string} file
 * @returns {Promise<boolean>} true when there was one
 */
export async function otherInstallationEnded(file) {
  if (!isInstalling(file)) return false;
  console.log("Waiting for another installation in this folder to end…");
  while (isInstalling(file)) await sleep(300);
  return true;
}

/**
 * @param {string} file
 * @returns {boolean}
 */
export function isInstalling(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > trustedForMs) return false;
    return process.kill(Number(readFileSync(file, "utf8")), 0); // signal 0 only asks whether it lives
  } catch {
    return false;
  }
}
