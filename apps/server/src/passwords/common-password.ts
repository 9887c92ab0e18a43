import { readFileSync } from "node:fs";
import { isWordWithExtras } from "./match-known-word.ts";

/**
 * True for a password that is one of the most common ones, or one of their bases (a word, a name, a row of keys)
 * changed with digits, symbols, capitals or letters written as digits: `Senha@123`, `P@ssw0rd1`, `Brasil#2026`. People
 * change common words in these ways to satisfy password rules.
 */
export function isCommonPassword(password: string): boolean {
  return isWordWithExtras(password, (core) => bases.has(core));
}

/** The head of the file describes its content and its source. */
const bases: ReadonlySet<string> = new Set(
  readFileSync(new URL("./common-password-bases.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#")),
);
