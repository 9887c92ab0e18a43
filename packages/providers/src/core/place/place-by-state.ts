import { isMunicipality } from "./is-municipality.ts";
import type { ListingPlace } from "../listing.ts";
import { findUf } from "./states.ts";

/**
 * Reads the place of a portal that gives city and state, and perhaps the country, in fields of their own. Two
 * capital letters are as often a country or a foreign state as a UF: where no country is given, "MA" is Maranhão
 * only beside a municipality of it. Else only the city is certain, and the place is not called Brazilian.
 *
 * @param country as the portal gives it; for a portal with Brazilian places only, "Brasil"
 */
export function placeByState(
  city: string | undefined,
  state: string | undefined,
  country?: string,
): ListingPlace | undefined {
  if (!city && !state && !country) return undefined;
  const place = { ...(city && { city }), ...(state && { state }) };
  if (country && !/^bra[sz]il$|^br$/i.test(country)) return { ...place, country };
  if (state && !isStateOf(state, country ? undefined : city)) return city ? { city } : undefined;
  return { ...place, country: "Brasil" };
}

function isStateOf(state: string, city: string | undefined): boolean {
  const uf = findUf(state);
  return uf !== undefined && (city === undefined || state.trim().length > 2 || isMunicipality(city, uf));
}
