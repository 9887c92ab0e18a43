import type { SavedSearch } from "../search-types.ts";
import type { KeyValueStore } from "./key-value-store.ts";
import { noteFound } from "./known-before.ts";
import { type MadeSearch, readRecentSearches, saveRecentSearch } from "./recent-searches-store.ts";

/** Stores finished searches on the device, and finds them for reopening. */
export function createKeptSearches({ device, afterPaint }: KeptDeps): KeptSearches {
  let waiting: (() => void) | null = null;
  const store = () => {
    waiting?.();
    waiting = null;
  };
  const write = (email: string, made: MadeSearch) => {
    saveRecentSearch(device, email, made);
    noteFound(device, email, made);
  };
  return {
    keep: (email, made) => {
      store();
      waiting = () => write(email, made);
      afterPaint(store);
    },
    keepNow: (email, made) => {
      store();
      write(email, made);
    },
    find: (email, id) => {
      store();
      return readRecentSearches(device, email).find((search) => search.id === id) ?? null;
    },
  };
}

export type KeptSearches = {
  /** Stores a search of the owner of `email`, in place of its former entry: later, because it must not delay results. */
  keep: (email: string, made: MadeSearch) => void;
  /** As `keep`, at once: the page may be gone a moment later. */
  keepNow: (email: string, made: MadeSearch) => void;
  /** @returns a search of the owner of `email`, also one that waits to be stored; null when it is not kept */
  find: (email: string, id: string) => SavedSearch | null;
};

export type KeptDeps = {
  device: KeyValueStore;
  /** Calls work that can wait until the screen has been drawn. */
  afterPaint: (work: () => void) => void;
};
