import type { Plugin } from "vite";

/**
 * The signs of fraud have names that say to a reader what they look for. The browser only needs them to be different: with
 * one or two letters in their place the scripts are some hundred bytes shorter.
 */
export function shortenSignNames(): Plugin {
  const shorten = createShortener();
  return {
    name: "shorten-sign-names",
    apply: "build",
    // Before the types are taken away, so that a name stands as it is written in the source.
    enforce: "pre",
    transform: (code, id) =>
      id.includes("/one-list/src/fraud/signs/") ? { code: shorten(code), map: null } : undefined,
  };
}

/** @returns puts the same letters in the place of the same name, in whichever file it stands; a name has two words or more */
export function createShortener(): (code: string) => string {
  const known = new Map<string, string>();
  return (code) => {
    const names = new Set([...code.matchAll(/("[a-z']+(?: [a-z']+)+"):/g)].map(([, name]) => name));
    return code.replaceAll(/"[a-z']+(?: [a-z']+)+"/g, (text) =>
      names.has(text) ? JSON.stringify(known.getOrInsertComputed(text, () => lettersOf(known.size))) : text,
    );
  };
}

/** Capitals, so that they are no other name: A to Z, then AA. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}
