// @ts-check
import { readFileSync, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { writeStamp } from "./stamp.js";

/** An older process id may belong to another process by now. */
const trustedForMs = 5 * 60_000;

/**
 * Records the process id of the running npm. npm survives when the command that started it is killed, and a
 * second npm in the same folder would break both installations.
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
    return process.kill(Number(readFileSync(file, "utf8")), 0); // signal 0 only tests whether the process lives
  } catch {
    return false;
  }
}
