import type { Listing } from "../listing.ts";
import type { ProviderQuery } from "../provider.ts";
import { isSameCity } from "./is-same-city.ts";
import { isWidePlace } from "./is-wide-place.ts";
import { findUf } from "./states.ts";

/**
 * For portals that ignore the asked place or add vacancies of other places: compares the listing's place
 * with it. Remote work fits everywhere; a listing is not left out for a field that it lacks, or for a region instead
 * of a town.
 */
export function fitsAskedPlace({ place, workMode }: Listing, { city, state }: ProviderQuery): boolean {
  if (workMode === "remote") return true;
  const uf = place?.state === undefined ? undefined : findUf(place.state);
  if (state && uf !== undefined && uf !== state.uf) return false;
  if (!city || place?.city === undefined || isWidePlace(place.city)) return true;
  return isSameCity(place.city, city, uf);
}
