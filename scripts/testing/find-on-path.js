// @ts-check
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * @param {readonly string[]} names commands, the preferred one first
 * @param {string} path folders to look in, as in the environment's PATH
 * @returns {string | undefined} the absolute path of the first that can be run
 */
export function findOnPath(names, path) {
  const folders = path.split(delimiter).filter((folder) => folder !== "");
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isCommand);
}

/**
 * @param {string} file
 * @returns {boolean}
 */
export function isCommand(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
