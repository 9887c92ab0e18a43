import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Words that leave the reader to guess which person, portal or process is meant. */
const vague = /\b(?:nobody|somebody|whoever|whomever|whatever)\b/gi;

/** Where such a word is a name: of the Unix user, of an account that a test invents, and in this list. */
const names = [
  "apps/operator/src/admin/admin.db.test.ts",
  "scripts/plain-words.test.ts",
  "scripts/testing/postgres-server.js",
  "scripts/testing/postgres-server.test.js",
];

test("code, tests and documents name the actor", () => {
  const files = globSync([
    "*.{ts,md}",
    "{apps,packages,scripts,e2e,bench,chaos,docs}/**/*.{ts,tsx,js,css,md}",
  ]).filter((file) => !/(?:^|\/)(?:node_modules|build|\.react-router)\//.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  const found = files
    .filter((file) => !names.includes(file))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(vague)].map(([word]) => `${file}: ${word}`));
  expect(found).toEqual([]);
});
