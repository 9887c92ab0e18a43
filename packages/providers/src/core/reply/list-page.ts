import type { Listing } from "../listing.ts";
import { fitsAskedPlace } from "../place/fits-asked-place.ts";
import type { ParsedPage, ProviderQuery, ProviderRequest } from "../provider.ts";
import { matchesKeywords } from "../text/matches-keywords.ts";
import { trustKeywords } from "../text/trust-keywords.ts";
import { detailRequests } from "./details.ts";
import { selectListings } from "./read-items.ts";

/** What an adapter makes of the readable items of a list. */
export type ListFacts<Item> = {
  /** Returns null for an item that is left out on purpose. */
  toListing: (item: Item) => Listing | null;
  /** For portals that also show what was not asked. */
  asked?: Asked<Item>;
  /** How many vacancies the portal counts for the query; undefined where it does not say. */
  total?: number | undefined;
  ignored?: ParsedPage["ignored"];
  /** The request for the next page. */
  next?: ProviderRequest | false | "" | null | undefined;
  /** Requests the pages of the newest vacancies, at most `max` of them. */
  details?: { max: number; request: (listing: Listing) => ProviderRequest };
};

/** An item is left out when its text lacks an asked word, or when its listing names another place. */
type Asked<Item> = {
  query: ProviderQuery;
  /** All the text that an item shows. */
  text: (item: Item) => string;
  /** More text, for portals that search in it: read only where `text` lacks a word, because to compare it takes long. */
  longText?: (item: Item) => string;
  /** True where the portal searches texts that its cards do not show: see `trustKeywords`. */
  trustsPage?: boolean;
};

/** @returns the page of a list whose items were read; without any item it counts as empty */
export function listPage<Item>(
  { items, skipped }: { items: readonly Item[]; skipped: number },
  { toListing, asked, total, ignored, next, details }: ListFacts<Item>,
): ParsedPage {
  const trust = asked?.trustsPage ? trustKeywords(items, asked.text, asked.query.keywords) : null;
  const { listings, leftOut } = selectListings(items, (item) => {
    if (!asked) return toListing(item);
    const fits = trust ? trust.fits(item) : holdsWords(item, asked);
    const listing = fits ? toListing(item) : null;
    return listing && fitsAskedPlace(listing, asked.query) ? listing : null;
  });
  return {
    listings,
    skipped,
    leftOut,
    // The portal's total counts the items that were left out, too.
    total: leftOut === 0 ? total : undefined,
    ignored: trust?.isIgnored ? ["keywords"] : ignored,
    confirmedEmpty: items.length === 0,
    next: [
      ...(next ? [next] : []),
      ...(details ? detailRequests(listings, details.max, details.request) : []),
    ],
  };
}

function holdsWords<Item>(item: Item, { query: { keywords }, text, longText }: Asked<Item>): boolean {
  const short = text(item);
  if (matchesKeywords(short, keywords)) return true;
  return longText !== undefined && matchesKeywords(`${short}\n${longText(item)}`, keywords);
}
