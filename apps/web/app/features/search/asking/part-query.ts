import { queryOptions } from "@tanstack/react-query";
import type { Group } from "../search-types.ts";

/**
 * What one portal said in one search. `again` is its answer when it was asked again, null before; `group` is the one
 * to show, because an older answer is better than none.
 */
export type Part = { group: Group; again: Group | null };

/**
 * One portal's part of a search, in the cache of queries. Only `askProviders` fetches it, because an answer costs fichas:
 * neither a component that appears, nor the focus of the window, nor a new connection. So it never becomes stale.
 */
export function partQuery(searchId: string, provider: string) {
  return queryOptions<Part>({
    queryKey: [...partsKey(searchId), provider],
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    // The tab watches the parts of its search; those of former searches are megabytes that no screen needs.
    gcTime: 0,
    // `askProvider` repeats a broken call itself: the cache would wait for the window's focus, longer than a key is valid.
    retry: false,
    // Without a connection the call fails and says so; the cache would hold it back.
    networkMode: "always",
  });
}

/** The parts of a search; with it `cancelQueries` ends the calls that were not answered. */
export function partsKey(searchId: string): readonly string[] {
  return [...allPartsKey, searchId];
}

/** The parts of all searches of this tab. */
export const allPartsKey: readonly string[] = ["search"];
