import { freeRepeatMs } from "@vagou/contract/fichas/amounts";
import { isAnswered } from "../is-answered.ts";
import { isSameQuery, type SearchQuery } from "../search-types.ts";
import type { SearchView } from "./search-view.ts";

/** The same question, answered by every portal a moment ago: its results are still valid, and it is free. */
export function isFreshRepeat(shown: SearchView, query: SearchQuery, nowMs: number): boolean {
  if (shown.query === null || shown.finishedAt === null) return false;
  return (
    isSameQuery(shown.query, query) &&
    nowMs - shown.finishedAt.getTime() < freeRepeatMs &&
    shown.groups.every(isAnswered)
  );
}
