import { QueriesObserver, type QueryClient } from "@tanstack/react-query";
import { createShown } from "#ui/screen/create-shown.ts";
import type { Toast } from "#ui/toasts/toast.ts";
import type { UnfinishedSearch } from "#lib/session/unfinished-searches.ts";
import { askProviders, keyLifeMs } from "../asking/ask-providers.ts";
import { type Part, partQuery, partsKey } from "../asking/part-query.ts";
import { isAnswered, isSettled } from "../is-answered.ts";
import { searchPath } from "../search-path.ts";
import { isSameQuery, type Group, type SavedSearch, type SearchQuery } from "../search-types.ts";
import { refusalTexts } from "../texts.ts";
import { callAs } from "./call-as.ts";
import { createAskAgain } from "./create-ask-again.ts";
import { type Account, findShortage } from "./find-shortage.ts";
import { isFreeRepeat, isFreshRepeat } from "./is-fresh-repeat.ts";
import { emptyTab, type SearchView, type TabState, viewSearch } from "./search-view.ts";
import type { TabDeps } from "./tab-deps.ts";
import { cancelledToast, failedToast, offlineToast, repeatedToast } from "./tab-toasts.ts";

/**
 * The one search of a tab. It outlives the page that shows it: the tab watches its parts in the cache of queries, so
 * that leaving the page does not cancel a paid search, and coming back shows the progress or the results.
 */
export function createTabSearch(deps: TabDeps): TabSearch {
  const { client, kept } = deps;
  let owner = "";
  let shownAt = "";
  /** The address of this visit that names a search which is not stored: the loader and the page both open it. */
  let missingAt: string | null = null;
  let running: Running | null = null;
  /** Was interrupted in this tab, and goes on as soon as its page is on screen. */
  let waiting: UnfinishedSearch | null = null;
  let stopWatching = () => {};
  const shown = createShown(emptyTab);
  const { read } = shown;

  const show = (next: TabState) => {
    if (next.search?.id !== read().search?.id) {
      const stopEarlier = stopWatching;
      stopWatching = watchParts(client, next.search);
      stopEarlier();
    }
    shown.show(next);
  };

  const view = (): SearchView => {
    const { id = "", providers = [] } = read().search ?? {};
    const parts = providers.map((provider) => client.getQueryState<Part>(partQuery(id, provider).queryKey));
    return viewSearch(
      read(),
      parts.map((part) => ({ data: part?.data, isFetching: part?.fetchStatus === "fetching" })),
    );
  };

  const again = createAskAgain(deps, { owner: () => owner, read, view, show });

  const reopen = ({ id, query, city, state, services, results }: SavedSearch) => {
    const search = {
      id,
      providers: [...new Set(results.services.map(({ name }) => name))],
      finishedAt: new Date(results.timestamp),
      paidFromMs: results.paid_from_ms ?? 0,
      preparing: [],
      // A reload while portals were asked again goes on with the results of this visit.
      isSaved: again.find(id).length === 0,
    };
    show({ query: { query, city, state, services }, search });
    showGroups(id, results.services);
  };

  const showGroups = (id: string, groups: readonly Group[]) => {
    for (const group of groups)
      client.setQueryData(partQuery(id, group.name).queryKey, { group, again: null });
  };

  /** Results without vacancies have no id: their address is the question. */
  const isUnsaved = (address: string, { mode, savedId, query }: SearchView) =>
    mode === "no-results" && savedId === null && query !== null && searchPath(query) === `/jobs${address}`;

  const open = (email: string, address: string) => {
    if (email !== owner) {
      cancel();
      running = null;
      waiting = null;
      shownAt = "";
      missingAt = null;
      owner = email;
      show(emptyTab);
    }
    if (running !== null || waiting !== null) return;
    const own = deps.unfinished.findOwn(email);
    if (own !== null && deps.now() < own.startedAtMs + keyLifeMs) {
      waiting = own;
      showRunning(own);
      return showKept(own);
    }
    const id = new URLSearchParams(address).get("searchId");
    const shown = view();
    const isShown = id === null ? address === shownAt || isUnsaved(address, shown) : id === shown.savedId;
    shownAt = address;
    if (isShown) return;
    const saved = id === null ? null : kept.find(email, id);
    if (saved === null) show(emptyTab);
    else reopen(saved);
    const isMissing = id !== null && saved === null;
    if (isMissing && missingAt !== address) {
      deps.showToast({ tone: "warning", title: refusalTexts.unknownSaved });
    }
    missingAt = isMissing ? address : null;
  };

  const start = async (query: SearchQuery, account: Account) => {
    if (running !== null || waiting !== null) return;
    if (!view().isSaved && isFreshRepeat(view(), query, deps.now())) return deps.showToast(repeatedToast);
    if (!deps.isOnline()) return deps.showToast(offlineToast);
    await carryOut(query, null, account);
  };

  const resume = async (account: Account, id?: string) => {
    if (running !== null) return;
    const wanted = id === undefined ? waiting : deps.unfinished.find(owner, id);
    waiting = null;
    if (wanted === null) return await again.resume(account);
    if (deps.now() >= wanted.startedAtMs + keyLifeMs) return;
    await carryOut(queryOf(wanted), wanted, account);
  };

  /** Shows a search as running; its portals have no answer yet. */
  const showRunning = (search: UnfinishedSearch) => {
    const { id, services: providers } = search;
    show({
      query: queryOf(search),
      search: { id, providers, finishedAt: null, paidFromMs: 0, preparing: [], isSaved: false },
    });
  };

  /** Shows the answers of an interrupted search that this device has kept. */
  const showKept = ({ id, services }: UnfinishedSearch) => {
    const groups = kept.find(owner, id)?.results.services ?? [];
    showGroups(
      id,
      groups.filter((group) => isAnswered(group) && services.includes(group.name)),
    );
  };

  /**
   * Whether this device may keep results of the search. After a log-out, or the deletion of the account, it has forgotten the
   * search, also in other tabs; a session that ends by itself leaves it.
   */
  const mayKeep = (email: string, id: string) =>
    deps.whose() === email || deps.unfinished.find(email, id) !== null;

  const answeredSoFar = ({ id, services }: Pick<UnfinishedSearch, "id" | "services">): Group[] =>
    services.flatMap((provider) => {
      const group = client.getQueryData(partQuery(id, provider).queryKey)?.group;
      return group !== undefined && isAnswered(group) ? [group] : [];
    });

  /** @param before what was interrupted; null for a new search */
  const carryOut = async (query: SearchQuery, before: UnfinishedSearch | null, account: Account) => {
    const run: Running = { id: null, isCancelled: false, stopWaiting: () => {} };
    const cancelled = new Promise<null>((resolve) => {
      run.stopWaiting = () => resolve(null);
    });
    /** When the results were paid that this repeats for free. */
    const repeatedMs = isFreeRepeat(view(), query, deps.now()) ? view().paidFromMs : 0;
    running = run;
    const end = (next: TabState, toast: Toast | null) => {
      if (running !== run) return;
      running = null;
      show(next);
      if (toast !== null) deps.showToast(toast);
    };
    const stopped: TabState = { query, search: null };
    const former = read();
    const { groups: formerGroups, query: asked } = view();
    const isSame = asked !== null && isSameQuery({ ...asked, services: query.services }, query);
    /** Nothing was asked: results of the same question stay, any other question goes back into the form. */
    const endUnasked = (toast: Toast) => {
      if (!isSame || formerGroups.length === 0) return end(stopped, toast);
      end(former, toast);
      showGroups(former.search?.id ?? "", formerGroups);
    };
    const email = owner;
    let release = () => {};
    try {
      const search = before ?? { ...query, id: deps.newKey(), startedAtMs: deps.now(), isAsked: false };
      const { id, startedAtMs } = search;
      run.id = id;
      deps.unfinished.keep(email, search);
      release = deps.hold(id, () => {
        const groups = answeredSoFar(search);
        if (running !== run || !groups.some(({ jobs }) => jobs.length > 0) || !mayKeep(email, id)) return;
        kept.keepNow(email, { id, at: new Date(startedAtMs), query, groups });
      });
      showRunning(search);
      if (before !== null) showKept(before);
      if (!search.isAsked) {
        const found = await Promise.race([findShortage(query, account), cancelled]);
        const shortage = repeatedMs === 0 ? found : null;
        if (shortage !== null || run.isCancelled) {
          deps.unfinished.forget(email, id);
          return endUnasked(shortage ?? { tone: "info", title: refusalTexts.cancelled });
        }
        void deps.recordTerm(query);
        // A log-out meanwhile has dropped it.
        if (deps.whose() === email) deps.unfinished.keep(email, { ...search, isAsked: true });
      }
      const had = answeredSoFar(search);
      const open = query.services.filter((provider) => !had.some(({ name }) => name === provider));
      const asked = askProviders(
        { id, query: { ...query, services: open }, startedAtMs },
        { ...deps, call: callAs(deps, email) },
      );
      const came = [...had, ...(await Promise.all(asked)).map(({ group }) => group)];
      const groups = query.services.flatMap((provider) => came.find(({ name }) => name === provider) ?? []);
      const isAnyAnswer = groups.some(({ outcome }) => outcome !== "cancelled");
      const at = new Date(deps.now());
      // What is free was paid by another search, at a time that this tab does not know.
      const isKnown = groups.every(({ fichas }) => fichas !== "free");
      const paidFromMs = repeatedMs || (isKnown ? startedAtMs : 0);
      // Also when the person has left the page meanwhile.
      if (running === run && groups.some(({ jobs }) => jobs.length > 0) && mayKeep(email, id)) {
        kept.keep(email, { id, at, paidFromMs, query, groups });
      }
      // Where the session has ended, the search is offered again after the log-in.
      if (deps.whose() !== null) deps.unfinished.forget(email, id);
      const { services: providers } = query;
      end(
        isAnyAnswer
          ? { query, search: { id, providers, finishedAt: at, paidFromMs, preparing: [], isSaved: false } }
          : stopped,
        // Results say it themselves: a toast would lie over their title.
        run.isCancelled && !isAnyAnswer ? cancelledToast : null,
      );
    } catch {
      if (run.id !== null) deps.unfinished.forget(email, run.id);
      end(stopped, failedToast);
    } finally {
      release();
    }
    account.onSpent(!run.isCancelled && view().groups.every(isSettled));
  };

  const cancel = () => {
    if (running === null) return;
    running.isCancelled = true;
    running.stopWaiting();
    if (running.id !== null) void client.cancelQueries({ queryKey: partsKey(running.id) });
  };

  return {
    read,
    view,
    subscribe: shown.subscribe,
    open,
    leave: () => {
      missingAt = null;
      if (running !== null || waiting !== null) return;
      // Results without an id cannot be reopened, so leaving the page discards them.
      const { query, search } = read();
      const isKept = search !== null && view().savedId !== null;
      show(isKept ? { query, search: { ...search, isSaved: true } } : emptyTab);
    },
    start,
    resume,
    askAgain: again.ask,
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
   * Goes on with what a reload interrupted in this tab, a search or portals that were asked again, or with the unfinished
   * search that `id` names: nothing that was answered is asked or paid again. Does nothing without one, or when its keys
   * are not valid any more.
   */
  resume: (account: Account, id?: string) => Promise<void>;
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

function queryOf({ query, city, state, services }: UnfinishedSearch): SearchQuery {
  return { query, city, state, services };
}

/** `id` is null until the search has one. `stopWaiting` ends the wait for the balance. */
type Running = { id: string | null; isCancelled: boolean; stopWaiting: () => void };
