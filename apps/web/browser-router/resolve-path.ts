import type { Path, To } from "react-router";

/**
 * The address that a link names, seen from the page with this path.
 * @throws {Error} when it is on another site: such a link is no link of ours
 */
export function resolvePath(to: To, from: string): Path {
  const { origin } = window.location;
  const url = new URL(typeof to === "string" ? to : addressOf(to), origin + from);
  if (url.origin !== origin || url.pathname.startsWith("//")) throw new Error("a link leads to another site");
  return { pathname: url.pathname, search: url.search, hash: url.hash };
}

/** The address as a text. */
export function addressOf({ pathname = "", search = "", hash = "" }: Partial<Path>): string {
  return pathname + search + hash;
}
