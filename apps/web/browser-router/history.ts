import type { Location } from "react-router";
import { addressOf } from "./resolve-path.ts";

/** The ways to a place, as React Router names them. */
export type Action = "POP" | "PUSH" | "REPLACE";

/** Where the person is. The state of an entry has React Router's names: an older build may have written it. */
export function readLocation(): Location<unknown> {
  const { pathname, search, hash } = window.location;
  const kept: { usr?: unknown; key?: unknown } = Object(window.history.state);
  const key = typeof kept.key === "string" ? kept.key : "default";
  return { pathname, search, hash, state: kept.usr ?? null, key };
}

export function writeHistory(action: "PUSH" | "REPLACE", location: Location<unknown>): void {
  const { state: usr, key } = location;
  const address = addressOf(location);
  try {
    if (action === "REPLACE") window.history.replaceState({ usr, key }, "", address);
    else window.history.pushState({ usr, key }, "", address);
  } catch {
    // Safari refuses more than a hundred in a short time.
    openDocument(action, address);
  }
}

/** An entry that the browser made, for a document or for a hash, gets a key: each is scrolled to a place of its own. */
export function nameEntry(): void {
  if (window.history.state === null) window.history.replaceState({ usr: null, key: newKey() }, "");
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** The person goes to another place of the page that is shown. */
export function isHashOnly(from: Location<unknown>, to: Location<unknown>): boolean {
  if (from.pathname !== to.pathname || from.search !== to.search) return false;
  return to.hash !== "";
}

/** The server has other files than this document knows, or the connection is gone: the browser opens the page. */
export function openDocument(action: Action, address: string): void {
  if (action === "POP") window.location.reload();
  else if (action === "PUSH") window.location.assign(address);
  else window.location.replace(address);
}

export function wasReloaded(): boolean {
  return performance
    .getEntriesByType("navigation")
    .some((entry) => "type" in entry && entry.type === "reload");
}

/** The browser scrolls when it leaves the document and comes back, the router in between. */
export function scrollByHand(): void {
  window.history.scrollRestoration = "manual";
}
