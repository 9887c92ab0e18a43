import { useStoredItem } from "#lib/device/use-stored-item.ts";
import type { SavedSearch } from "../../search-types.ts";
import { listRecentSearches, recentSearchesKey } from "../recent-searches-store.ts";

/** @returns the last searches of `email` on this device, newest first, whichever tab made them */
export function useRecentSearches(email: string): readonly SavedSearch[] {
  return parsedOnce(useStoredItem(recentSearchesKey(email)));
}

/** Hundreds of vacancies may be in it, and several parts of a page show it. */
function parsedOnce(text: string | null): readonly SavedSearch[] {
  if (parsed === null || parsed.text !== text) parsed = { text, searches: listRecentSearches(text) };
  return parsed.searches;
}

let parsed: { text: string | null; searches: readonly SavedSearch[] } | null = null;
