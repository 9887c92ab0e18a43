import { freeRepeatMs, searchCostCredits } from "@vagou/contract/amounts";
import type { Toast } from "#ui/toast.ts";
import { isAnswered } from "../is-answered.ts";
import { readRecentSearches, saveRecentSearch } from "../recent/recent-searches-store.ts";
import { runSearch, type RunDeps } from "./run-search.ts";
import { describeGroup } from "../describe-group.ts";
import { searchPath } from "../search-path.ts";
import { initialState, reduceSearch, type SearchEvent, type SearchState } from "./search-state.ts";
import { type Group, isSameQuery, type ProviderRun, type SearchQuery } from "../search-types.ts";
import { refusalTexts } from "../texts.ts";

/**
 * The one search of a tab. It outlives the page that shows it: leaving the page does not cancel a
 * paid search, and coming back shows the progress or the results.
 */
export function createSearchStore(deps: StoreDeps): SearchStore {
  let state = initialState;
  let owner = "";
  let shownAt = "";
  let running: AbortController | null = null;
  let unsaved: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const dispatch = (event: SearchEvent) => {
    state = reduceSearch(state, event);
    for (const listener of listeners) listener();
  };

  const save = () => {
    unsaved?.();
    unsaved = null;
  };

  /** Reading and writing megabytes of storage must not delay the results. */
  const saveLater = (email: string, made: Parameters<typeof saveRecentSearch>[2]) => {
    save();
    unsaved = () => saveRecentSearch(deps.device, email, made);
    deps.afterPaint(save);
  };

  /** Results without vacancies have no id: their address is the question. */
  const isUnsaved = (address: string) =>
    state.mode === "no-results" &&
    state.savedId === null &&
    state.query !== null &&
    searchPath(state.query) === `/jobs${address}`;

  const open = (email: string, address: string) => {
    if (email !== owner) {
      running?.abort();
      running = null;
      shownAt = "";
      owner = email;
      dispatch({ type: "reset" });
    }
    if (running !== null) return;
    const id = new URLSearchParams(address).get("searchId");
    const isShown = id === null ? address === shownAt || isUnsaved(address) : id === state.savedId;
    shownAt = address;
    if (isShown) return;
    save();
    const saved = readRecentSearches(deps.device, email).find((search) => search.id === id);
    dispatch(saved === undefined ? { type: "reset" } : { type: "reopened", saved });
    if (id !== null && saved === undefined) {
      deps.showToast({ tone: "warning", title: refusalTexts.unknownSaved });
    }
  };

  const start = async (query: SearchQuery, account: Account) => {
    if (running !== null) return;
    if (isFreshRepeat(state, query, deps.now())) {
      deps.showToast(repeatedToast);
      return;
    }
    if (!deps.isOnline()) {
      deps.showToast(offlineToast);
      return;
    }
    const controller = new AbortController();
    running = controller;
    dispatch({ type: "started", query });
    const end = (event: SearchEvent, toast: Toast | null) => {
      if (running !== controller) return;
      running = null;
      dispatch(event);
      if (toast !== null) deps.showToast(toast);
    };
    try {
      const email = owner;
      const searchId = deps.newKey();
      const shortage = await findShortage(query, account);
      if (shortage !== null) return end({ type: "stopped" }, shortage);
      if (controller.signal.aborted)
        return end({ type: "stopped" }, { tone: "info", title: refusalTexts.cancelled });
      void deps.recordTerm(query);
      const groups = await runSearch(query, {
        ...deps,
        searchId,
        signal: controller.signal,
        onRun: (run) => {
          if (running === controller) dispatch({ type: "ran", run });
        },
      });
      end(finish(email, { id: searchId, query, groups }), controller.signal.aborted ? cancelledToast : null);
    } catch {
      end({ type: "stopped" }, failedToast);
    }
    account.onSpent();
  };

  /** Stores the results, also when the person has left the page meanwhile. */
  const finish = (email: string, { id, query, groups }: MadeSearch): SearchEvent => {
    if (!groups.some((group) => group.outcome !== "cancelled")) return { type: "stopped" };
    const at = new Date(deps.now());
    if (!groups.some((group) => group.jobs.length > 0)) {
      return { type: "finished", groups, at, searchId: id, savedId: null };
    }
    saveLater(email, { id, at, query, groups });
    return { type: "finished", groups, at, searchId: id, savedId: id };
  };

  const askAgain = async (wanted: readonly string[], account: Account) => {
    const { query, finishedAt, searchId, isSaved } = state;
    if (query === null || finishedAt === null || searchId === null || isSaved) return;
    const providers = wanted.filter(
      (provider) => state.groups.some(({ name }) => name === provider) && !state.asking.includes(provider),
    );
    if (providers.length === 0) return;
    const email = owner;
    // Another search, or another person, may have taken the place of these results.
    const isStill = () => owner === email && state.finishedAt === finishedAt;
    const take = (group: Group) => {
      if (!isStill()) return;
      const known = state.groups.find(({ name }) => name === group.name);
      if (group.has_error && known?.has_error === false) deps.showToast(failedAgainToast(group));
      const hasJobs = [...state.groups, group].some(({ jobs }) => jobs.length > 0);
      const savedId = state.savedId ?? (hasJobs ? searchId : null);
      dispatch({ type: "answered-again", group, savedId });
    };
    dispatch({ type: "asked-again", providers });
    const anew = { id: searchId, query: { ...query, services: providers } };
    const wasAsked = await askAnew(anew, account, take);
    if (!isStill()) return;
    dispatch({ type: "not-asked-again", providers });
    const { savedId: id, groups } = state;
    if (wasAsked && id !== null) saveLater(email, { id, at: finishedAt, query, groups });
  };

  /**
   * Asks portals again, concurrently, and shows each answer as it comes. @returns false when none was asked; a
   * toast says why
   */
  const askAnew = async (
    { id: searchId, query }: Pick<MadeSearch, "id" | "query">,
    account: Account,
    onAnswer: (group: Group) => void,
  ) => {
    if (!deps.isOnline()) {
      deps.showToast(offlineToast);
      return false;
    }
    try {
      const shortage = await findShortage(query, account);
      if (shortage !== null) {
        deps.showToast(shortage);
        return false;
      }
      const { signal } = new AbortController();
      const onRun = ({ group }: ProviderRun) => {
        if (group !== null) onAnswer(group);
      };
      await runSearch(query, { ...deps, searchId, fresh: true, signal, onRun });
      account.onSpent();
      return true;
    } catch {
      deps.showToast(failedToast);
      return false;
    }
  };

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    leave: () => {
      if (running === null) dispatch({ type: "left" });
    },
    start,
    askAgain,
    cancel: () => running?.abort(),
  };
}

export type SearchStore = {
  read: () => SearchState;
  subscribe: (listener: () => void) => () => void;
  /**
   * The page shows `address` (the query part, `?q=…`) to the owner of `email`: reopens the search it names,
   * or shows the form. A search that runs goes on, unless it belongs to another person.
   */
  open: (email: string, address: string) => void;
  /** The person left the page: results that are shown again later count as those of an earlier visit. */
  leave: () => void;
  /** Asks all providers; does nothing while a search runs, and says so when the results on screen are still valid. */
  start: (query: SearchQuery, account: Account) => Promise<void>;
  /**
   * Asks portals of the results on screen again, concurrently; each new answer replaces the former one of the
   * portal. None is asked when the fichas do not cover all of them.
   */
  askAgain: (providers: readonly string[], account: Account) => Promise<void>;
  /** Ends the search with the answers that came. */
  cancel: () => void;
};

/** A balance that cannot be read does not stop the search: the server refuses what the fichas do not cover. */
async function findShortage({ services }: SearchQuery, account: Account): Promise<Toast | null> {
  const credits = await account.refreshCredits().catch(() => null);
  const cost = searchCostCredits(services.length);
  if (credits === null || credits >= cost) return null;
  const text = refusalTexts.tooFewCreditsText(cost, services.length, credits);
  return { tone: "warning", title: refusalTexts.tooFewCredits, text };
}

/** The same question, answered by every portal a moment ago: its results are still valid. */
function isFreshRepeat(state: SearchState, query: SearchQuery, nowMs: number): boolean {
  if (state.query === null || state.finishedAt === null || state.isSaved) return false;
  return (
    isSameQuery(state.query, query) &&
    nowMs - state.finishedAt.getTime() < freeRepeatMs &&
    state.groups.every(isAnswered)
  );
}

const offlineToast: Toast = {
  tone: "warning",
  title: refusalTexts.offline,
  text: refusalTexts.offlineText,
};

const repeatedToast: Toast = {
  tone: "info",
  title: refusalTexts.repeated,
  text: refusalTexts.repeatedText,
};

const failedToast: Toast = { tone: "error", title: refusalTexts.failed, text: refusalTexts.failedText };

const cancelledToast: Toast = {
  tone: "info",
  title: refusalTexts.cancelled,
  text: refusalTexts.cancelledText,
};

/** A toast is needed, because the page still shows the older answer. */
function failedAgainToast(group: Group): Toast {
  const title = refusalTexts.againFailed(group.display_name);
  return { tone: "warning", title, text: describeGroup(group).said };
}

type MadeSearch = { id: string; query: SearchQuery; groups: Group[] };

type Account = {
  /** @returns the balance, before anything is spent */
  refreshCredits: () => Promise<number>;
  /** Called once when the balance has changed. */
  onSpent: () => void;
};

type StoreDeps = Pick<RunDeps, "askProvider" | "newKey" | "now"> & {
  device: { read: (key: string) => string | null; write: (key: string, value: string) => boolean };
  isOnline: () => boolean;
  /** Calls work that can wait until the screen has been drawn. */
  afterPaint: (work: () => void) => void;
  /** Has the server count the keywords; the search does not wait for it, and it never rejects. */
  recordTerm: (query: SearchQuery) => Promise<void>;
  showToast: (toast: Toast) => void;
};
