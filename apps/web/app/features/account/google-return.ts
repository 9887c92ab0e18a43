import { readItem, removeItem } from "#lib/browser-storage.ts";
import { isOwnPath } from "#lib/intended-destination.ts";

/** Written by the page that asks a signed-in person to prove with Google who they are. */
const key = "googleReturn";

/** @returns where that page is; null when this tab asked for no such proof */
export function readReturn(): string | null {
  const path = readItem("session", key);
  return isOwnPath(path) ? path : null;
}

export function forgetReturn(): void {
  removeItem("session", key);
}
