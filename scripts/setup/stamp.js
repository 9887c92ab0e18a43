// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * A stamp is a file with the fingerprint of the sources of a folder. It is removed before the folder is made
 * and written last, so that interrupted work has none.
 *
 * @param {string} file
 * @param {string} wanted fingerprint
 * @returns {boolean} true when the work was finished for that fingerprint
 */
export function stampMatches(file, wanted) {
  try {
    return readFileSync(file, "utf8") === wanted;
  } catch {
    return false;
  }
}

/** @param {string} file */
export function removeStamp(file) {
  rmSync(file, { force: true });
}

/**
 * @param {string} file
 * @param {string} content fingerprint
 */
export function writeStamp(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
