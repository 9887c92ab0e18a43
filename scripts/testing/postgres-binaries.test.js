import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findPostgresBinaries } from "./postgres-binaries.js";

/** @type {string} */
let folder;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "vagou-binaries-")));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("the server's binaries are found through a link on the PATH", () => {
  addCommands("opt/pg/bin", ["initdb", "postgres"]);
  mkdirSync(join(folder, "bin"));
  symlinkSync(join(folder, "opt/pg/bin/initdb"), join(folder, "bin/initdb"));
  expect(findPostgresBinaries(join(folder, "bin"), join(folder, "none"))).toBe(join(folder, "opt/pg/bin"));
});

test("Debian's folders off the PATH are searched, the newest version first", () => {
  addCommands("versions/9/bin", ["initdb", "postgres"]);
  addCommands("versions/17/bin", ["initdb", "postgres"]);
  expect(findPostgresBinaries("", join(folder, "versions"))).toBe(join(folder, "versions/17/bin"));
});

test("a version with only the client installed is skipped", () => {
  addCommands("versions/17/bin", ["psql"]);
  addCommands("versions/15/bin", ["initdb", "postgres"]);
  expect(findPostgresBinaries("", join(folder, "versions"))).toBe(join(folder, "versions/15/bin"));
});

test("pg_config is asked where no other way finds them", () => {
  addCommands("elsewhere", ["initdb", "postgres"]);
  addCommands("bin", ["pg_config"], `echo ${join(folder, "elsewhere")}`);
  expect(findPostgresBinaries(join(folder, "bin"), join(folder, "none"))).toBe(join(folder, "elsewhere"));
});

test("a machine without Postgres has no binaries", () => {
  expect(findPostgresBinaries(join(folder, "bin"), join(folder, "none"))).toBeUndefined();
});

/**
 * @param {string} under
 * @param {string[]} names
 * @param {string} [line] the shell command that each of them runs
 */
function addCommands(under, names, line = "") {
  mkdirSync(join(folder, under), { recursive: true });
  for (const name of names) {
    const file = join(folder, under, name);
    writeFileSync(file, `#!/bin/sh\n${line}\n`);
    chmodSync(file, 0o755);
  }
}
