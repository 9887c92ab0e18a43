import { QueriesObserver, type QueryClient } from "@tanstack/react-query";
import type { Toast } from "#ui/toast.ts";
import { type AskDeps, askProviders } from "../asking/ask-providers.ts";
import { type Part, partQuery, partsKey } from "../asking/part-query.ts";
import type { KeptSearches } from "../recent/kept-searches.ts";
import { searchPath } from "../search-path.ts";
import type { SavedSearch, SearchQuery } from "../search-types.ts";
import { refusalTexts } from "../texts.ts";
import { type Account, findShortage } from "./find-shortage.ts";
import { isFreshRepeat } from "./is-fresh-repeat.ts";
import { emptyTab, type SearchView, type TabState, viewSearch } from "./search-view.ts";
import { cancelledToast, failedAgainToast, failedToast, offlineToast, repeatedToast } from "./tab-toasts.ts";

/**
 * The one search of a tab. It outlives the page that shows it: the tab watches its parts in the cache of queries, so
 * that leaving the page does not cancel a paid search, and coming back shows the progress or the results.
 */
export function createTabSearch(deps: TabDeps): TabSearch {
  const { client, kept } = deps;
  let tab = emptyTab;
  let owner = "";
  let shownAt = "";
  let running: Running | null = null;
  let stopWatching = () => {};
  const listeners = new Set<() => void>();

  const show = (next: TabState) => {
    if (next.search?.id !== tab.search?.id) {
      const stopEarlier = stopWatching;
      stopWatching = watchParts(client, next.search);
      stopEarlier();
    }
    tab = next;
    for (const listener of listeners) listener();
  };

  const view = (): SearchView => {
    const { id = "", providers = [] } = tab.search ?? {};
    const parts = providers.map((provider) => client.getQueryState<Part>(partQuery(id, provider).queryKey));
    return viewSearch(
      tab,
      parts.map((part) => ({ data: part?.data, isFetching: part?.fetchStatus === "fetching" })),
    );
  };

  const reopen = ({ id, query, city, state, services, results }: SavedSearch) => {
    const search = {
      id,
      providers: [...new Set(results.services.map(({ name }) => name))],
      finishedAt: new Date(results.timestamp),
      preparing: [],
      isSaved: true,
    };
    show({ query: { query, city, state, services }, search });
    for (const group of results.services) {
      client.setQueryData(partQuery(id, group.name).queryKey, { group, again: null });
    }
  };

  /** Results without vacancies have no id: their address is the question. */
  const isUnsaved = (address: string, { mode, savedId, query }: SearchView) =>
    mode === "no-results" && savedId === null && query !== null && searchPath(query) === `/jobs${address}`;

  const open = (email: string, address: string) => {
    if (email !== owner) {
      cancel();
      running = null;
      shownAt = "";
      owner = email;
      show(emptyTab);
    }
    if (running !== null) return;
    const id = new URLSearchParams(address).get("searchId");
    const shown = view();
    const isShown = id === null ? address === shownAt || isUnsaved(address, shown) : id === shown.savedId;
    shownAt = address;
    if (isShown) return;
    const saved = id === null ? null : kept.find(email, id);
    if (saved === null) show(emptyTab);
    else reopen(saved);
    if (id !== null && saved === null) {
      deps.showToast({ tone: "warning", title: refusalTexts.unknownSaved });
    }
  };

  const start = async (query: SearchQuery, account: Account) => {
    if (running !== null) return;
    if (isFreshRepeat(view(), query, deps.now())) return deps.showToast(repeatedToast);
    if (!deps.isOnline()) return deps.showToast(offlineToast);
    const run: Running = { id: null, isCancelled: false };
    running = run;
    const end = (next: TabState, toast: Toast | null) => {
      if (running !== run) return;
      running = null;
      show(next);
      if (toast !== null) deps.showToast(toast);
    };
    const stopped: TabState = { query, search: null };
    try {
      const email = owner;
      const id = deps.newKey();
      const search = { id, providers: query.services, finishedAt: null, preparing: [], isSaved: false };
      run.id = id;
      show({ query, search });
      const shortage = await findShortage(query, account);
      if (shortage !== null) return end(stopped, shortage);
      if (run.isCancelled) return end(stopped, { tone: "info", title: refusalTexts.cancelled });
      void deps.recordTerm(query);
      const groups = (await Promise.all(askProviders({ id, query }, deps))).map(({ group }) => group);
      const isAnyAnswer = groups.some(({ outcome }) => outcome !== "cancelled");
      const at = new Date(deps.now());
      // Also when the person has left the page meanwhile.
      if (running === run && groups.some(({ jobs }) => jobs.length > 0)) {
        kept.keep(email, { id, at, query, groups });
      }
      end(
        isAnyAnswer ? { query, search: { ...search, finishedAt: at } } : stopped,
        run.isCancelled ? cancelledToast : null,
      );
    } catch {
      end(stopped, failedToast);
    }
    account.onSpent();
  };

  const cancel = () => {
    if (running === null) return;
    running.isCancelled = true;
    if (running.id !== null) void client.cancelQueries({ queryKey: partsKey(running.id) });
  };

  const askAgain = async (wanted: readonly string[], account: Account) => {
    const { query, search } = tab;
    if (query === null || search === null || search.finishedAt === null || search.isSaved) return;
    const { id, finishedAt } = search;
    const { groups, asking } = view();
    const services = wanted.filter(
      (provider) => groups.some(({ name }) => name === provider) && !asking.includes(provider),
    );
    if (services.length === 0) return;
    const email = owner;
    // Another search, or another person, may have taken the place of these results.
    const isCurrent = () => owner === email && tab.search?.id === id;
    const prepare = (change: (preparing: readonly string[]) => string[]) => {
      if (!isCurrent() || tab.search === null) return;
      show({ ...tab, search: { ...tab.search, preparing: change(tab.search.preparing) } });
    };
    prepare((others) => [...others, ...services]);
    try {
      const refusal = deps.isOnline() ? await findShortage({ ...query, services }, account) : offlineToast;
      if (refusal !== null) return deps.showToast(refusal);
      const asked = askProviders({ id, query: { ...query, services }, isFresh: true }, deps);
      prepare((all) => without(all, services));
      const say = ({ group, again }: Part) => {
        if (again?.has_error === true && !group.has_error && isCurrent())
          deps.showToast(failedAgainToast(again));
      };
      await Promise.all(asked.map((part) => part.then(say)));
      account.onSpent();
      const { savedId, groups } = view();
      if (isCurrent() && savedId !== null) kept.keep(email, { id, at: finishedAt, query, groups });
    } catch {
      deps.showToast(failedToast);
    } finally {
      prepare((all) => without(all, services));
    }
  };

  return {
    read: () => tab,
    view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    leave: () => {
      if (running !== null) return;
      // Results without an id cannot be reopened, so leaving the page discards them.
      const { query, search } = tab;
      const isKept = search !== null && view().savedId !== null;
      show(isKept ? { query, search: { ...search, isSaved: true } } : emptyTab);
    },
    start,
    askAgain,
    cancel,
  };
}

export type TabSearch = {
  read: () => TabState;
  /** What the screens show now. */
  view: () => SearchView;
  /** Calls `listener` when `read` gives another state; what portals said is in the cache of queries. */
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

/** Keeps the parts of a search in the cache, and its calls alive. @returns a function that stops it */
function watchParts(client: QueryClient, search: TabState["search"]): () => void {
  if (search === null) return () => {};
  const { id, providers } = search;
  const observer = new QueriesObserver(
    client,
    providers.map((provider) => partQuery(id, provider)),
  );
  return observer.subscribe(() => {});
}

function without(all: readonly string[], some: readonly string[]): string[] {
  return all.filter((one) => !some.includes(one));
}

/** `id` is null until the search has one. */
type Running = { id: string | null; isCancelled: boolean };

type TabDeps = AskDeps & {
  kept: KeptSearches;
  isOnline: () => boolean;
  /** Has the server count the keywords; the search does not wait for it, and it never rejects. */
  recordTerm: (query: SearchQuery) => Promise<void>;
  showToast: (toast: Toast) => void;
};
