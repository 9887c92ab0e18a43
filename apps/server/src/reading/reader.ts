import type { Listing } from "@vagou/providers/core/listing";
import type { ParsedPage, Provider, ProviderQuery, ProviderReply } from "@vagou/providers/core/provider";
import type { PackedJobs } from "../postings/kept/packed-jobs.ts";
import type { ListingFacts } from "../provider-health/describe-listings.ts";

/** The result of reading listings: the postings in the asked place, and facts about the provider's health. */
export type Postings = { jobs: PackedJobs; facts: ListingFacts };

/**
 * A page; where it is the whole answer, its postings come with it, and its listings are left out: they would be carried
 * to the thread that serves and back.
 */
export type WholePage = { page: ParsedPage; postings: Postings | null };

/** `person`: whose reply it is; where replies wait to be read, each person in turn gets one read. */
export type ReadingTurn = { person: string; signal: AbortSignal };

/**
 * Reads the replies of portals: all work of adapters and of the sanitiser, which a hostile reply can make very slow or
 * endless. A reply that takes too long or too much memory counts as `changed`.
 */
export type Reader = {
  /**
   * @throws {ProviderBlocked} {ProviderUnavailable} {ProviderChanged} as the adapter's `parseReply`; the
   *   last also for a reply that cannot be read in time
   * @throws {ReaderBusy} too many replies wait already
   * @throws the signal's reason when it is aborted
   */
  readPage(
    provider: Provider,
    reply: ProviderReply,
    query: ProviderQuery,
    turn: ReadingTurn,
  ): Promise<ParsedPage>;
  /** As `readPage`, for the reply to a question's only request, which is the whole answer unless it leads to more. */
  readWhole(
    provider: Provider,
    reply: ProviderReply,
    query: ProviderQuery,
    turn: ReadingTurn,
  ): Promise<WholePage>;
  /** Drops listings in other places than the asked one and makes postings of the others. @throws as `readPage` */
  toPostings(
    provider: Provider,
    listings: readonly Listing[],
    query: ProviderQuery,
    turn: ReadingTurn,
  ): Promise<Postings>;
};

/**
 * Thrown when so many replies wait that a further one could not be read in time, or the machine had no time to read one.
 * No failure of a portal.
 */
export class ReaderBusy extends Error {
  override readonly name = "ReaderBusy";
  readonly code = "READER_BUSY";
}
