import { freeRepeatMs } from "@vagou/contract/fichas/amounts";
import { keyLifeMs } from "../asking/ask-providers.ts";
import { isAnswered, isSettled } from "../is-answered.ts";
import { isSameQuery, type Group, type SearchQuery } from "../search-types.ts";
import type { SearchView } from "./search-view.ts";

/** The same question, answered by every portal a moment ago: its results are still valid. */
export function isFreshRepeat(shown: SearchView, query: SearchQuery, nowMs: number): boolean {
  return isRepeat(shown, query) && isWithin(shown.finishedAt, freeRepeatMs, nowMs);
}

/**
 * The same question, paid at every portal so lately that the server charges nothing for it. It counts from each payment; the
 * start of the search that paid is before all of them. False also where this tab does not know when that was.
 */
export function isFreeRepeat(shown: SearchView, query: SearchQuery, nowMs: number): boolean {
  const isKnown = shown.groups.every(isSettled);
  return isKnown && isRepeat(shown, query) && isWithin(shown.paidFrom, keyLifeMs, nowMs);
}

/**
 * @param startedAt when the search of `groups` was started
 * @param repeated `paidFrom` of the results that it repeats for free; null where it repeats none
 * @returns an instant before all payments of the answers; null where it is not known
 */
export function paidFromOf(groups: readonly Group[], startedAt: Date, repeated: Date | null): Date | null {
  if (repeated !== null) return repeated;
  return groups.some(({ fichas }) => fichas === "free") ? null : startedAt;
}

function isRepeat(shown: SearchView, query: SearchQuery): boolean {
  return shown.query !== null && isSameQuery(shown.query, query) && shown.groups.every(isAnswered);
}

/** False also where the clock of the device was put back meanwhile. */
function isWithin(since: Date | null, forMs: number, nowMs: number): boolean {
  if (since === null) return false;
  const ageMs = nowMs - since.getTime();
  return ageMs >= 0 && ageMs < forMs;
}
