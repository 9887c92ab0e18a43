import type { Group, ProviderRun, SavedSearch, SearchQuery } from "./search-types.ts";

/** `query` is what the results on screen answer; null before the first search. */
export type SearchState = {
  mode: "initial" | "searching" | "results" | "no-results";
  query: SearchQuery | null;
  runs: ProviderRun[];
  groups: Group[];
  finishedAt: Date | null;
  /** The results come from this device, from an earlier visit. */
  isSaved: boolean;
};

export const initialState: SearchState = {
  mode: "initial",
  query: null,
  runs: [],
  groups: [],
  finishedAt: null,
  isSaved: false,
};

export function reduceSearch(state: SearchState, event: SearchEvent): SearchState {
  if (event.type === "started") return started(event.query);
  if (event.type === "finished") {
    return { ...state, mode: modeOf(event.groups), groups: event.groups, finishedAt: event.at };
  }
  if (event.type === "stopped") return { ...state, mode: "initial", groups: [], finishedAt: null };
  if (event.type === "reopened") return reopened(event.saved);
  const { run } = event;
  return { ...state, runs: state.runs.map((known) => (known.provider === run.provider ? run : known)) };
}

function started(query: SearchQuery): SearchState {
  const runs = query.services.map((provider): ProviderRun => ({ provider, status: "pending", group: null }));
  return { ...initialState, mode: "searching", query, runs };
}

function reopened({ query, city, state, services, results }: SavedSearch): SearchState {
  return {
    mode: modeOf(results.services),
    query: { query, city, state, services },
    runs: [],
    groups: results.services,
    finishedAt: new Date(results.timestamp),
    isSaved: true,
  };
}

function modeOf(groups: Group[]): "results" | "no-results" {
  return groups.some((group) => group.jobs.length > 0) ? "results" : "no-results";
}

type SearchEvent =
  | { type: "started"; query: SearchQuery }
  | { type: "ran"; run: ProviderRun }
  | { type: "finished"; groups: Group[]; at: Date }
  | { type: "stopped" }
  | { type: "reopened"; saved: SavedSearch };
