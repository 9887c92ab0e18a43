import { readKeptList } from "#lib/device/kept-json.ts";

/** Where the person was in the results. */
export type ReadingPlace = {
  /** The `savedId` of the search: another search at the same address has other places. */
  searchId: string;
  /** The tab that was shown. */
  tab: string;
  /** The index, from 0, of the vacancy at the top of the screen. */
  index: number;
  /** Its id in the one list, which may be shorter when the person comes back: what they hid is left out. Else empty. */
  id: string;
  /** The distance of its upper edge below the top of the screen; negative above. */
  offsetPx: number;
  /** The vacancies of the one list that were open: ids of their first postings. */
  open: readonly string[];
  /** True when the one list showed only what was new. */
  isNewOnly: boolean;
};

/** Steps of the history that are remembered; older ones begin at the top. */
const kept = 20;
const storageKey = "results_places";

/** @returns the reading place of `entry` (an entry of the tab's history); null when it is unknown */
export function readPlace(store: KeyValueStore, entry: string): ReadingPlace | null {
  return readAll(store).find(([known]) => known === entry)?.[1] ?? null;
}

/** Stores the reading place of `entry`; null deletes it. */
export function keepPlace(store: KeyValueStore, entry: string, place: ReadingPlace | null): void {
  const others = readAll(store).filter(([known]) => known !== entry);
  const all = place === null ? others : [[entry, place] as const, ...others];
  store.write(storageKey, JSON.stringify(all.slice(0, kept)));
}

function readAll(store: KeyValueStore): [string, ReadingPlace][] {
  return readKeptList(store.read(storageKey), isEntry);
}

function isEntry(value: unknown): value is [string, ReadingPlace] {
  if (!Array.isArray(value) || typeof value[0] !== "string") return false;
  const place: unknown = value[1];
  return (
    typeof place === "object" &&
    place !== null &&
    "searchId" in place &&
    typeof place.searchId === "string" &&
    "tab" in place &&
    typeof place.tab === "string" &&
    "index" in place &&
    Number.isSafeInteger(place.index) &&
    "id" in place &&
    typeof place.id === "string" &&
    "offsetPx" in place &&
    typeof place.offsetPx === "number" &&
    "open" in place &&
    Array.isArray(place.open) &&
    place.open.every((id) => typeof id === "string") &&
    "isNewOnly" in place &&
    typeof place.isNewOnly === "boolean"
  );
}

type KeyValueStore = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => boolean;
};
