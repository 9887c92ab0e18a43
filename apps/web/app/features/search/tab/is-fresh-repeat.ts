import { freeRepeatMs } from "@vagou/contract/fichas/amounts";
import { keyLifeMs } from "../asking/ask-providers.ts";
import { isAnswered, isSettled } from "../is-answered.ts";
import { isSameQuery, type SearchQuery } from "../search-types.ts";
import type { SearchView } from "./search-view.ts";

/** The same question, answered by every portal a moment ago: its results are still valid. */
export function isFreshRepeat(shown: SearchView, query: SearchQuery, nowMs: number): boolean {
  return isRepeat(shown, query) && isWithin(freeRepeatMs, Number(shown.finishedAt), nowMs);
}

/**
 * The same question, paid at every portal so lately that the server charges nothing for it. It counts from each payment; the
 * start of the search that paid is before all of them. False also where this tab does not know when that was.
 */
export function isFreeRepeat(shown: SearchView, query: SearchQuery, nowMs: number): boolean {
  const isKnown = shown.groups.every(isSettled);
  return isKnown && isRepeat(shown, query) && isWithin(keyLifeMs, shown.paidFromMs, nowMs);
}

function isRepeat(shown: SearchView, query: SearchQuery): boolean {
  return shown.query !== null && isSameQuery(shown.query, query) && shown.groups.every(isAnswered);
}

/** False also where the clock of the device was put back meanwhile. */
function isWithin(ms: number, sinceMs: number, nowMs: number): boolean {
  return nowMs >= sinceMs && nowMs < sinceMs + ms;
}
