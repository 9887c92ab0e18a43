import type { Listing } from "@vagou/providers/core/listing";
import type { Provider } from "@vagou/providers/core/provider";
import { collectListings, type ReadPage } from "./collect-listings.ts";
import { dropUnconfirmedPlaces } from "./drop-unconfirmed-places.ts";

/** Pure: the listings of an answer's pages, each vacancy once. */
export function joinPages(provider: Provider, read: readonly ReadPage[]): Listing[] {
  const collected = collectListings(read);
  return dropUnconfirmedPlaces(provider.joinListings?.(collected) ?? collected);
}
