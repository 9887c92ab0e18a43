import { readKeptFields } from "../device/kept-json.ts";
import { readItem, removeItem, writeItem } from "../device/browser-storage.ts";

const key = "waiting_search";
/** A confirmation link works for two days; an older search is not the purpose of the visit any more. */
const keptMs = 48 * 3_600_000;

/**
 * Remembers the search of a visitor. For the whole browser, because the link of the confirmation opens in another
 * tab.
 */
export function rememberWaitingSearch(words: string, nowMs: number): void {
  if (words.trim() !== "") writeItem("local", key, JSON.stringify({ words: words.trim(), at: nowMs }));
}

/** @returns the words of the search that waits for a log-in; null when there is none */
export function readWaitingSearch(nowMs: number): string | null {
  const { words, at } = readKeptFields(readItem("local", key));
  const isFresh = typeof at === "number" && at <= nowMs && nowMs - at < keptMs;
  return typeof words === "string" && isFresh ? words : null;
}

export function forgetWaitingSearch(): void {
  removeItem("local", key);
}

/** @returns where that search is made: its form is filled, and the button waits */
export function waitingSearchPath(words: string): string {
  return `/jobs?${new URLSearchParams({ q: words })}`;
}
