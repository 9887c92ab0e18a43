import { useQueries } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { partQuery } from "../asking/part-query.ts";
import { emptyTab, type SearchView, viewSearch } from "./search-view.ts";
import { tabSearch } from "./tab-search.ts";

/** @returns what this tab's search shows now */
export function useTabSearch(): SearchView {
  const tab = useSyncExternalStore(tabSearch.subscribe, tabSearch.read, () => emptyTab);
  const { id = "", providers = [] } = tab.search ?? {};
  return useQueries({
    queries: providers.map((provider) => partQuery(id, provider)),
    // The same function until the search changes, so that unchanged results stay the same objects.
    combine: useCallback((parts: Parameters<typeof viewSearch>[1]) => viewSearch(tab, parts), [tab]),
  });
}
