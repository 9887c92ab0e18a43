// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Folders that are made from the sources, and so do not count. */
const derivedFolders = new Set(["node_modules", "build", ".react-router"]);

/**
 * @param {string} folder absolute path that `paths` start from
 * @param {readonly string[]} paths files, or folders with all their files except the derived folders
 * @returns {string} a hash that changes when a name or a content does; a missing path counts as empty
 */
export function fingerprint(folder, paths) {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}`);
  for (const path of paths.flatMap((each) => listFiles(folder, each)).toSorted()) {
    const content = readFileSync(join(folder, path));
    hash.update(`\0${path}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/**
 * @param {string} folder
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(folder, path) {
  const absolute = join(folder, path);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [path];
  return readdirSync(absolute)
    .filter((name) => !derivedFolders.has(name))
    .flatMap((name) => listFiles(folder, join(path, name)));
}
