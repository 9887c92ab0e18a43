import { callEndpoint } from "#lib/api/api.ts";
import { readItem, writeItem } from "#lib/device/browser-storage.ts";
import { queryClient } from "#lib/api/query-client.ts";
import { showToast } from "#ui/toast.ts";
import { recordSearchTerm } from "../asking/record-search-term.ts";
import { afterPaint } from "../recent/after-paint.ts";
import { createKeptSearches } from "../recent/kept-searches.ts";
import { createTabSearch } from "./create-tab-search.ts";

/** This tab's search. */
export const tabSearch = createTabSearch({
  client: queryClient,
  call: callEndpoint,
  newKey: () => crypto.randomUUID(),
  now: Date.now,
  kept: createKeptSearches({
    device: {
      read: (key) => readItem("local", key),
      write: (key, value) => writeItem("local", key, value),
    },
    afterPaint,
  }),
  isOnline: () => navigator.onLine,
  recordTerm: (query) => recordSearchTerm(query, callEndpoint),
  showToast,
});
