import { providerLabel } from "@vagou/contract/catalogue";
import { CallError } from "#lib/api/call-endpoint.ts";
import type { Group, SearchQuery } from "../search-types.ts";
import { lineTexts } from "../texts.ts";

/**
 * Asks one portal for its part of a search. A call that the network broke is sent once more with the same key, so that
 * it cannot be charged twice; at once, because a key is valid for ten minutes only.
 * @returns the portal's group; a failed call is a failed group
 * @throws the signal's reason where the signal came before the answer
 */
export async function askProvider(
  { provider, query, searchId, isFresh, key, signal }: Call,
  deps: CallDeps,
): Promise<Group> {
  const startedAtMs = deps.now();
  const ask = async () =>
    await deps.call("searchJobs", {
      body: {
        query: query.query,
        keywords: query.query.split(/\s+/).filter((word) => word !== ""),
        city: query.city,
        state: query.state,
        services: [provider],
        ...(isFresh && { fresh: true }),
        search_id: searchId,
      },
      idempotencyKey: key,
      ...(signal !== undefined && { signal }),
    });
  try {
    const { services } = await ask().catch((error: unknown) => {
      if (error instanceof CallError || signal?.aborted === true) throw error;
      return ask();
    });
    return services[0] ?? failedGroup(provider, deps.now() - startedAtMs, { said: lineTexts.unnamed });
  } catch (error) {
    signal?.throwIfAborted();
    return failedGroup(provider, deps.now() - startedAtMs, describeFailure(error));
  }
}

/** The part of a portal whose answer the person did not wait for: the server returns its fichas when it sees the closed connection. */
export function cancelledGroup(provider: string, tookMs: number): Group {
  return { ...emptyGroup(provider, tookMs), has_error: false, outcome: "cancelled", fichas: "releasing" };
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

type Call = {
  provider: string;
  query: SearchQuery;
  /** The search that this call is a part of, for the statement of fichas. */
  searchId: string;
  /** Asks the portal even where an older answer is available for free. */
  isFresh: boolean;
  /** The `Idempotency-Key`. */
  key: string;
  signal: AbortSignal | undefined;
};

export type CallDeps = {
  /** `callEndpoint`, for this one call. */
  call: (name: "searchJobs", options: CallOptions) => Promise<{ services: Group[] }>;
  now: () => number;
};

type CallOptions = {
  body: Omit<SearchQuery, "services"> & {
    keywords: string[];
    services: string[];
    fresh?: boolean;
    search_id: string;
  };
  idempotencyKey: string;
  signal?: AbortSignal;
};
