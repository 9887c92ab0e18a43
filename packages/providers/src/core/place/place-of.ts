import type { ListingPlace } from "../listing.ts";

/** @returns the place with the parts that are not blank; undefined where all are */
export function placeOf({
  city,
  state,
  country,
}: { [Part in keyof ListingPlace]?: string | null | undefined }): ListingPlace | undefined {
  const place: ListingPlace = {};
  if (city) place.city = city;
  if (state) place.state = state;
  if (country) place.country = country;
  return city || state || country ? place : undefined;
}
