import { fitsAskedPlace } from "../core/place/fits-asked-place.ts";
import { namesAskedPlace } from "../core/place/names-asked-place.ts";
import type { Listing } from "../core/listing.ts";
import { matchesKeywords } from "../core/text/matches-keywords.ts";
import type { ProviderQuery } from "../core/provider.ts";

/** `unsure`: the listing lacks the deciding field, but its detail may have it. */
export type Verdict = "fits" | "unsure" | "not";

/**
 * Compares a listing with the query. Before its detail is read, a listing has no text, and one without a
 * work mode may be remote.
 *
 * @param text its texts besides the title, as far as they are known
 */
export function judgeListing(listing: Listing, text: string, query: ProviderQuery): Verdict {
  const place = judgePlace(listing, query);
  if (place === "not") return place;
  const mode = listing.workMode === "remote" ? "remoto remota home office" : "";
  const known = [listing.title, listing.company, mode, text].join("\n");
  if (matchesKeywords(known, query.keywords)) return place;
  return listing.description === undefined ? "unsure" : "not";
}

function judgePlace(listing: Listing, query: ProviderQuery): Verdict {
  if (namesAskedPlace(listing, query)) return "fits";
  return listing.workMode === undefined || fitsAskedPlace(listing, query) ? "unsure" : "not";
}
