import type { Part } from "../asking/part-query.ts";
import type { Group, SearchQuery } from "../search-types.ts";

/** The search of a tab, except what its portals said: that is in the cache of queries. */
export type TabState = {
  /** The question of the search, or what the form is filled with; null before the first search. */
  query: SearchQuery | null;
  search: TabSearch | null;
};

type TabSearch = {
  /** Names the search in the cache, in storage, in the address and in the statement of fichas. */
  id: string;
  /** The portals that have a part in it. */
  providers: readonly string[];
  /** Null while it runs. */
  finishedAt: Date | null;
  /** An instant before all payments of its answers; 0 where it is not known. */
  paidFromMs: number;
  /** Portals that will be asked again as soon as the balance is known. */
  preparing: readonly string[];
  /** Its results come from an earlier visit. */
  isSaved: boolean;
};

export const emptyTab: TabState = { query: null, search: null };

/** What the screens show. `query` is the question of the results, or what the form is filled with. */
export type SearchView = {
  mode: "initial" | "searching" | "results" | "no-results";
  query: SearchQuery | null;
  /** Each portal while the search runs. */
  runs: ProviderRun[];
  /** What the portals said; empty while the search runs. */
  groups: Group[];
  /** Portals of these results that are being asked again. */
  asking: readonly string[];
  /** Portals of these results that failed, were asked again and failed again. */
  failedAgain: readonly string[];
  finishedAt: Date | null;
  /** An instant before all payments of these results; 0 where it is not known. */
  paidFromMs: number;
  /** The id under which the results can be reopened, as `searchId` of the address; null when they cannot. */
  savedId: string | null;
  /** The results come from an earlier visit. */
  isSaved: boolean;
};

/** One portal's part while the search runs; `group` when it is done. */
export type ProviderRun = { provider: string; group: Group | null };

/** @param parts of the search's portals, in their order, as the cache has them */
export function viewSearch({ query, search }: TabState, parts: readonly SeenPart[]): SearchView {
  const view = { ...emptyView, query };
  if (search === null) return view;
  const { id, providers, finishedAt, paidFromMs, preparing, isSaved } = search;
  if (finishedAt === null) {
    const runs = providers.map((provider, index) => ({ provider, group: parts[index]?.data?.group ?? null }));
    return { ...view, mode: "searching", runs };
  }
  const known = parts.flatMap(({ data, isFetching }) => (data === undefined ? [] : { ...data, isFetching }));
  const groups = known.map(({ group }) => group);
  const hasJobs = groups.some(({ jobs }) => jobs.length > 0);
  return {
    ...view,
    mode: hasJobs ? "results" : "no-results",
    groups,
    asking: known
      .filter(({ group, isFetching }) => isFetching || preparing.includes(group.name))
      .map(({ group }) => group.name),
    failedAgain: known.filter(hasFailedAgain).map(({ group }) => group.name),
    finishedAt,
    paidFromMs,
    savedId: hasJobs || isSaved ? id : null,
    isSaved,
  };
}

type SeenPart = { data: Part | undefined; isFetching: boolean };

function hasFailedAgain({ group, again }: Part): boolean {
  return group.has_error && again?.has_error === true;
}

const emptyView: SearchView = {
  mode: "initial",
  query: null,
  runs: [],
  groups: [],
  asking: [],
  failedAgain: [],
  finishedAt: null,
  paidFromMs: 0,
  savedId: null,
  isSaved: false,
};
