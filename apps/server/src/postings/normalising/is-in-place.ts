import type { Listing } from "@vagou/providers/core/listing";
import type { Provider, ProviderQuery } from "@vagou/providers/core/provider";
import { foldText } from "@vagou/providers/core/text/fold-text";
import { isMunicipality } from "@vagou/providers/core/place/is-municipality";
import { isSameCity } from "@vagou/providers/core/place/is-same-city";
import { isWidePlace } from "@vagou/providers/core/place/is-wide-place";
import { readState } from "../../locations/places.ts";

/**
 * Checks whether a listing is in the asked place, by the names of the IBGE. Remote work is everywhere in Brazil. When
 * a listing does not say its place, the place of its list counts; without one, and with a region instead of a town, it
 * passes if the provider itself filters by place.
 */
export function isInPlace(
  listing: Listing,
  query: ProviderQuery,
  { filters }: Pick<Provider, "filters">,
): boolean {
  if (!isBrazil(listing.place?.country)) return false;
  if (listing.workMode === "remote" || query.state === null) return true;

  const saysPlace = isSaid(listing.place?.city) || isSaid(listing.place?.state);
  const { city: town, state } = (saysPlace ? listing.place : listing.listedIn) ?? {};
  // Most name the asked town itself.
  const city = isSaid(town) && town !== query.city && isWidePlace(town) ? undefined : town;
  const found = isSaid(state) ? readState(state) : undefined;
  if (isSaid(state) ? found?.sigla !== query.state.uf : !filters.state) return false;
  // A town without a state and a country must be the name of a town in the asked state.
  if (
    isSaid(city) &&
    !isSaid(state) &&
    !isSaid(listing.place?.country) &&
    !isMunicipality(city, query.state.uf)
  )
    return false;
  if (query.city === null) return true;
  return isSaid(city) ? isSameCity(city, query.city, found?.sigla) : filters.city;
}

function isSaid(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== "";
}

function isBrazil(country: string | undefined): boolean {
  return !isSaid(country) || ["brasil", "brazil", "br"].includes(foldText(country));
}
