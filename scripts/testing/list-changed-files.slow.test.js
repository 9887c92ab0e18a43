import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listChangedFiles } from "./list-changed-files.js";

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vagou-changed-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("changed and added files are listed; unchanged, deleted and ignored ones are not", async () => {
  git("init", "--quiet");
  for (const name of ["kept.ts", "changed.ts", "deleted.ts"]) write(name, "before");
  write(".gitignore", "ignored.ts");
  git("add", ".");
  git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "--message", "before");
  write("changed.ts", "after");
  write("ação.ts", "new");
  write("ignored.ts", "new");
  rmSync(join(folder, "deleted.ts"));
  expect(await listChangedFiles(folder)).toEqual(["changed.ts", "ação.ts"]);
});

test("outside a repository no file counts as changed", async () => {
  expect(await listChangedFiles(folder)).toEqual([]);
});

/** @param {string[]} args */
function git(...args) {
  execFileSync("git", args, { cwd: folder });
}

/** @param {string} name @param {string} text */
function write(name, text) {
  writeFileSync(join(folder, name), text);
}
