import type { Job } from "@vagou/contract/job";
import type { Outcome } from "@vagou/contract/outcome";
import type { Listing } from "@vagou/providers/core/listing";
import type { ProviderReply } from "@vagou/providers/core/provider";
import type { ListingFacts } from "../provider-health/describe-listings.ts";
import type { OffendingReply } from "../provider-health/offending-replies.ts";

/** What asking a provider brought. A failure is an answer of its outcome, never an exception. */
export type Answer = {
  outcome: Outcome;
  /** `suspension`: it was not asked, because it failed before. */
  source: "provider" | "suspension";
  /** The listings that are where it was asked, tidied and safe to show. */
  jobs: readonly Job[];
  /** How many the provider says it has, or null. */
  total: number | null;
  /** A part of the portal did not answer and the rest did: there may be more vacancies. */
  isPartial: boolean;
  /** Listings elsewhere than asked. */
  dropped: number;
  /** Items that could not be read. */
  skipped: number;
  /** What the listings, and the adapter, say about the provider's health; null when it was not asked. */
  facts: ListingFacts | null;
};

/** An answer of the portal itself, with what breaker, health and the operator's tools want to know of it. */
export type FetchedAnswer = Answer & {
  facts: ListingFacts;
  listings: readonly Listing[];
  /** Items that were read and left out by the adapter: no opening, too old, not what was asked. */
  leftOut: number;
  /** Our own line included. */
  tookMs: number;
  /** What an empty answer says of why it is empty ("no such occupation"), for those who watch an adapter; or null. */
  emptyBecause: string | null;
  /** Requests that went out; what was kept needs none. */
  requestCount: number;
  /** The first reply that held listings, or null. */
  firstReply: ProviderReply | null;
  /** The first reply that could not be read, or null. */
  offending: OffendingReply | null;
  /** When the portal wants to be asked again, if it said so. */
  notBefore: Date | null;
  /** Why requests failed, for the log: also those that were answered elsewhere. */
  causes: readonly unknown[];
};
