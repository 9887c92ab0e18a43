import type { ListingPlace } from "./listing.ts";
import { findUf } from "./states.ts";

/**
 * The place of a portal that gives city and state in fields of their own. Two capitals that are no UF are
 * a country as often as anything else: then only the city is sure, and it is not called Brazilian.
 */
export function placeByState(city: string | undefined, state: string | undefined): ListingPlace | undefined {
  if (state && !findUf(state)) return city ? { city } : undefined;
  if (!city && !state) return undefined;
  return { ...(city && { city }), ...(state && { state }), country: "Brasil" };
}
