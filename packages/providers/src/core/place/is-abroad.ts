import type { ListingPlace } from "../listing.ts";

/** @returns true when the place names another country; a place without a country is Brazilian */
export function isAbroad({ country = "Brasil" }: ListingPlace = {}): boolean {
  return country !== "Brasil";
}
