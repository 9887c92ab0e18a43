import { formatDay } from "#lib/words/dates.ts";
import { recentNewsKey } from "./at-home/kept-news.ts";
import type { KeyValueStore } from "./key-value-store.ts";
import { recentFiltersKey } from "./kept-filters.ts";
import { recentKnownKey } from "./known-before.ts";
import { parseSavedSearches } from "./parse-saved-searches.ts";
import type { Group, SavedSearch, SearchQuery } from "../search-types.ts";

/** Searches kept at most. */
const kept = 3;
const longDescription = 200;

/** @returns the searches of `email` on this device, newest first; empty when nothing readable is there. */
export function readRecentSearches(store: Pick<KeyValueStore, "read">, email: string): SavedSearch[] {
  return listRecentSearches(store.read(recentSearchesKey(email)));
}

/** @param text what the device keeps under `recentSearchesKey` */
export function listRecentSearches(text: string | null): SavedSearch[] {
  return parseSavedSearches(text).slice(0, kept);
}

/**
 * Stores a finished search as the first one, in place of its former entry, and deletes the oldest. When the device's
 * quota is full it drops long descriptions, then all of them, then older searches.
 * @returns the entry, also when it could not be stored
 */
export function saveRecentSearch(store: KeyValueStore, email: string, made: MadeSearch): SavedSearch {
  const entry: SavedSearch = {
    ...made.query,
    id: made.id,
    date: formatDay(made.at),
    results: {
      services: made.groups,
      total_jobs: made.groups.reduce((sum, group) => sum + group.jobs.length, 0),
      timestamp: made.at.toISOString(),
      date: formatDay(made.at),
      paid_from_ms: made.paidFromMs ?? 0,
    },
  };
  const others = readRecentSearches(store, email).filter(({ id }) => id !== entry.id);
  const all = [entry, ...others].slice(0, kept);
  const bare = (count: number) => all.slice(0, count).map((search) => withDescriptions(search, () => false));
  const attempts = [
    () => all,
    () => all.map((search) => withDescriptions(search, (text) => text.length <= longDescription)),
    () => bare(kept),
    () => bare(2),
    () => bare(1),
  ];
  const isKept = attempts.some((cut) => store.write(recentSearchesKey(email), JSON.stringify(cut())));
  if (!isKept) {
    // oxlint-disable-next-line no-console -- the specification asks for a log and nothing else
    console.error("This device keeps no searches");
    // Memory may keep it until the page is left: then the whole entry, not the shortened one that was tried last.
    store.write(recentSearchesKey(email), JSON.stringify(all));
  }
  return entry;
}

/** Leaves nothing of `email`'s searches on this device. */
export function forgetRecentSearches(store: { remove: (key: string) => void }, email: string): void {
  store.remove(recentSearchesKey(email));
  store.remove(recentFiltersKey(email));
  store.remove(recentKnownKey(email));
  store.remove(recentNewsKey(email));
}

/** Where the searches of `email` are kept. */
export function recentSearchesKey(email: string): string {
  return `recent_searches_${email}`;
}

function withDescriptions(search: SavedSearch, isKept: (text: string) => boolean): SavedSearch {
  const services = search.results.services.map((group) => ({
    ...group,
    jobs: group.jobs.map((job) => (isKept(job.description) ? job : { ...job, description: "" })),
  }));
  return { ...search, results: { ...search.results, services } };
}

/** `at`: when it ended. `paidFromMs`: an instant before all payments of its answers, where it is known. */
export type MadeSearch = {
  id: string;
  at: Date;
  paidFromMs?: number;
  query: SearchQuery;
  groups: Group[];
};
