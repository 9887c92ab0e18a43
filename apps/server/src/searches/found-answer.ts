import type { Job } from "@vagou/contract/job";
import type { Outcome } from "@vagou/contract/outcome";
import type { ListingFacts } from "../provider-health/describe-listings.ts";

/** What is known about a question after asking, from the cache or from the provider. */
export type FoundAnswer = {
  outcome: Outcome;
  jobs: readonly Job[];
  total: number | null;
  /** A part of the portal did not answer: there may be more vacancies. */
  isPartial: boolean;
  /** Older than what is sold: given for nothing, as the line at the portal is long. */
  isOlder: boolean;
  source: "provider" | "cache" | "suspension";
  /** Under which it is kept; null where there is nothing to keep. */
  answerId: string | null;
  /** When a cached answer was given; null for one that was just given. */
  cachedSince: Date | null;
  /** Listings elsewhere than asked, or that nobody could open. */
  dropped: number;
  skipped: number;
  /** What the listings say about the provider's health; null when it was not asked now. */
  facts: ListingFacts | null;
};

/** An answer for which the provider was not asked. */
export function unasked(outcome: Outcome, source: "cache" | "suspension"): FoundAnswer {
  return {
    outcome,
    source,
    jobs: [],
    total: null,
    isPartial: false,
    isOlder: false,
    answerId: null,
    cachedSince: null,
    dropped: 0,
    skipped: 0,
    facts: null,
  };
}
