import { fillGaps } from "@vagou/providers/core/details";
import type { Listing } from "@vagou/providers/core/listing";
import type { ParsedPage, ProviderRequest } from "@vagou/providers/core/provider";

export type ReadPage = { request: ProviderRequest; page: ParsedPage };

/**
 * Joins what the pages of one answer held, in the order the listings first appeared. A detail
 * settles the card it was asked for: it takes the card's place, or takes the card back. Any other
 * repetition of an id fills the gaps of the earlier listing.
 */
export function collectListings(read: readonly ReadPage[]): Listing[] {
  const found = new Map<string, Listing>();
  for (const { request, page } of read) {
    if (request.card !== undefined) continue;
    for (const listing of page.listings) {
      const earlier = found.get(listing.providerListingId);
      found.set(listing.providerListingId, earlier === undefined ? listing : fillGaps(earlier, listing));
    }
  }
  for (const { request, page } of read) {
    if (request.card === undefined) continue;
    const [settled] = page.listings;
    if (settled !== undefined) found.set(request.card.providerListingId, settled);
    else if (page.leftOut > 0) found.delete(request.card.providerListingId);
  }
  return [...found.values()];
}
