import type { Outcome } from "@vagou/contract/outcome";
import type { Listing } from "@vagou/providers/core/listing";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "@vagou/providers/core/outcome-errors";
import type {
  Asker,
  ParsedPage,
  Provider,
  ProviderQuery,
  ProviderReply,
  ProviderRequest,
} from "@vagou/providers/core/provider";
import type { OffendingReply } from "../provider-health/offending-replies.ts";
import { collectListings, type ReadPage } from "./collect-listings.ts";
import { BadRedirect, type HttpClient } from "./http-client.ts";
import { ReplyTooLarge } from "./read-body.ts";
import { RobotsDisallowed, RobotsUnreachable, type Robots } from "../etiquette/robots.ts";
import type { HostGate } from "../etiquette/host-gate.ts";

/** From the question to the last reply, a provider has this long. */
const providerDeadlineMs = 8_000;

/** What asking one provider brought. A failure is an answer of this kind, never an exception. */
export type ProviderAnswer = {
  outcome: Outcome;
  listings: readonly Listing[];
  /** Items that could not be read. */
  skipped: number;
  /** Items that were read and left out by the adapter: no opening, too old, not what was asked. */
  leftOut: number;
  /** How many the provider says it has, or null. */
  total: number | null;
  tookMs: number;
  requestCount: number;
  /** Filters that the adapter saw ignored. */
  ignored: readonly string[];
  /** The first reply that held listings, or null. */
  firstReply: ProviderReply | null;
  /** The first reply that could not be read, or null. */
  offending: OffendingReply | null;
  /** When the portal wants to be asked again, if it said so. */
  notBefore: Date | null;
  /** Why requests failed, for the log. */
  causes: readonly unknown[];
};

export type ProviderFetcher = {
  /**
   * Asks a provider everything its adapter wants to know about a query.
   * @param asker told only to providers that demand it
   * @throws the signal's reason when the asker goes away; nothing else
   */
  ask(provider: Provider, query: ProviderQuery, signal: AbortSignal, asker: Asker): Promise<ProviderAnswer>;
  close(): Promise<void>;
};

export function createProviderFetcher({
  httpClient,
  hostGate,
  robots,
  deadlineMs = providerDeadlineMs,
}: {
  httpClient: HttpClient;
  hostGate: HostGate;
  robots: Robots;
  deadlineMs?: number;
}): ProviderFetcher {
  return {
    ask: async (provider, query, signal, asker) => {
      const startedAt = performance.now();
      const deadline = AbortSignal.timeout(deadlineMs);
      const either = AbortSignal.any([signal, deadline]);
      const read: ReadPage[] = [];
      const causes: unknown[] = [];
      let notBefore: Date | null = null;
      let offending: OffendingReply | null = null;
      let firstReply: ProviderReply | null = null;

      const follow = async (request: ProviderRequest): Promise<readonly ProviderRequest[]> => {
        try {
          await robots.check(provider.id, request, either);
          const host = new URL(request.url).host;
          const reply = await hostGate.pass(host, provider.paceMs, either, () =>
            httpClient.fetchReply(request, either),
          );
          notBefore = reply.notBefore ?? notBefore;
          const page = parse(provider, reply, query, (cause) => (offending ??= { reply, cause }));
          read.push({ request, page });
          if (page.listings.length > 0) firstReply ??= reply;
          return page.next;
        } catch (error) {
          causes.push(error);
          return [];
        }
      };

      await followAll(provider, buildRequests(provider, query, asker), follow, either);
      signal.throwIfAborted();
      const listings = collectListings(read);
      return {
        outcome: judge(read, listings.length, causes, deadline.aborted),
        listings,
        skipped: read.reduce((sum, { page }) => sum + page.skipped, 0),
        leftOut: read.reduce((sum, { page }) => sum + page.leftOut, 0),
        total: read.find(({ page }) => page.total !== undefined)?.page.total ?? null,
        tookMs: Math.round(performance.now() - startedAt),
        requestCount: read.length + causes.length,
        ignored: [...new Set(read.flatMap(({ page }) => page.ignored ?? []))],
        firstReply,
        notBefore,
        offending,
        causes,
      };
    },
    close: () => httpClient.close(),
  };
}

function parse(
  provider: Provider,
  reply: ProviderReply,
  query: ProviderQuery,
  onFailure: (cause: Error) => void,
): ParsedPage {
  try {
    return provider.parseReply(reply, query);
  } catch (error) {
    if (error instanceof Error && !(error instanceof ProviderUnavailable)) onFailure(error);
    throw error;
  }
}

/** A person's address is nobody's business but a provider's whose terms demand it. */
function buildRequests(provider: Provider, query: ProviderQuery, asker: Asker): readonly ProviderRequest[] {
  return provider.credentials === undefined
    ? provider.buildRequests(query)
    : provider.buildRequests(query, asker);
}

/** First requests side by side, what they lead to as it comes, at most `requestsMax` in all. */
async function followAll(
  provider: Provider,
  first: readonly ProviderRequest[],
  follow: (request: ProviderRequest) => Promise<readonly ProviderRequest[]>,
  signal: AbortSignal,
): Promise<void> {
  let left = provider.requestsMax;
  const seen = new Set<string>();
  const start = async (requests: readonly ProviderRequest[]): Promise<void> => {
    const fresh = requests.filter((request) => {
      const key = `${request.method} ${request.url} ${request.body ?? ""}`;
      if (left === 0 || signal.aborted || seen.has(key)) return false;
      seen.add(key);
      left -= 1;
      return true;
    });
    await Promise.all(fresh.map(async (request) => start(await follow(request))));
  };
  await start(first);
}

/**
 * What was read counts even if a later page failed. With nothing read, the failure speaks; empty is
 * empty only where the provider said so on every page that could say it: not on those that only
 * led on, nor on details.
 */
function judge(read: readonly ReadPage[], found: number, causes: readonly unknown[], late: boolean): Outcome {
  if (found > 0) return "answered";
  const [cause] = causes;
  if (cause !== undefined) return outcomeOf(cause, late);
  const ends = read.filter(({ request, page }) => request.card === undefined && page.next.length === 0);
  return ends.length > 0 && ends.every(({ page }) => page.confirmedEmpty) ? "empty" : "answered";
}

function outcomeOf(cause: unknown, late: boolean): Outcome {
  if (cause instanceof ProviderBlocked || cause instanceof RobotsDisallowed) return "blocked";
  if (cause instanceof ProviderUnavailable || cause instanceof RobotsUnreachable) return "unavailable";
  if (cause instanceof ProviderChanged || cause instanceof ReplyTooLarge || cause instanceof BadRedirect) {
    return "changed";
  }
  if (late || isTimeout(cause)) return "timeout";
  // A network error has a code; anything else was thrown by the adapter on a reply it did not expect.
  return cause instanceof Error && "code" in cause ? "unavailable" : "changed";
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && /TIMEOUT|ETIMEDOUT/.test(String(cause.code));
}
