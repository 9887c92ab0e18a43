import type { Listing } from "@vagou/providers/core/listing";
import type { Provider, ProviderQuery } from "@vagou/providers/core/provider";
import { foldText } from "@vagou/providers/core/fold-text";
import { isMunicipality } from "@vagou/providers/core/is-municipality";
import { readState } from "../locations/places.ts";

/**
 * Checks a listing against the place that was asked, by the names of the IBGE. Remote work is
 * everywhere in Brazil. Where a listing does not say, the list it stood in counts, if it is one of a
 * place; else the provider is believed if it filters by itself.
 */
export function isInPlace(
  listing: Listing,
  query: ProviderQuery,
  { filters }: Pick<Provider, "filters">,
): boolean {
  if (!isBrazil(listing.place?.country)) return false;
  if (listing.workMode === "remote" || query.state === null) return true;

  const saysPlace = isSaid(listing.place?.city) || isSaid(listing.place?.state);
  const { city, state } = (saysPlace ? listing.place : listing.listedIn) ?? {};
  const found = isSaid(state) ? readState(state) : undefined;
  if (isSaid(state) ? found?.sigla !== query.state.uf : !filters.state) return false;
  // A town of which nobody says that it is Brazilian has to be one of the state's.
  if (
    isSaid(city) &&
    !isSaid(state) &&
    !isSaid(listing.place?.country) &&
    !isMunicipality(city, query.state.uf)
  )
    return false;
  if (query.city === null) return true;
  return isSaid(city) ? foldText(city) === foldText(query.city) : filters.city;
}

function isSaid(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== "";
}

function isBrazil(country: string | undefined): boolean {
  return !isSaid(country) || ["brasil", "brazil", "br"].includes(foldText(country));
}
