import { foldText } from "../text/fold-text.ts";
import type { Listing } from "../listing.ts";
import type { ProviderQuery } from "../provider.ts";
import { findUf } from "./states.ts";

/**
 * For portals that ignore the asked place or add vacancies of other places: compares the listing's place
 * with it. Remote work fits everywhere; a listing is not left out for a field that it lacks.
 */
export function fitsAskedPlace({ place, workMode }: Listing, { city, state }: ProviderQuery): boolean {
  if (workMode === "remote") return true;
  const uf = place?.state === undefined ? undefined : findUf(place.state);
  if (state && uf !== undefined && uf !== state.uf) return false;
  return !city || place?.city === undefined || foldText(place.city) === foldText(city);
}
