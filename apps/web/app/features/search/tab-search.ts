import { callEndpoint } from "#lib/api.ts";
import { readItem, writeItem } from "#lib/browser-storage.ts";
import { showToast } from "#ui/toast.ts";
import { recordSearchTerm } from "./record-search-term.ts";
import { createSearchStore } from "./search-store.ts";

/** This tab's search. */
export const tabSearch = createSearchStore({
  askProvider: callEndpoint,
  newKey: () => crypto.randomUUID(),
  now: Date.now,
  device: {
    read: (key) => readItem("local", key),
    write: (key, value) => writeItem("local", key, value),
  },
  isOnline: () => navigator.onLine,
  recordTerm: (query) => recordSearchTerm(query, callEndpoint),
  showToast,
});
