import type { ListingPlace } from "../listing.ts";
import type { ProviderQuery } from "../provider.ts";
import { isSameCity } from "./is-same-city.ts";
import { findUf } from "./states.ts";

/**
 * Chooses which place of a vacancy to show for a query: the asked city, else one in the asked
 * state, else the first.
 */
export function choosePlace(places: readonly ListingPlace[], query: ProviderQuery): ListingPlace | undefined {
  const { city, state } = query;
  const isInState = (place: ListingPlace) =>
    state !== null && place.state !== undefined && findUf(place.state) === state.uf;
  const isCity = (place: ListingPlace) =>
    city !== null &&
    place.city !== undefined &&
    isSameCity(place.city, city, isInState(place) ? state?.uf : undefined);
  return (
    places.find((place) => isCity(place) && (isInState(place) || place.state === undefined)) ??
    places.find((place) => isInState(place)) ??
    places[0]
  );
}
