import type { Outcome } from "@vagou/contract/search/outcome";
import type { ProviderReply } from "@vagou/providers/core/provider";
import { noJobs, type PackedJobs } from "../postings/kept/packed-jobs.ts";
import type { ListingFacts } from "../provider-health/describe-listings.ts";
import type { UnreadableReply } from "../provider-health/unreadable-replies.ts";

/** The result of asking a provider. A failure is an answer with its outcome, never an exception. */
export type Answer = {
  outcome: Outcome;
  /** `suspension`: the provider was not asked, because it failed before. */
  source: "provider" | "suspension";
  /** The vacancies in the asked place, cleaned and safe to show. */
  jobs: PackedJobs;
  /** The number of vacancies that the provider says it has, or null. */
  total: number | null;
  /** One part of the portal did not answer and another did: there may be more vacancies. */
  isPartial: boolean;
  /** A vacancy that is not among them is not at the portal for this question; see `isWhole`. */
  isWhole: boolean;
  /** Number of listings in another place than the asked one. */
  dropped: number;
  /** Number of items that could not be read. */
  skipped: number;
  /** Facts of listings and adapter about the provider's health; null when it was not asked. */
  facts: ListingFacts | null;
};

/** An answer of the portal itself, with what the breaker, the health report and the operator's tools need. */
export type FetchedAnswer = Answer & {
  facts: ListingFacts;
  /** Items that the adapter read and left out: not a vacancy, too old, or not what was asked. */
  leftOut: number;
  /** The wait in our own line is included. */
  tookMs: number;
  /** Why an empty answer is empty ("no such occupation"), as the portal says it, for the log; or null. */
  emptyBecause: string | null;
  /** Requests that were sent to the portal; a kept reply needs none. */
  requestCount: number;
  /** The first reply that held listings, or null; null too if it was forgotten (`WhoWaits`). */
  firstReply: ProviderReply | null;
  /** The first reply that could not be read, or null. */
  offending: UnreadableReply | null;
  /** When the portal wants to be asked again, if it said so. */
  notBefore: Date | null;
  /** Why requests failed, for the log; it includes those that another address answered. */
  causes: readonly unknown[];
};

/** @returns what is known of a question for which no portal was asked: its outcome, and no vacancy */
export function answerWithout<Source extends string>(
  outcome: Outcome,
  source: Source,
): Omit<Answer, "source"> & { source: Source } {
  return {
    outcome,
    source,
    jobs: noJobs,
    total: null,
    isPartial: false,
    isWhole: false,
    dropped: 0,
    skipped: 0,
    facts: null,
  };
}
