import { integerMax } from "@vagou/contract/limits";
import type { Outcome } from "@vagou/contract/outcome";
import type { Listing } from "@vagou/providers/core/listing";
import type { Job } from "@vagou/contract/job";
import { ProviderUnavailable } from "@vagou/providers/core/outcome-errors";
import type {
  Asker,
  ParsedPage,
  Provider,
  ProviderQuery,
  ProviderReply,
  ProviderRequest,
} from "@vagou/providers/core/provider";
import { describeListings, type ListingFacts } from "../provider-health/describe-listings.ts";
import type { OffendingReply } from "../provider-health/offending-replies.ts";
import { keepNothing, type KeptReplies } from "./kept-replies/kept-replies.ts";
import { ReaderBusy, type Postings, type Reader } from "../reading/reader.ts";
import { createAskPortal } from "./ask-portal.ts";
import { collectListings, type ReadPage } from "./collect-listings.ts";
import type { HttpClient } from "./wire/http-client.ts";
import { judgeOutcome } from "./judge-outcome.ts";
import type { Robots } from "./etiquette/robots.ts";
import { defaultLineLimits, type PortalLines } from "./etiquette/portal-lines.ts";
import { createPortalTime, type TimeLimits } from "./portal-time.ts";
import { trustListedPlaces } from "./trust-listed-places.ts";
import { askElsewhere, weighFailures, type Failure } from "./weigh-failures.ts";

export const defaultTimeLimits: TimeLimits = {
  /** For one question, from its first request on; our own line at the portal is not counted. */
  portalMs: 8_000,
  /** A question that stands in our line for longer is given up as `busy`; the person is told and pays nothing. */
  lineMs: defaultLineLimits.waitMaxMs,
};

/** Who stands in line when no person is named: the operator's tools; what is fetched for everybody. */
const operator = "operator";
const refresher = "refresh";

/** What asking one provider brought. A failure is an answer of this kind, never an exception. */
export type ProviderAnswer = {
  outcome: Outcome;
  listings: readonly Listing[];
  /** The listings that are where it was asked, tidied and safe to show. */
  jobs: readonly Job[];
  /** What the listings, and the adapter, say about the provider's health. */
  facts: ListingFacts;
  /** Items that could not be read. */
  skipped: number;
  /** Items that were read and left out by the adapter: no opening, too old, not what was asked. */
  leftOut: number;
  /** How many the provider says it has, or null. */
  total: number | null;
  tookMs: number;
  /** What an empty answer says of why it is empty ("no such occupation"), for those who watch an adapter; or null. */
  emptyBecause: string | null;
  /** Requests that went out; what was kept needs none. */
  requestCount: number;
  /** The first reply that held listings, or null. */
  firstReply: ProviderReply | null;
  /** The first reply that could not be read, or null. */
  offending: OffendingReply | null;
  /** A part of the portal did not answer and the rest did: there may be more vacancies. */
  isPartial: boolean;
  /** When the portal wants to be asked again, if it said so. */
  notBefore: Date | null;
  /** Why requests failed, for the log: also those that were answered elsewhere. */
  causes: readonly unknown[];
};

export type ProviderFetcher = {
  /**
   * Asks a provider everything its adapter wants to know about a query.
   * @param asker told only to providers that demand it
   * @param person for whom it stands in line: the lines are fair between people
   * @throws the signal's reason when the asker goes away; nothing else
   */
  ask(
    provider: Provider,
    query: ProviderQuery,
    signal: AbortSignal,
    asker: Asker,
    person?: string,
  ): Promise<ProviderAnswer>;
  /** Makes a request with `keepForMs` again and keeps the reply, if its adapter can read it. Never throws. */
  refresh(provider: Provider, request: ProviderRequest): Promise<Refresh>;
  close(): Promise<void>;
};

/** `cause`: why nothing was kept. `notBefore`: when the portal wants to be asked again, if it said so. */
export type Refresh = { isKept: boolean; notBefore: Date | null; cause: unknown };

/** @param keptReplies nothing is kept when it is left out */
export function createProviderFetcher({
  httpClient,
  lines,
  robots,
  reader,
  keptReplies = keepNothing,
  limits = defaultTimeLimits,
}: {
  httpClient: HttpClient;
  lines: PortalLines;
  robots: Robots;
  reader: Reader;
  keptReplies?: KeptReplies;
  limits?: TimeLimits;
}): ProviderFetcher {
  const askPortal = createAskPortal({ httpClient, lines, robots, reader, keptReplies, limits });
  return {
    ask: async (provider, query, signal, asker, person = operator) => {
      const startedAt = performance.now();
      const time = createPortalTime(limits);
      const either = AbortSignal.any([signal, time.signal]);
      const read: ReadPage[] = [];
      const failures: Failure[] = [];
      const hosts = new Set<string>();
      let requestCount = 0;
      let notBefore: Date | null = null;
      let offending: OffendingReply | null = null;
      let firstReply: ProviderReply | null = null;

      const follow = async (request: ProviderRequest): Promise<readonly ProviderRequest[]> => {
        try {
          const kept = await keptReplies.find(provider.id, request);
          const keptPage =
            kept === undefined ? undefined : await tryToRead(reader, provider, kept, query, either);
          if (keptPage !== undefined) {
            read.push({ request, page: keptPage });
            return keptPage.next;
          }
          either.throwIfAborted();
          if (requestCount === provider.requestsMax) return [];
          requestCount += 1;
          const { host } = new URL(request.url);
          const isNeeded = () => read.every(({ page }) => page.listings.length === 0);
          const ticket = { person, isFurther: hosts.has(host), isNeeded };
          hosts.add(host);
          const { reply } = await askPortal(provider, request, either, time, ticket);
          notBefore = reply.notBefore ?? notBefore;
          const page = await reader.readPage(provider, reply, query, either).catch((cause: unknown) => {
            if (!either.aborted && isOffence(cause)) offending ??= { reply, cause };
            throw cause;
          });
          read.push({ request, page });
          if (page.listings.length > 0) firstReply ??= reply;
          return page.next;
        } catch (cause) {
          const failure = { request, cause };
          failures.push(failure);
          return askElsewhere(failure);
        }
      };

      await followAll(buildRequests(provider, query, asker), follow);
      time.stop();
      signal.throwIfAborted();
      const collected = collectListings(read);
      let listings = trustListedPlaces(provider.joinListings?.(collected) ?? collected);
      const weighed = weighFailures(read, failures, listings.length);
      let { isPartial } = weighed;
      let outcome = judgeOutcome(read, listings.length, weighed.causes);
      let postings: Postings = { jobs: [], facts: describeListings([], query, provider) };
      const causes = failures.map(({ cause }) => cause);
      // What came in time is tidied even if time is up by now.
      if (listings.length > 0) {
        try {
          postings = await reader.toPostings(provider, listings, query, signal);
        } catch (cause) {
          signal.throwIfAborted();
          causes.unshift(cause);
          listings = [];
          isPartial = false;
          outcome = judgeOutcome([], 0, causes);
          if (firstReply !== null && isOffence(cause)) offending ??= { reply: firstReply, cause };
        }
      }
      const ignored = read.flatMap(({ page }) => page.ignored ?? []);
      return {
        outcome,
        listings,
        jobs: postings.jobs,
        facts: { ...postings.facts, ignored: [...new Set([...ignored, ...postings.facts.ignored])] },
        skipped: read.reduce((sum, { page }) => sum + page.skipped, 0),
        leftOut: read.reduce((sum, { page }) => sum + page.leftOut, 0),
        total: totalOf(read),
        emptyBecause:
          outcome === "empty"
            ? (read.find(({ page }) => page.emptyBecause)?.page.emptyBecause ?? null)
            : null,
        tookMs: Math.round(performance.now() - startedAt),
        requestCount,
        firstReply,
        notBefore,
        offending,
        isPartial,
        causes,
      };
    },
    refresh: async (provider, request) => {
      try {
        // A kept reply's request has a time of its own; this one bounds the wait for it.
        const time = createPortalTime(limits);
        const patience = AbortSignal.timeout(limits.portalMs + limits.lineMs);
        const asked = await askPortal(provider, request, patience, time, {
          person: refresher,
          isFurther: true,
        });
        const { reply, whyNotKept: cause } = asked;
        return { isKept: cause === null, notBefore: reply.notBefore, cause };
      } catch (cause) {
        return { isKept: false, notBefore: null, cause };
      }
    },
    close: () => httpClient.close(),
  };
}

/** What the portal says that it has, where that can be a count at all. */
function totalOf(read: readonly ReadPage[]): number | null {
  const total = read.find(({ page }) => page.total !== undefined)?.page.total;
  return total !== undefined && Number.isInteger(total) && total >= 0 && total <= integerMax ? total : null;
}

/** A reply is worth keeping where it was read and not understood. */
function isOffence(cause: unknown): cause is Error {
  return cause instanceof Error && !(cause instanceof ProviderUnavailable || cause instanceof ReaderBusy);
}

/** What was kept may be older than the adapter: then it is asked for again. */
async function tryToRead(
  reader: Reader,
  ...read: Parameters<Reader["readPage"]>
): Promise<ParsedPage | undefined> {
  try {
    return await reader.readPage(...read);
  } catch {
    return undefined;
  }
}

/** A person's address is nobody's business but a provider's whose terms demand it. */
function buildRequests(provider: Provider, query: ProviderQuery, asker: Asker): readonly ProviderRequest[] {
  return provider.credentials === undefined
    ? provider.buildRequests(query)
    : provider.buildRequests(query, asker);
}

/** First requests side by side, what they lead to as it comes, each once. */
async function followAll(
  first: readonly ProviderRequest[],
  follow: (request: ProviderRequest) => Promise<readonly ProviderRequest[]>,
): Promise<void> {
  const seen = new Set<string>();
  const start = async (requests: readonly ProviderRequest[]): Promise<void> => {
    const fresh = requests.filter((request) => {
      const key = `${request.method} ${request.url} ${request.body ?? ""}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
    await Promise.all(fresh.map(async (request) => start(await follow(request))));
  };
  await start(first);
}
