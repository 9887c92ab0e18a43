import { readItem, removeItem, writeItem } from "../device/browser-storage.ts";

const key = "intendedDestination";

/** Remembers, for this tab, where a visitor wanted to go before logging in. */
export function rememberDestination(path: string): void {
  writeItem("session", key, path);
}

/** @returns where to go after logging in, once; `fallback` when nothing was remembered. */
export function takeDestination(fallback = "/"): string {
  const path = readItem("session", key);
  removeItem("session", key);
  return isOwnPath(path) ? path : fallback;
}

/**
 * Only a path of our own, as a browser reads it: "//elsewhere" and "https:…" would leave the site, and "/.//elsewhere"
 * or a tab between two slashes has the same effect.
 */
export function isOwnPath(path: string | null): path is string {
  if (path?.startsWith("/") !== true) return false;
  try {
    const { host, pathname } = new URL(path, `http://${anyHost}`);
    return host === anyHost && !pathname.startsWith("//");
  } catch {
    return false;
  }
}

const anyHost = "own.invalid";
