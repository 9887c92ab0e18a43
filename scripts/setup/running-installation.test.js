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

test("an installation is running while its process lives", () => {
  recordRunningInstallation(file, process.pid);
  expect(isInstalling(file)).toBe(true);
});

test("an installation whose process is gone has ended", () => {
  recordRunningInstallation(file, 2 ** 22 + 1); // beyond the largest process id
  expect(isInstalling(file)).toBe(false);
});

test("an old record is not trusted, because its process id may belong to another process", () => {
  recordRunningInstallation(file, process.pid);
  utimesSync(file, 1, 1);
  expect(isInstalling(file)).toBe(false);
});

test("without a record no installation is running", () => {
  expect(isInstalling(file)).toBe(false);
});
