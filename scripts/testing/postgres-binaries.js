// @ts-check
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { SetupError } from "../setup/setup-error.js";
import { canInstallDebianPackages, installDebianPackage } from "./debian-packages.js";
import { findOnPath, isCommand } from "./find-on-path.js";

const debianVersions = "/usr/lib/postgresql";

/**
 * @returns {Promise<string>} the folder with `initdb` and `postgres`: the system's, else Debian's,
 *   installed now where this process may
 * @throws {SetupError} when there is none and none can be installed
 */
export async function preparePostgresBinaries() {
  const found = findPostgresBinaries(process.env["PATH"] ?? "", debianVersions);
  if (found) return found;
  if (canInstallDebianPackages()) {
    await withoutClusterOfItsOwn(() => installDebianPackage("postgresql"));
    const installed = findPostgresBinaries(process.env["PATH"] ?? "", debianVersions);
    if (installed) return installed;
  }
  throw new SetupError(
    "The database tests need a Postgres server: install it (on Debian, `apt-get install postgresql`) or name a database in TEST_DATABASE_URL.",
  );
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

/**
 * Debian's package would start a database of its own, but only its programs are needed.
 *
 * @param {() => Promise<void>} install
 */
async function withoutClusterOfItsOwn(install) {
  const folder = "/etc/postgresql-common/createcluster.d";
  const file = join(folder, "vagou.conf");
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, "create_main_cluster = false\n");
  try {
    await install();
  } finally {
    rmSync(file, { force: true });
  }
}
