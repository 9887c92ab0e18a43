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
  const type = (parameters.get("type") ?? "").trim().toUpperCase();
  const state = uf.test(type) ? type : "";
  return {
    query: (parameters.get("q") ?? readSharedWords(parameters)).trim().slice(0, keywordsMaxLength),
    city: state && (parameters.get("location") ?? "").trim(),
    state,
    services: [],
  };
}

/** One of the 27 states, which do not change. */
const uf = /^(A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)$/;
