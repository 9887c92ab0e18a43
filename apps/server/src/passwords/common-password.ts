import { readFileSync } from "node:fs";
import { isMerely } from "./password-core.ts";

/**
 * True for a password that is one of the most common ones, or one of their bases (a word, a name, a
 * keyboard walk) dressed up with digits, symbols, capitals or letters written as digits: `Senha@123`,
 * `P@ssw0rd1`, `Brasil#2026`. These are what the rules of a password turn common words into.
 */
export function isCommonPassword(password: string): boolean {
  return isMerely(password, (core) => bases.has(core));
}

/** What it holds and where it comes from is said at its top. */
const bases: ReadonlySet<string> = new Set(
  readFileSync(new URL("./common-password-bases.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#")),
);
