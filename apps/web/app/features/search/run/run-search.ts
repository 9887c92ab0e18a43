import { providerLabel } from "@vagou/contract/catalogue";
import { CallError } from "#lib/call-endpoint.ts";
import { isAnswered } from "../is-answered.ts";
import type { Group, ProviderRun, SearchQuery } from "../search-types.ts";
import { lineTexts } from "../texts.ts";

/**
 * Asks every provider of `query` at once, one call each; a failing call fails that provider only.
 * A call that the network broke is sent once more with the same key, so it cannot be charged twice.
 * @returns one group a provider, in the order asked; `cancelled` where the signal came before the answer
 */
export async function runSearch(query: SearchQuery, deps: RunDeps): Promise<Group[]> {
  const asked = new Map(
    startingAnywhere(query.services, deps.now()).map((provider) => [provider, run(provider, query, deps)]),
  );
  return await Promise.all(query.services.flatMap((provider) => asked.get(provider) ?? []));
}

async function run(provider: string, query: SearchQuery, deps: RunDeps): Promise<Group> {
  deps.onRun({ provider, status: "loading", group: null });
  const group = await askProvider(provider, query, deps);
  deps.onRun({ provider, status: isAnswered(group) ? "success" : "error", group });
  return group;
}

/**
 * A browser sends six calls at a time. If every search began with the same six portals, all people would wait for
 * those six.
 */
function startingAnywhere(services: readonly string[], nowMs: number): string[] {
  const start = services.length === 0 ? 0 : nowMs % services.length;
  return [...services.slice(start), ...services.slice(0, start)];
}

async function askProvider(provider: string, query: SearchQuery, deps: RunDeps): Promise<Group> {
  const { query: keywords, city, state } = query;
  const ask = async () =>
    await deps.askProvider("searchJobs", {
      body: {
        query: keywords,
        keywords: keywords.split(/\s+/).filter((word) => word !== ""),
        city,
        state,
        services: [provider],
        ...(deps.fresh === true && { fresh: true }),
        search_id: deps.searchId,
      },
      idempotencyKey: key,
      signal: deps.signal,
    });
  const key = deps.newKey();
  const startedAtMs = deps.now();
  try {
    const answer = await ask().catch((error: unknown) => {
      if (error instanceof CallError || deps.signal.aborted) throw error;
      return ask();
    });
    const group = answer.services[0];
    return group ?? failedGroup(provider, deps.now() - startedAtMs, { said: lineTexts.unnamed });
  } catch (error) {
    if (deps.signal.aborted) return cancelledGroup(provider, deps.now() - startedAtMs);
    return failedGroup(provider, deps.now() - startedAtMs, describeFailure(error));
  }
}

/** A call that our server refused was never charged; one that broke on the way may have been. */
function describeFailure(error: unknown): Failure {
  if (error instanceof CallError) {
    const wasRefused =
      error.isRefusal && error.status !== null && (error.status < 500 || error.code === "overloaded");
    return { said: error.said ?? lineTexts.refused, isFree: wasRefused };
  }
  // `fetch` throws a TypeError when the network breaks; any other error is unexpected.
  return { said: error instanceof TypeError ? lineTexts.offline : lineTexts.failed };
}

function failedGroup(provider: string, tookMs: number, { said, isFree = false }: Failure): Group {
  return {
    ...emptyGroup(provider, tookMs),
    has_error: true,
    outcome: "unavailable",
    error: said,
    fichas: isFree ? "free" : "unknown",
  };
}

type Failure = { said: string; isFree?: boolean };

/** The server returns the fichas when it sees that the connection of the caller is closed. */
function cancelledGroup(provider: string, tookMs: number): Group {
  return { ...emptyGroup(provider, tookMs), has_error: false, outcome: "cancelled", fichas: "releasing" };
}

function emptyGroup(provider: string, tookMs: number) {
  return {
    name: provider,
    display_name: providerLabel(provider),
    count: 0,
    total: null,
    jobs: [],
    took_ms: tookMs,
    cached: false,
    age_s: null,
  };
}

export type RunDeps = {
  /** `callEndpoint`, for this one call. */
  askProvider: (name: "searchJobs", options: AskOptions) => Promise<{ services: Group[] }>;
  onRun: (run: ProviderRun) => void;
  /** Asks the portals even where an older answer is available for free. */
  fresh?: boolean;
  /** The search that these calls are parts of, for the statement of fichas. */
  searchId: string;
  newKey: () => string;
  now: () => number;
  signal: AbortSignal;
};

type AskOptions = {
  body: Omit<SearchQuery, "services"> & {
    keywords: string[];
    services: string[];
    fresh?: boolean;
    search_id: string;
  };
  idempotencyKey: string;
  signal: AbortSignal;
};
