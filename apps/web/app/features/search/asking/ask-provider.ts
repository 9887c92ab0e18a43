import { providerLabel } from "@vagou/contract/search/catalogue";
import { canDeriveJobIds } from "@vagou/contract/search/derived-job-id";
import { readShortSearch, shortSearchType, type ShortSearch } from "@vagou/contract/search/short-search";
import { type AnswerForm, CallError } from "#lib/api/call-endpoint.ts";
import type { Group, SearchQuery } from "../search-types.ts";
import { lineTexts } from "../texts.ts";
import type { Connection } from "./create-connection.ts";

/**
 * Asks one portal for its part of a search. A call that the network broke is sent again with the same key, so that it
 * cannot be charged twice: soon, and then when the connection is back, while the key is valid.
 * @returns the portal's group; a failed call is a failed group
 * @throws the signal's reason where the signal came before the answer
 */
export async function askProvider(
  { provider, query, searchId, isFresh, key, untilMs, signal, onBroken }: Call,
  deps: CallDeps,
): Promise<Group> {
  const startedAtMs = deps.now();
  const mayAskAgain = deps.connection.startWaiting(untilMs);
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
      ...(canDeriveJobIds() && { form: { type: shortSearchType, read: readShortSearch } }),
      ...(signal !== undefined && { signal }),
    });
  try {
    const { services } = await untilHeard(ask, {
      isOver: () => signal?.aborted === true,
      waitForConnection: async () => {
        onBroken();
        return await mayAskAgain(signal);
      },
    });
    return services[0] ?? failedGroup(provider, deps.now() - startedAtMs, { said: lineTexts.unnamed });
  } catch (error) {
    signal?.throwIfAborted();
    return failedGroup(provider, deps.now() - startedAtMs, describeFailure(error));
  }
}

/** @throws what broke the call where it is not sent again, or our server's refusal */
async function untilHeard<Answer>(
  ask: () => Promise<Answer>,
  { isOver, waitForConnection }: { isOver: () => boolean; waitForConnection: () => Promise<boolean> },
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if ((error instanceof CallError && !isBrokenByNetwork(error)) || isOver()) throw error;
      if (tries === 1) {
        await pass(soonMs);
        if (isOver()) throw error;
        continue;
      }
      if (!isBrokenByNetwork(error) || !(await waitForConnection())) throw error;
    }
  }
}

/**
 * A page that is left loses its calls a moment before it is gone, and some browsers let it see that: a call that it sent
 * again then would be for nothing.
 */
const soonMs = 250;

function pass(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

/**
 * The part of a portal whose answer the person did not wait for: the server returns its fichas when it sees the closed
 * connection. One that the network broke before may have been answered and charged.
 */
export function cancelledGroup(provider: string, tookMs: number, wasBroken: boolean): Group {
  return {
    ...emptyGroup(provider, tookMs),
    has_error: false,
    outcome: "cancelled",
    fichas: wasBroken ? "unknown" : "releasing",
  };
}

/** A call that our server refused was never charged; one that broke on the way may have been. */
function describeFailure(error: unknown): Failure {
  if (isBrokenByNetwork(error)) return { said: lineTexts.offline };
  if (error instanceof CallError) {
    if (error.code === "provider_disabled" || error.code === "provider_not_configured")
      return { said: lineTexts.off, isFree: true, isOff: true };
    const wasRefused =
      error.isRefusal &&
      // An old key may be that of an answer that was paid.
      error.code !== "idempotency_key_reused" &&
      error.status !== null &&
      (error.status < 500 || error.code === "overloaded");
    // From 429 on the reason passes: too many questions, or a server that is busy.
    const isUnasked = wasRefused && (error.status ?? 0) < 429;
    return { said: error.said ?? lineTexts.refused, isFree: wasRefused, isUnasked };
  }
  return { said: lineTexts.failed };
}

/**
 * `fetch` throws a TypeError when the network breaks. While our server is replaced, a proxy answers in its place, without a
 * code of ours. Any other error is unexpected.
 */
function isBrokenByNetwork(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    (error instanceof CallError && error.code === null && (error.status ?? 0) > 501)
  );
}

function failedGroup(
  provider: string,
  tookMs: number,
  { said, isFree = false, isOff = false, isUnasked = false }: Failure,
): Group {
  return {
    ...emptyGroup(provider, tookMs),
    has_error: true,
    outcome: "unavailable",
    error: said,
    fichas: isFree ? "free" : "unknown",
    ...(isOff && { is_off: true }),
    ...(isUnasked && { is_unasked: true }),
  };
}

type Failure = { said: string; isFree?: boolean; isOff?: boolean; isUnasked?: boolean };

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
  /** Until when the key is valid. */
  untilMs: number;
  signal: AbortSignal | undefined;
  /** Called when the network has broken the call: the server may have answered it. */
  onBroken: () => void;
};

export type CallDeps = {
  /** `callEndpoint`, for this one call. */
  call: (name: "searchJobs", options: CallOptions) => Promise<{ services: Group[] }>;
  now: () => number;
  connection: Pick<Connection, "startWaiting">;
};

type CallOptions = {
  body: Omit<SearchQuery, "services"> & {
    keywords: string[];
    services: string[];
    fresh?: boolean;
    search_id: string;
  };
  idempotencyKey: string;
  form?: AnswerForm<ShortSearch>;
  signal?: AbortSignal;
};
