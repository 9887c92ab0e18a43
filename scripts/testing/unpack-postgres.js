// @ts-check
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../setup/project.js";
import { runCommand } from "../setup/run-command.js";
import { aptGet, fetchPackageLists } from "./apt-get.js";

const cache = join(root, ".cache", "postgres");

/** The programs that the tests run: the server's, and those with which an operator backs up and restores. */
const programs = [
  "initdb",
  "postgres",
  "pg_ctl",
  "createdb",
  "createuser",
  "dropdb",
  "pg_dump",
  "pg_restore",
];

/**
 * Debian's Postgres without an installation: the packages that are missing are downloaded into the project's cache
 * and unpacked into a temporary folder, which also the unprivileged user of the server may read. The system stays as
 * it is, and no root is needed.
 *
 * @param {(step: () => Promise<void>) => void} cleanUp registers the step that removes the folder
 * @returns {Promise<string | undefined>} the folder with the programs; undefined where there are no such packages
 */
export async function unpackPostgres(cleanUp) {
  const packages = (await download([])) ?? (await downloadWithNewLists());
  if (packages === undefined) return undefined;
  console.log("Unpacking Debian's Postgres into a temporary folder; nothing is installed…");
  const folder = mkdtempSync(join(process.getuid?.() === 0 ? "/tmp" : tmpdir(), "vagou-postgresql-"));
  cleanUp(async () => rmSync(folder, { recursive: true, force: true }));
  return await unpackPackages(packages, folder);
}

/**
 * @param {readonly string[]} packages files of Debian packages, one of them a Postgres server
 * @param {string} folder where they are unpacked
 * @returns {Promise<string | undefined>} a folder with the programs, which find the unpacked libraries
 */
async function unpackPackages(packages, folder) {
  for (const file of packages) {
    const { exitCode } = await runCommand("dpkg-deb", ["--extract", file, folder]);
    if (exitCode !== 0) return undefined;
  }
  const [version] = list(join(folder, "usr/lib/postgresql"));
  if (version === undefined) return undefined;
  const server = join(folder, "usr/lib/postgresql", version, "bin");
  const libraries = [join(folder, "usr/lib"), join(folder, "lib")]
    .flatMap((lib) => list(lib).flatMap((name) => (name.includes("-linux-gnu") ? join(lib, name) : [])))
    .join(":");
  const bin = join(folder, "bin-with-libraries");
  mkdirSync(bin);
  // Where the system has the client already, its programs are not among the packages.
  for (const name of programs.filter((each) => existsSync(join(server, each)))) {
    writeFileSync(
      join(bin, name),
      `#!/bin/sh\nLD_LIBRARY_PATH='${libraries}' exec '${join(server, name)}' "$@"\n`,
    );
    chmodSync(join(bin, name), 0o755);
  }
  chmodSync(folder, 0o755);
  return bin;
}

/** @param {string} folder @returns {string[]} its entries; none where there is no such folder */
function list(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** @returns {Promise<string[] | undefined>} as `download` */
async function downloadWithNewLists() {
  const options = await fetchPackageLists();
  return options && (await download(options));
}

/**
 * @param {readonly string[]} options of apt-get
 * @returns {Promise<string[] | undefined>} the files of the server's package and of those that it needs and the system
 *   has not; undefined where they are not known or cannot be had
 */
async function download(options) {
  const server = (await listMissing("postgresql", options)).find((name) => /^postgresql-\d+$/.test(name));
  if (server === undefined) return undefined;
  const folder = join(cache, server);
  if (!existsSync(folder)) {
    console.log(`Downloading Debian's ${server} into .cache…`);
    const started = join(cache, "downloading");
    rmSync(started, { recursive: true, force: true });
    mkdirSync(started, { recursive: true });
    const names = await listMissing(server, options);
    const { exitCode } = await aptGet(["download", ...names, ...options], started);
    if (exitCode !== 0) return undefined;
    renameSync(started, folder);
  }
  return readdirSync(folder).map((file) => join(folder, file));
}

/**
 * @param {string} name of a package
 * @param {readonly string[]} options of apt-get
 * @returns {Promise<string[]>} the packages that its installation would add; none where apt does not know it
 */
async function listMissing(name, options) {
  const { exitCode, output } = await aptGet([
    "--simulate",
    "--no-install-recommends",
    "install",
    name,
    ...options,
  ]);
  return exitCode === 0 ? [...output.matchAll(/^Inst (\S+)/gm)].flatMap(([, found]) => found ?? []) : [];
}
