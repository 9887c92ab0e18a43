import { mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isInstalling, recordRunningInstallation } from "./running-installation.js";

/** @type {string} */
let folder;
/** @type {string} */
let file;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vagou-installation-"));
  file = join(folder, "installation");
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("an installation is under way while its process lives", () => {
  recordRunningInstallation(file, process.pid);
  expect(isInstalling(file)).toBe(true);
});

test("an installation whose process is gone is over", () => {
  recordRunningInstallation(file, 2 ** 22 + 1); // beyond the largest process id
  expect(isInstalling(file)).toBe(false);
});

test("a record from long ago is not trusted, since its process id may be another's", () => {
  recordRunningInstallation(file, process.pid);
  utimesSync(file, 1, 1);
  expect(isInstalling(file)).toBe(false);
});

test("without a record nothing is under way", () => {
  expect(isInstalling(file)).toBe(false);
});
