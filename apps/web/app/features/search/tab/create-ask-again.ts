import type { AskedAgain } from "#lib/session/unfinished-searches.ts";
import { askProviders, keyLifeMs } from "../asking/ask-providers.ts";
import type { Part } from "../asking/part-query.ts";
import { isSettled } from "../is-answered.ts";
import type { SearchQuery } from "../search-types.ts";
import { callAs } from "./call-as.ts";
import { type Account, findShortage } from "./find-shortage.ts";
import type { SearchView, TabState } from "./search-view.ts";
import type { TabDeps } from "./tab-deps.ts";
import { failedAgainToast, failedToast, offlineToast } from "./tab-toasts.ts";

/** Asks portals of the results on screen again; a reload meanwhile interrupts nothing. */
export type AskAgain = {
  /** @returns what was asked again for a search, has no answer, and may still use its keys */
  find: (searchId: string) => AskedAgain[];
  /** Goes on with what a reload interrupted while portals were asked again. */
  resume: (account: Account) => Promise<void>;
  /** Asks them concurrently; none is asked when the fichas do not cover all. */
  ask: (providers: readonly string[], account: Account) => Promise<void>;
};

/** The results of a tab, and whose they are. */
type TabResults = {
  owner: () => string;
  read: () => TabState;
  view: () => SearchView;
  show: (next: TabState) => void;
};

export function createAskAgain(deps: TabDeps, { owner, read, view, show }: TabResults): AskAgain {
  const { kept } = deps;
  /** What is asked again now, by its id. */
  const askingAgain = new Set<string>();

  /** @returns what was asked again for a search, has no answer, and may still use its keys */
  const find = (searchId: string): AskedAgain[] =>
    deps.unfinished
      .findAgain(owner(), searchId)
      .filter(({ startedAtMs }) => deps.now() < startedAtMs + keyLifeMs);

  /** Goes on with what a reload interrupted while portals were asked again. */
  const resume = async (account: Account) => {
    const { query, search } = read();
    if (query === null || search === null || search.finishedAt === null) return;
    const at = search.finishedAt;
    const left = find(search.id).filter(({ id }) => !askingAgain.has(id));
    await Promise.all(
      left.map((again) =>
        carryOutAgain(again, { query, at }, account).catch(() => deps.showToast(failedToast)),
      ),
    );
  };

  const ask = async (wanted: readonly string[], account: Account) => {
    const { query, search } = read();
    if (query === null || search === null || search.finishedAt === null || search.isSaved) return;
    const { id, finishedAt } = search;
    const { groups, asking } = view();
    const services = wanted.filter(
      (provider) => groups.some(({ name }) => name === provider) && !asking.includes(provider),
    );
    if (services.length === 0) return;
    const email = owner();
    // Another search, or another person, may have taken the place of these results.
    const isCurrent = () => owner() === email && read().search?.id === id;
    const prepare = (change: (preparing: readonly string[]) => string[]) => {
      const tab = read();
      if (!isCurrent() || tab.search === null) return;
      show({ ...tab, search: { ...tab.search, preparing: change(tab.search.preparing) } });
    };
    prepare((others) => [...others, ...services]);
    try {
      const refusal = deps.isOnline() ? await findShortage({ ...query, services }, account) : offlineToast;
      if (refusal !== null) return deps.showToast(refusal);
      const again = { id: deps.newKey(), searchId: id, services, startedAtMs: deps.now() };
      const isDone = carryOutAgain(again, { query, at: finishedAt }, account);
      prepare((all) => without(all, services));
      await isDone;
    } catch {
      deps.showToast(failedToast);
    } finally {
      prepare((all) => without(all, services));
    }
  };

  /** Asks portals of the results on screen again, and keeps what they say. */
  const carryOutAgain = async (
    again: AskedAgain,
    { query, at }: { query: SearchQuery; at: Date },
    account: Account,
  ) => {
    const { searchId: id, services, startedAtMs } = again;
    const email = owner();
    const isCurrent = () => owner() === email && read().search?.id === id;
    askingAgain.add(again.id);
    deps.unfinished.keepAgain(email, again);
    try {
      const asked = askProviders(
        { id, query: { ...query, services }, againId: again.id, startedAtMs },
        { ...deps, call: callAs(deps, email) },
      );
      const say = ({ group, again: answer }: Part) => {
        if (answer?.has_error === true && !group.has_error && isCurrent())
          deps.showToast(failedAgainToast(answer));
      };
      await Promise.all(asked.map((part) => part.then(say)));
    } finally {
      askingAgain.delete(again.id);
      deps.unfinished.forgetAgain(again.id);
    }
    const { savedId, groups, paidFromMs } = view();
    account.onSpent(groups.every(isSettled));
    // After a log-out, or the deletion of the account, nothing more is kept.
    if (isCurrent() && savedId !== null && deps.whose() === email)
      kept.keep(email, { id, at, paidFromMs, query, groups });
  };

  return { find, resume, ask };
}

function without(all: readonly string[], some: readonly string[]): string[] {
  return all.filter((one) => !some.includes(one));
}
