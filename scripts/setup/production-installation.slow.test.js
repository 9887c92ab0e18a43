// @ts-check
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pinnedNode, root } from "./project.js";

/** A copy of the scripts, installed as for production: there is a Node, and no package that only developers need. */
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "production-"));
  cpSync(join(root, "scripts"), join(folder, "scripts"), { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) cpSync(join(root, file), join(folder, file));
  mkdirSync(join(folder, "node_modules/node/bin"), { recursive: true });
  symlinkSync(pinnedNode, join(folder, "node_modules/node/bin/node"));
  mkdirSync(join(folder, "apps/operator/src"), { recursive: true });
  writeFileSync(join(folder, "apps/operator/src/command.ts"), 'console.log("the command ran");');
  writeFileSync(join(folder, "npm.js"), 'console.log("npm error code ENOTFOUND"); process.exit(1);');
  run("scripts/record-installation.js");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("the operator's commands run where nothing but the dependencies of production is installed", () => {
  expect(run("scripts/run-pinned.js", "apps/operator/src/command.ts")).toEqual({
    exitCode: 0,
    output: "the command ran\n",
  });
});

test("a developer's command installs the rest first, and so do the operator's after an update", () => {
  const refused = { exitCode: 1, output: expect.stringContaining("could not be installed") };
  expect(run("scripts/run-pinned.js", "scripts/write-rooms.ts")).toEqual(refused);
  writeFileSync(join(folder, "package.json"), `${readFileSync(join(folder, "package.json"), "utf8")}\n`);
  expect(run("scripts/run-pinned.js", "apps/operator/src/command.ts")).toEqual(refused);
});

test("the start in production neither installs nor builds: it says what is missing", () => {
  expect(run("scripts/serve.js")).toEqual({
    exitCode: 1,
    output: "Cannot start: the web app is not built. Run `npm run build`.\n",
  });
});

/** @param {string[]} args of Node */
function run(...args) {
  const { status, stdout, stderr } = spawnSync(pinnedNode, args, {
    cwd: folder,
    env: { npm_execpath: join(folder, "npm.js"), NO_COLOR: "1" },
    encoding: "utf8",
  });
  return { exitCode: status, output: stdout + stderr };
}
