import { paths } from "@vagou/contract/api/paths";
import { useSyncExternalStore } from "react";
import { apiAddress } from "#lib/api/api-address.ts";
import { sumDataUse } from "./sum-data-use.ts";
import { tabSearch } from "./tab-search.ts";

/**
 * @param parts how many answers the search on screen has
 * @returns the bytes that this tab received for it, with headers; null while or where they are unknown
 */
export function useDataUse(parts: number): number | null {
  const read = () => sumDataUse(calls, parts);
  return useSyncExternalStore(subscribe, read, () => null);
}

/** The calls of the search that the tab shows. */
let calls: readonly PerformanceResourceTiming[] = [];
let searchId: string | undefined;
let sinceMs = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// From the start of the page: results are shown after their calls. An observer, because the browser's own list is full
// after 250 files and calls.
if (typeof PerformanceObserver !== "undefined" && typeof window !== "undefined") {
  const address = new URL(apiAddress() + paths.searchJobs.path, window.location.href).href;
  const observer = new PerformanceObserver((list) => {
    const arrived = list
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => name === address && startTime >= sinceMs);
    if (arrived.length === 0) return;
    calls = [...calls, ...arrived];
    for (const listener of listeners) listener();
  });
  observer.observe({ type: "resource" });
  tabSearch.subscribe(() => {
    const { id } = tabSearch.read().search ?? {};
    if (id === searchId) return;
    searchId = id;
    sinceMs = performance.now();
    calls = [];
  });
}
