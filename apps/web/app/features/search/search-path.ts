import { keywordsMaxLength } from "@vagou/contract/limits";
import { readSharedWords } from "./shared-words.ts";
import type { SearchQuery } from "./search-types.ts";

/** The address of a search; with `searchId` it reopens the stored results. `type` is the state. */
export function searchPath({ query, city, state }: Omit<SearchQuery, "services">, searchId?: string): string {
  const parameters = Object.entries({ q: query, location: city, type: state, searchId: searchId ?? "" });
  return `/jobs?${new URLSearchParams(parameters.filter(([, value]) => value !== ""))}`;
}

/** @returns what the address asks for, or what another app shared; no services, because they are not part of it. */
export function readSearchPath(parameters: URLSearchParams): SearchQuery {
  const state = (parameters.get("type") ?? "").trim().toUpperCase();
  return {
    query: (parameters.get("q") ?? readSharedWords(parameters)).trim().slice(0, keywordsMaxLength),
    city: /^[A-Z]{2}$/.test(state) ? (parameters.get("location") ?? "").trim() : "",
    state: /^[A-Z]{2}$/.test(state) ? state : "",
    services: [],
  };
}
