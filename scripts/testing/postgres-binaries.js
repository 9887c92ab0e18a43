// @ts-check
import { execFileSync } from "node:child_process";
import { readdirSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { SetupError } from "../setup/setup-error.js";
import { canInstallDebianPackages, installDebianPackage } from "./debian-packages.js";
import { findOnPath, isCommand } from "./find-on-path.js";
import { unpackPostgres } from "./unpack-postgres.js";

const debianVersions = "/usr/lib/postgresql";

/**
 * @param {(step: () => Promise<void>) => void} cleanUp registers the step that removes what was unpacked
 * @returns {Promise<string>} the folder with `initdb` and `postgres`: the system's, else Debian's, unpacked for this
 *   run, and then on the PATH of this process and of those it starts; else installed, which a line announces
 * @throws {SetupError} when there is none and none can be had
 */
export async function preparePostgresBinaries(cleanUp) {
  const path = process.env["PATH"] ?? "";
  const found = findPostgresBinaries(path, debianVersions);
  if (found) return found;
  const unpacked = await unpackPostgres(cleanUp);
  if (unpacked && runs(join(unpacked, "postgres"))) {
    process.env["PATH"] = [unpacked, path].join(delimiter);
    return unpacked;
  }
  if (canInstallDebianPackages()) {
    await installDebianPackage("postgresql");
    const installed = findPostgresBinaries(path, debianVersions);
    if (installed) return installed;
  }
  throw new SetupError(
    "The database tests need a Postgres server: install it (on Debian, `apt-get install postgresql`) or name a database in TEST_DATABASE_URL.",
  );
}

/** @param {string} program */
function runs(program) {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} path folders of commands, as in the environment's PATH
 * @param {string} versions the folder where Debian keeps one folder a version, off the PATH
 * @returns {string | undefined} the folder with the server's binaries, the newest where there are several
 */
export function findPostgresBinaries(path, versions) {
  const initdb = findOnPath(["initdb"], path);
  return [
    ...(initdb ? [dirname(realpathSync(initdb))] : []),
    ...listVersions(versions).map((version) => join(versions, version, "bin")),
    ...askPgConfig(path),
  ].find((folder) => isCommand(join(folder, "initdb")) && isCommand(join(folder, "postgres")));
}

/** @param {string} folder @returns {string[]} newest first */
function listVersions(folder) {
  try {
    return readdirSync(folder).toSorted((a, b) => Number(b) - Number(a));
  } catch {
    return [];
  }
}

/** @param {string} path @returns {string[]} */
function askPgConfig(path) {
  const command = findOnPath(["pg_config"], path);
  try {
    return command ? [execFileSync(command, ["--bindir"], { encoding: "utf8" }).trim()] : [];
  } catch {
    return [];
  }
}
