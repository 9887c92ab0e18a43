import { readKeptList } from "#lib/device/kept-json.ts";
import type { KeyValueStore } from "./key-value-store.ts";

/** As many as there are recent searches. */
const kept = 3;

/**
 * Stores the filters of a search's results, so that it is reopened with them.
 * @param filters as the address has them: `contrato=clt&sem=vendas`; empty for none
 */
export function keepFilters(store: KeyValueStore, email: string, searchId: string, filters: string): void {
  const known = store.read(recentFiltersKey(email));
  if (filtersOfSearch(known, searchId) === filters) return;
  const others = readKeptList(known, isEntry).filter(([id]) => id !== searchId);
  const all = filters === "" ? others : [[searchId, filters] as const, ...others];
  store.write(recentFiltersKey(email), JSON.stringify(all.slice(0, kept)));
}

/**
 * @param text what the device keeps under `recentFiltersKey`
 * @returns the filters of a search's results, as the address has them; empty when none are kept
 */
export function filtersOfSearch(text: string | null, searchId: string): string {
  return readKeptList(text, isEntry).find(([id]) => id === searchId)?.[1] ?? "";
}

/** Where the filters of `email`'s recent searches are kept. */
export function recentFiltersKey(email: string): string {
  return `recent_filters_${email}`;
}

function isEntry(value: unknown): value is [string, string] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "string";
}
