import type { ProviderGroup } from "@vagou/contract/api/answers";

/** What is asked. `services` are provider ids; `state` is two letters or empty. */
export type SearchQuery = { query: string; city: string; state: string; services: string[] };

/**
 * One provider's part on screen. `cancelled`: the person stopped before its answer.
 * `unknown`: the connection broke, so only the balance shows it; `releasing`: the fichas are being returned. `is_off`: the
 * portal is switched off, or has no key, so that it cannot answer. `is_unasked`: our server refused the question itself, a
 * place that does not exist or too few fichas, so that the portal does not know of it.
 */
export type Group = Omit<ProviderGroup, "fichas" | "outcome"> & {
  outcome: ProviderGroup["outcome"] | "cancelled";
  fichas: ProviderGroup["fichas"] | "unknown" | "releasing";
  is_off?: boolean;
  is_unasked?: boolean;
};

/** A search kept on this device. */
export type SavedSearch = SearchQuery & {
  id: string;
  /** dd/mm/yyyy */
  date: string;
  results: {
    services: Group[];
    total_jobs: number;
    timestamp: string;
    date: string;
    /** An instant before all payments of these results; missing in older entries, 0 where it is not known. */
    paid_from_ms?: number;
  };
};

/** @returns true when both ask the same of the same providers. */
export function isSameQuery(one: SearchQuery, other: SearchQuery): boolean {
  const key = ({ query, city, state, services }: SearchQuery) =>
    JSON.stringify([query.trim(), city, state, services.toSorted()]);
  return key(one) === key(other);
}
