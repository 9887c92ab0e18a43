import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fingerprint } from "./fingerprint.js";
import { removeStamp, stampMatches, writeStamp } from "./stamp.js";

/** @type {string} */
let folder;
/** @type {string} */
let before;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vagou-fingerprint-"));
  mkdirSync(join(folder, "app/screens"), { recursive: true });
  writeFileSync(join(folder, "app/screens/home.tsx"), "home");
  writeFileSync(join(folder, "package-lock.json"), "{}");
  before = take();
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("a changed content changes the fingerprint", () => {
  writeFileSync(join(folder, "app/screens/home.tsx"), "hone");
  expect(take()).not.toBe(before);
});

test("a renamed file changes the fingerprint", () => {
  renameSync(join(folder, "app/screens/home.tsx"), join(folder, "app/screens/start.tsx"));
  expect(take()).not.toBe(before);
});

test("a removed file changes the fingerprint", () => {
  rmSync(join(folder, "package-lock.json"));
  expect(take()).not.toBe(before);
});

test("another date on the same content does not change the fingerprint", () => {
  utimesSync(join(folder, "app/screens/home.tsx"), 1, 1);
  expect(take()).toBe(before);
});

test("files that are made from the sources do not change the fingerprint", () => {
  for (const derived of ["build", "node_modules", ".react-router"]) {
    mkdirSync(join(folder, "app", derived));
    writeFileSync(join(folder, "app", derived, "made.js"), "made");
  }
  expect(take()).toBe(before);
});

test("a stamp matches only the fingerprint it was written for, and only until it is removed", () => {
  const stamp = join(folder, "made/stamp");
  expect(stampMatches(stamp, before)).toBe(false);
  writeStamp(stamp, before);
  expect(stampMatches(stamp, before)).toBe(true);
  expect(stampMatches(stamp, "another")).toBe(false);
  removeStamp(stamp);
  expect(stampMatches(stamp, before)).toBe(false);
});

/** @returns {string} */
function take() {
  return fingerprint(folder, ["app", "package-lock.json"]);
}
