import { fillGaps } from "@vagou/providers/core/reply/details";
import type { Listing } from "@vagou/providers/core/listing";
import type { ParsedPage, ProviderRequest } from "@vagou/providers/core/provider";

export type ReadPage = { request: ProviderRequest; page: ParsedPage };

/**
 * Joins the listings of one answer's pages, in the order they first appeared. A detail page decides about the card
 * it was asked for: its listing replaces the card, or the card is removed. Any other repetition of an id fills the
 * gaps of the earlier listing.
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
