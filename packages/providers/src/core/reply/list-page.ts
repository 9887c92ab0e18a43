import type { Listing } from "../listing.ts";
import type { ParsedPage, ProviderRequest } from "../provider.ts";
import { detailRequests } from "./details.ts";
import { selectListings } from "./read-items.ts";

/** What an adapter makes of the readable items of a list. */
export type ListFacts<Item> = {
  /** Returns null for an item that is left out on purpose. */
  toListing: (item: Item) => Listing | null;
  /** How many vacancies the portal counts for the query; undefined where it does not say. */
  total?: number | undefined;
  ignored?: ParsedPage["ignored"];
  /** The request for the next page. */
  next?: ProviderRequest | false | "" | null | undefined;
  /** Asks the own pages of the newest vacancies, at most `max`. */
  details?: { max: number; request: (listing: Listing) => ProviderRequest };
};

/** @returns the page of a list whose items were read; without any item it counts as empty */
export function listPage<Item>(
  { items, skipped }: { items: readonly Item[]; skipped: number },
  { toListing, total, ignored, next, details }: ListFacts<Item>,
): ParsedPage {
  const { listings, leftOut } = selectListings(items, toListing);
  return {
    listings,
    skipped,
    leftOut,
    // The portal's total counts the items that were left out, too.
    total: leftOut === 0 ? total : undefined,
    ignored,
    confirmedEmpty: items.length === 0,
    next: [
      ...(next ? [next] : []),
      ...(details ? detailRequests(listings, details.max, details.request) : []),
    ],
  };
}
