import type { Listing } from "../listing.ts";
import type { ProviderQuery } from "../provider.ts";
import { fitsAskedPlace } from "./fits-asked-place.ts";

/**
 * For portals that take the place as free text or ignore it: as `fitsAskedPlace`, and a listing has to name the asked
 * state, and the asked city, too. Remote work is for the whole country.
 */
export function namesAskedPlace(listing: Listing, query: ProviderQuery): boolean {
  const { place, workMode } = listing;
  if (workMode === "remote" || query.state === null) return true;
  const isNamed = place?.state !== undefined && (query.city === null || place.city !== undefined);
  return isNamed && fitsAskedPlace(listing, query);
}
