import type { Group, ProviderRun, SavedSearch, SearchQuery } from "../search-types.ts";

/** `query` is the question of the results on screen; null before the first search. */
export type SearchState = {
  mode: "initial" | "searching" | "results" | "no-results";
  query: SearchQuery | null;
  runs: ProviderRun[];
  groups: Group[];
  /** Portals of these results that are being asked again. */
  asking: readonly string[];
  /** Portals of these results that failed, were asked again and failed again. */
  failedAgain: readonly string[];
  finishedAt: Date | null;
  /** Names the search whose results are on screen, also in the statement of fichas. */
  searchId: string | null;
  /** The id under which the results can be reopened, as `searchId` of the address; null when they cannot. */
  savedId: string | null;
  /** The results come from an earlier visit. */
  isSaved: boolean;
};

export const initialState: SearchState = {
  mode: "initial",
  query: null,
  runs: [],
  groups: [],
  asking: [],
  failedAgain: [],
  finishedAt: null,
  searchId: null,
  savedId: null,
  isSaved: false,
};

export function reduceSearch(state: SearchState, event: SearchEvent): SearchState {
  if (event.type === "started") return started(event.query);
  if (event.type === "ran") return { ...state, runs: state.runs.map(replacedBy(event.run)) };
  if (event.type === "finished") {
    const { groups, at, searchId, savedId } = event;
    return { ...state, mode: modeOf(groups), groups, finishedAt: at, searchId, savedId };
  }
  if (event.type === "asked-again") return { ...state, asking: [...state.asking, ...event.providers] };
  if (event.type === "answered-again") return answeredAgain(state, event);
  if (event.type === "not-asked-again") return { ...state, asking: without(state.asking, event.providers) };
  if (event.type === "stopped") return { ...initialState, query: state.query };
  if (event.type === "reopened") return reopened(event.saved);
  // Results without an id cannot be reopened, so leaving the page discards them.
  if (event.type === "left" && state.savedId !== null) return { ...state, isSaved: true };
  return initialState;
}

function replacedBy(run: ProviderRun): (known: ProviderRun) => ProviderRun {
  return (known) => (known.provider === run.provider ? run : known);
}

function answeredAgain(
  state: SearchState,
  { group, savedId }: Extract<SearchEvent, { type: "answered-again" }>,
): SearchState {
  const asking = without(state.asking, [group.name]);
  const had = state.groups.find(({ name }) => name === group.name);
  const others = without(state.failedAgain, [group.name]);
  const failedAgain = had?.has_error && group.has_error ? [...others, group.name] : others;
  const groups = state.groups.map((known) => (known.name === group.name ? newer(known, group) : known));
  return { ...state, mode: modeOf(groups), groups, asking, failedAgain, savedId };
}

function without(all: readonly string[], some: readonly string[]): string[] {
  return all.filter((one) => !some.includes(one));
}

/** An older answer is better than none. */
function newer(known: Group, group: Group): Group {
  return group.has_error && !known.has_error ? known : group;
}

function started(query: SearchQuery): SearchState {
  const runs = query.services.map((provider): ProviderRun => ({ provider, status: "pending", group: null }));
  return { ...initialState, mode: "searching", query, runs };
}

function reopened({ id, query, city, state, services, results }: SavedSearch): SearchState {
  return {
    mode: modeOf(results.services),
    query: { query, city, state, services },
    runs: [],
    groups: results.services,
    asking: [],
    failedAgain: [],
    finishedAt: new Date(results.timestamp),
    searchId: id,
    savedId: id,
    isSaved: true,
  };
}

function modeOf(groups: Group[]): "results" | "no-results" {
  return groups.some((group) => group.jobs.length > 0) ? "results" : "no-results";
}

export type SearchEvent =
  | { type: "started"; query: SearchQuery }
  | { type: "ran"; run: ProviderRun }
  | { type: "finished"; groups: Group[]; at: Date; searchId: string; savedId: string | null }
  | { type: "asked-again"; providers: readonly string[] }
  | { type: "answered-again"; group: Group; savedId: string | null }
  | { type: "not-asked-again"; providers: readonly string[] }
  | { type: "stopped" }
  | { type: "left" }
  | { type: "reopened"; saved: SavedSearch }
  | { type: "reset" };
