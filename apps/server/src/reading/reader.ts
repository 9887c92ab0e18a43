import type { Job } from "@vagou/contract/job";
import type { Listing } from "@vagou/providers/core/listing";
import type { ParsedPage, Provider, ProviderQuery, ProviderReply } from "@vagou/providers/core/provider";
import type { ListingFacts } from "../provider-health/describe-listings.ts";

/** What listings become: postings where they were asked, and what they say of their provider's health. */
export type Postings = { jobs: readonly Job[]; facts: ListingFacts };

/**
 * Reads what portals send, which may take long or for ever: everything that an adapter and the sanitiser do
 * with it happens behind this. Where it takes too long or too much memory, the reply is `changed`.
 */
export type Reader = {
  /**
   * @throws {ProviderBlocked} {ProviderUnavailable} {ProviderChanged} as the adapter's `parseReply`; the
   *   last also for what cannot be read in time
   * @throws {ReaderBusy} too much waits already
   * @throws the signal's reason when it is aborted
   */
  readPage(
    provider: Provider,
    reply: ProviderReply,
    query: ProviderQuery,
    signal: AbortSignal,
  ): Promise<ParsedPage>;
  /** Drops what is elsewhere than asked and tidies the rest. @throws as `readPage` */
  toPostings(
    provider: Provider,
    listings: readonly Listing[],
    query: ProviderQuery,
    signal: AbortSignal,
  ): Promise<Postings>;
};

/** Thrown when so much waits to be read that a reply would only wait to be late. No failure of a portal. */
export class ReaderBusy extends Error {
  override readonly name = "ReaderBusy";
  readonly code = "READER_BUSY";
}
