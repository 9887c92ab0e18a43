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
  afterPaint,
  recordTerm: (query) => recordSearchTerm(query, callEndpoint),
  showToast,
});

/**
 * With a timer, because a background tab has no frames; and before the page is left, so that a reload finds the
 * stored search.
 */
function afterPaint(work: () => void): void {
  const run = () => {
    clearTimeout(timer);
    window.removeEventListener("pagehide", run);
    work();
  };
  const timer = setTimeout(run, paintMs);
  window.addEventListener("pagehide", run);
}

/** A slow phone draws the results within this time. */
const paintMs = 300;
