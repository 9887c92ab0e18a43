import type { Params, Route } from "./site-map.ts";

/**
 * The page for an address, found as React Router finds it: without regard to capitals and to slashes at the end, and
 * with the words of an address decoded. Parts that are named in full go before those that are not.
 * @throws {Error} when the site map has no page for other addresses (`*`)
 */
export function matchRoute(routes: readonly Route[], pathname: string): Match {
  const words = decode(wordsOf(pathname));
  const matches = routes.flatMap((route) => {
    const params = readParams(route.path ?? "", words);
    return params === null ? [] : [{ route, params }];
  });
  const [match] = matches.toSorted((one, other) => opennessOf(one.route) - opennessOf(other.route));
  if (match === undefined) throw new Error(`no page for ${pathname}`);
  return match;
}

export type Match = { route: Route; params: Params };

function wordsOf(pathname: string): string[] {
  const [, ...words] = pathname.split("/");
  while (words.at(-1) === "") words.pop();
  return words;
}

/** An address that is written wrongly is taken as it is. */
function decode(words: string[]): string[] {
  try {
    return words.map(decodeURIComponent);
  } catch {
    return words;
  }
}

/** @returns null when the path is another one */
function readParams(path: string, words: readonly string[]): Params | null {
  if (path === "*") return {};
  const parts = path === "" ? [] : path.split("/");
  if (parts.length !== words.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const word = words[index] ?? "";
    if (part.startsWith(":") && word !== "") params[part.slice(1)] = word.replaceAll("%2F", "/");
    else if (part.toLowerCase() !== word.toLowerCase()) return null;
  }
  return params;
}

function opennessOf({ path = "" }: Route): number {
  if (path === "*") return 2;
  return path.includes(":") ? 1 : 0;
}
