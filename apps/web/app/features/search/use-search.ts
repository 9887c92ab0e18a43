import { freeRepeatMs, searchCostCredits } from "@vagou/contract/amounts";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { callEndpoint } from "#lib/api.ts";
import { readItem, writeItem } from "#lib/browser-storage.ts";
import { showToast } from "#ui/toast.ts";
import { readRecentSearches, saveRecentSearch } from "./recent-searches-store.ts";
import { recordSearchTerm } from "./record-search-term.ts";
import { runSearch } from "./run-search.ts";
import { initialState, reduceSearch, type SearchState } from "./search-state.ts";
import { isSameQuery, type SearchQuery } from "./search-types.ts";
import { refusalTexts } from "./texts.ts";

/**
 * The search of one page: start, progress, cancel, results, reopening a saved one. Leaving the page
 * does not cancel: what was paid for still lands in the recent searches.
 * `refreshCredits` answers the balance before anything is spent; `onSpent` is called once afterwards;
 * `onSaved` gets the id under which the results can be reopened.
 */
export function useSearch({ email, refreshCredits, onSpent, onSaved }: SearchDeps) {
  const [state, dispatch] = useReducer(reduceSearch, initialState);
  const running = useRef<AbortController | null>(null);
  const isOnPage = useRef(false);
  useEffect(() => {
    isOnPage.current = true;
    return () => {
      isOnPage.current = false;
    };
  }, []);

  const start = async (query: SearchQuery) => {
    if (running.current !== null) return;
    if (isFreshRepeat(state, query)) return;
    const controller = new AbortController();
    running.current = controller;
    dispatch({ type: "started", query });
    try {
      // A balance that cannot be asked does not stop the search: the server refuses what is not covered.
      const credits = await refreshCredits().catch(() => null);
      const cost = searchCostCredits(query.services.length);
      if (credits !== null && credits < cost) {
        const text = refusalTexts.tooFewCreditsText(cost, query.services.length, credits);
        showToast({ tone: "warning", title: refusalTexts.tooFewCredits, text });
        dispatch({ type: "stopped" });
        return;
      }
      controller.signal.throwIfAborted();
      void recordSearchTerm(query, callEndpoint);
      const groups = await runSearch(query, {
        askProvider: callEndpoint,
        onRun: (run) => dispatch({ type: "ran", run }),
        newKey: () => crypto.randomUUID(),
        now: Date.now,
        signal: controller.signal,
      });
      const at = new Date();
      dispatch({ type: "finished", groups, at });
      if (groups.some((group) => group.jobs.length > 0)) {
        const { id } = saveRecentSearch(deviceStore, email, { id: crypto.randomUUID(), at, query, groups });
        if (isOnPage.current) onSaved(id, query);
      }
      onSpent();
    } catch {
      dispatch({ type: "stopped" });
      if (controller.signal.aborted) {
        showToast({ tone: "info", title: refusalTexts.cancelled, text: refusalTexts.cancelledText });
      } else {
        showToast({ tone: "error", title: refusalTexts.failed, text: refusalTexts.failedText });
      }
      onSpent();
    } finally {
      running.current = null;
    }
  };

  const reopen = useCallback(
    (id: string) => {
      const saved = readRecentSearches(deviceStore, email).find((search) => search.id === id);
      if (saved === undefined) showToast({ tone: "warning", title: refusalTexts.unknownSaved });
      else dispatch({ type: "reopened", saved });
    },
    [email],
  );

  return { state, start, reopen, cancel: () => running.current?.abort() };
}

/** The same question, answered by every portal a moment ago: its results still stand. */
function isFreshRepeat(state: SearchState, query: SearchQuery): boolean {
  if (state.query === null || state.finishedAt === null || state.isSaved) return false;
  return (
    isSameQuery(state.query, query) &&
    Date.now() - state.finishedAt.getTime() < freeRepeatMs &&
    state.groups.every((group) => !group.has_error)
  );
}

const deviceStore = {
  read: (key: string) => readItem("local", key),
  write: (key: string, value: string) => writeItem("local", key, value),
};

type SearchDeps = {
  email: string;
  refreshCredits: () => Promise<number>;
  onSpent: () => void;
  onSaved: (id: string, query: SearchQuery) => void;
};
