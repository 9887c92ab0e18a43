import { isMunicipality } from "./is-municipality.ts";
import type { ListingPlace } from "./listing.ts";
import { findUf } from "./states.ts";

/**
 * The place of a portal that gives city and state, and perhaps the country, in fields of their own. Two capitals
 * are a country or a state abroad as often as a UF: where no country is said, "MA" is Maranhão only beside a
 * municipality of it. Else only the city is sure, and it is not called Brazilian.
 *
 * @param country as the portal says it; a portal that knows Brazilian places only says "Brasil"
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
