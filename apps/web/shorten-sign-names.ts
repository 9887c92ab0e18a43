import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { lettersOf } from "./letters-of.ts";

/**
 * The signs of fraud have names that say to a reader what they look for. The browser only needs them to be different: with
 * one or two letters in their place the scripts are some hundred bytes shorter.
 */
export function shortenSignNames(): Plugin {
  const sources = readdirSync(signs)
    .toSorted()
    .map((file) => readFileSync(join(signs, file), "utf8"));
  const shorten = createShortener(sources);
  return {
    name: "shorten-sign-names",
    apply: "build",
    // Before the types are taken away, so that a name stands as it is written in the source.
    enforce: "pre",
    transform: (code, id) => (id.startsWith(signs) ? { code: shorten(code), map: null } : undefined),
  };
}

const signs = join(import.meta.dirname, "../../packages/one-list/src/fraud/signs");

/**
 * @param sources of all files, always in the same order, so that a build does not depend on which file comes first
 * @returns puts the same letters in the place of the same name, in whichever file it stands; a name has two words or more
 */
export function createShortener(sources: readonly string[]): (code: string) => string {
  const names = sources.flatMap((code) =>
    [...code.matchAll(/("[a-z']+(?: [a-z']+)+"):/g)].map(([, name = ""]) => name),
  );
  const lettersOfName = new Map([...new Set(names)].map((name, index) => [name, lettersOf(index, capitals)]));
  return (code) =>
    code.replaceAll(/"[a-z']+(?: [a-z']+)+"/g, (text) => {
      const letters = lettersOfName.get(text);
      return letters === undefined ? text : JSON.stringify(letters);
    });
}

/** So that they are no other name: A to Z, then AA. */
const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
