import { useState } from "react";
import { useLocation } from "react-router";
import { readItem, removeItem, writeItem } from "../device/browser-storage.ts";
import { linkParameters, openedLinkKey as key } from "./tidy-address.ts";
import { useHydrated } from "../device/use-hydrated.ts";

/**
 * The parameters of the link that opened this page, which the first script removed from the address
 * (`tidy-address.ts`). This tab keeps them for a reload and the back button, until the link is used or refused, an
 * hour at most; the page itself keeps the parameters it got.
 * @returns `undefined` at build time and in the first paint; empty when no link was opened
 */
export function useOpenedLink(): URLSearchParams | undefined {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const [link, setLink] = useState<URLSearchParams>();
  if (isHydrated && link === undefined) setLink(readOpenedLink(pathname));
  return link;
}

/** @returns the parameters of the link, or `spent` with the reason; empty for a page that was opened without one */
export function readOpenedLink(pathname: string, nowMs = Date.now()): URLSearchParams {
  const link = readKept(nowMs);
  return link?.get("page") === pathname ? link : new URLSearchParams();
}

/**
 * The secret of `link` was used or refused: `reason` takes its place, for when the page is loaded again. A link that
 * was opened after it stays.
 */
export function markLinkUsed(link: URLSearchParams, reason: string): void {
  const kept = readKept(Date.now());
  if (kept === null || kept.toString() !== link.toString()) return;
  for (const name of linkParameters) kept.delete(name);
  kept.set("spent", reason);
  writeItem("session", key, kept.toString());
}

export function forgetOpenedLink(): void {
  removeItem("session", key);
}

/** A link that was never used goes too, at the next page: no link to a new password works longer than an hour. */
export function forgetOldLink(nowMs = Date.now()): void {
  readKept(nowMs);
}

const keptMs = 60 * 60 * 1000;

function readKept(nowMs: number): URLSearchParams | null {
  takeOverRefused();
  const text = readItem("session", key);
  if (text === null) return null;
  const link = new URLSearchParams(text);
  if (nowMs - Number(link.get("openedAt")) < keptMs) return link;
  forgetOpenedLink();
  return null;
}

/** Where session storage is refused, the first script could only leave the link on `window`. */
function takeOverRefused(): void {
  const left = window[key];
  if (left === undefined) return;
  delete window[key];
  writeItem("session", key, left);
}

declare global {
  interface Window {
    [key]?: string;
  }
}
