import { integerMax } from "@vagou/contract/limits";
import { isAnswer } from "@vagou/contract/search/outcome";
import type { Asker, Provider, ProviderQuery, ProviderRequest } from "@vagou/providers/core/provider";
import { noJobs } from "../postings/kept/packed-jobs.ts";
import { describeListings } from "../provider-health/describe-listings.ts";
import type { ReadPage } from "../reading/collect-listings.ts";
import { joinPages } from "../reading/join-pages.ts";
import type { Postings, Reader } from "../reading/reader.ts";
import type { FetchedAnswer } from "./answer.ts";
import { askPages, isUnreadable } from "./ask-pages.ts";
import { createSendRequest } from "./send-request.ts";
import { defaultLineLimits, hostPaceOf } from "./etiquette/host-line.ts";
import type { ProviderLines } from "./etiquette/provider-lines.ts";
import type { Robots } from "./etiquette/robots.ts";
import { judgeOutcome } from "./judge-outcome.ts";
import { keepNothing, type KeptReplies } from "./kept-replies/kept-replies.ts";
import { createProviderTime, type TimeLimits } from "./provider-time.ts";
import { countFailures } from "./count-failures.ts";
import { isWhole } from "./is-whole.ts";
import type { HttpClient } from "./wire/http-client.ts";

export const defaultTimeLimits: TimeLimits = {
  /** For one question, from its first request on; the wait in our own line is not counted. */
  providerMs: 8_000,
  /** A question that waits in our line for longer is given up as `busy`; the person is told so and pays nothing. */
  lineMs: defaultLineLimits.waitMaxMs,
};

/** The names in our line for requests of no person: the operator's tools, and the refresh of kept replies. */
const operator = "operator";
const refresher = "refresh";

/**
 * `person`: whose place in our line the requests take; the lines are fair between people. `arrivedMs`: when the call came,
 * as `performance.now()` tells it: what passed since then is a part of the wait in our line.
 * `forgetsReplies`: no reply that was read is needed afterwards, so that its memory is free at once.
 */
export type WhoWaits = { person: string; arrivedMs?: number; forgetsReplies?: boolean };

/** However long a call waited before, its question has a moment for a line without anybody in it. */
const lineLeastMs = 1_000;

export type ProviderFetcher = {
  /**
   * Makes all requests of a provider's adapter for a query and reads the replies.
   * @param asker told only to providers whose terms demand it
   * @param waiting who waits, and since when
   * @throws only the signal's reason, when the caller disconnects
   */
  ask(
    provider: Provider,
    query: ProviderQuery,
    signal: AbortSignal,
    asker: Asker,
    waiting?: WhoWaits,
  ): Promise<FetchedAnswer>;
  /**
   * Whether `ask` would end at once as `busy`, because our line refuses each of its first requests. Nothing changes, and
   * the portal is not asked. False where it cannot be known: a kept reply may serve, or robots.txt is not read.
   */
  wouldRefuse(provider: Provider, query: ProviderQuery, asker: Asker, person: string): boolean;
  /** Makes a request with `keepForMs` again and keeps the reply, if its adapter can read it. Never throws. */
  refresh(provider: Provider, request: ProviderRequest): Promise<Refresh>;
  close(): Promise<void>;
};

/** `cause`: why nothing was kept. `notBefore`: when the portal wants to be asked again, if it said so. */
export type Refresh = { isKept: boolean; notBefore: Date | null; cause: unknown };

/**
 * @param keptReplies nothing is kept when it is left out
 * @param originMap a portal's origin → the origin of its stand-in; empty when the real portals are asked
 */
export function createProviderFetcher({
  httpClient,
  lines,
  robots,
  reader,
  keptReplies = keepNothing,
  limits = defaultTimeLimits,
  originMap,
}: {
  httpClient: HttpClient;
  lines: ProviderLines;
  robots: Robots;
  reader: Reader;
  keptReplies?: KeptReplies;
  limits?: TimeLimits;
  originMap: ReadonlyMap<string, string>;
}): ProviderFetcher {
  const sendRequest = createSendRequest({
    httpClient,
    lines,
    robots,
    reader,
    keptReplies,
    limits,
    originMap,
  });
  return {
    ask: async (
      provider,
      query,
      signal,
      asker,
      { person, arrivedMs, forgetsReplies = false } = { person: operator },
    ) => {
      const startedAt = performance.now();
      const time = createProviderTime({
        ...limits,
        lineMs: lineLeft(limits.lineMs, startedAt - (arrivedMs ?? startedAt)),
      });
      const first = buildRequests(provider, query, asker);
      const asked = await askPages(
        { sendRequest, reader, keptReplies },
        { provider, query, first },
        { person, time, signal: AbortSignal.any([signal, time.signal]), forgetsReplies },
      );
      time.stop();
      signal.throwIfAborted();

      const { read, failures, firstReply, requestCount, notBefore } = asked;
      const listings = asked.postings === null ? joinPages(provider, read) : [];
      let postings = asked.postings ?? noPostings(provider, query);
      const found = asked.postings === null ? listings.length : postings.facts.listingCount;
      const weighed = countFailures(read, failures, found);
      let { isPartial } = weighed;
      let { offending } = asked;
      let outcome = judgeOutcome(read, found, weighed.causes);
      const causes = failures.map(({ cause }) => cause);
      // Listings that came in time become postings even if the portal's time is over by now.
      if (listings.length > 0) {
        try {
          postings = await reader.toPostings(provider, listings, query, { person, signal });
        } catch (cause) {
          signal.throwIfAborted();
          causes.unshift(cause);
          isPartial = false;
          outcome = judgeOutcome([], 0, causes);
          if (firstReply !== null && isUnreadable(cause)) offending ??= { reply: firstReply, cause };
        }
      }
      // Where a part is missing, vacancies of other places alone are no answer: the asked place may be in that part.
      if (isPartial && postings.jobs.ids.length === 0) outcome = judgeOutcome(read, 0, weighed.causes);
      const hasAnswer = found > 0 || failures.length === 0;
      for (const [origin, needs] of asked.needs)
        lines.noteQuestion(hostPaceOf(origin, provider), needs, hasAnswer);
      const { jobs, facts } = postings;
      const ignored = read.flatMap(({ page }) => page.ignored ?? []);
      const confirmed = outcome === "empty" ? read.find(({ page }) => page.emptyBecause) : undefined;
      return {
        outcome,
        source: "provider",
        jobs,
        total: totalOf(read),
        isPartial,
        // A listing that was dropped may be in the asked place after all, and only not say so.
        isWhole: isAnswer(outcome) && jobs.ids.length === facts.listingCount && isWhole(first, asked, found),
        dropped: facts.listingCount - jobs.ids.length,
        skipped: sumOf(read, ({ page }) => page.skipped),
        facts: { ...facts, ignored: [...new Set([...ignored, ...facts.ignored])] },
        leftOut: sumOf(read, ({ page }) => page.leftOut),
        tookMs: Math.round(performance.now() - startedAt),
        emptyBecause: confirmed?.page.emptyBecause ?? null,
        requestCount,
        firstReply,
        offending,
        notBefore,
        causes,
      };
    },
    wouldRefuse: (provider, query, asker, person) => {
      const isFull = (address: string) =>
        lines.wouldRefuse(hostPaceOf(address, provider), { person, isFurther: false });
      if (!provider.origins.some(isFull)) return false;
      const first = buildRequests(provider, query, asker);
      // A host's second request stands behind its first one, so it would be refused too.
      const isRefused = (request: ProviderRequest) =>
        request.keepForMs === undefined && isFull(request.url) && robots.isKnownToAllow(provider.id, request);
      return first.length > 0 && first.every(isRefused);
    },
    refresh: async (provider, request) => {
      try {
        // The shared request has its own time limit (`sendShared`); this signal bounds the wait for it.
        const time = createProviderTime(limits);
        const patience = AbortSignal.timeout(limits.providerMs + limits.lineMs);
        const asked = await sendRequest(provider, request, patience, time, {
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

function noPostings(provider: Provider, query: ProviderQuery): Postings {
  return { jobs: noJobs, facts: describeListings([], query, provider) };
}

/** @returns the longest wait in our line of a question whose call came so long ago, in ms */
function lineLeft(lineMs: number, waitedMs: number): number {
  return Math.max(Math.min(lineMs, lineLeastMs), lineMs - waitedMs);
}

/** A person's IP address is told only to a provider whose terms demand it. */
function buildRequests(provider: Provider, query: ProviderQuery, asker: Asker): readonly ProviderRequest[] {
  return provider.credentials === undefined
    ? provider.buildRequests(query)
    : provider.buildRequests(query, asker);
}

/** The number of vacancies that the portal says it has; null when it says none, or an impossible one. */
function totalOf(read: readonly ReadPage[]): number | null {
  const total = read.find(({ page }) => page.total !== undefined)?.page.total;
  return total !== undefined && Number.isInteger(total) && total >= 0 && total <= integerMax ? total : null;
}

function sumOf(read: readonly ReadPage[], countOf: (page: ReadPage) => number): number {
  return read.reduce((sum, page) => sum + countOf(page), 0);
}
