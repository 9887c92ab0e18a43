import { useSyncExternalStore } from "react";
import { initialState, type SearchState } from "./search-state.ts";
import { tabSearch } from "./tab-search.ts";

/** @returns what this tab's search shows now */
export function useTabSearch(): SearchState {
  return useSyncExternalStore(tabSearch.subscribe, tabSearch.read, () => initialState);
}
