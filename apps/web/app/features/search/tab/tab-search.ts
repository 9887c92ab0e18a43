import { callEndpoint } from "#lib/api/api.ts";
import { readItem, writeItem } from "#lib/device/browser-storage.ts";
import { queryClient } from "#lib/api/query-client.ts";
import { parseUser, readToken } from "#lib/session/session.ts";
import {
  findOwnUnfinished,
  forgetAgain,
  forgetUnfinished,
  keepAgain,
  keepUnfinished,
  readAgain,
  readUnfinished,
} from "#lib/session/unfinished-searches.ts";
import { showToast } from "#ui/toasts/toast.ts";
import { connection } from "../asking/connection.ts";
import { recordSearchTerm } from "../asking/record-search-term.ts";
import { afterPaint } from "../recent/after-paint.ts";
import { createKeptSearches } from "../recent/kept-searches.ts";
import { createTabSearch } from "./create-tab-search.ts";
import { holdSearch } from "./hold-search.ts";

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
  unfinished: {
    keep: keepUnfinished,
    forget: forgetUnfinished,
    findOwn: findOwnUnfinished,
    find: (email, id) => readUnfinished(email).find((search) => search.id === id) ?? null,
    keepAgain,
    forgetAgain,
    findAgain: readAgain,
  },
  hold: holdSearch,
  whose: () => (readToken() === null ? null : (parseUser(readItem("local", "user") ?? "")?.email ?? null)),
  connection,
  isOnline: () => navigator.onLine,
  recordTerm: (query) => recordSearchTerm(query, callEndpoint),
  showToast,
});
