import { fitsAskedPlace } from "@vagou/providers/core/fits-asked-place";
import type { Listing, ListingPlace } from "@vagou/providers/core/listing";
import { findUf } from "@vagou/providers/core/states";

/**
 * The list of a place vouches for its cards only where this very answer bears it out: of those that
 * say their place at least one is there, and none elsewhere. A vacancy in the wrong town costs a
 * person more than a missing one.
 *
 * @returns the listings, without `listedIn` where it is not to be trusted
 */
export function trustListedPlaces(listings: readonly Listing[]): Listing[] {
  const witnesses = Map.groupBy(listings.filter(saysPlace), ({ listedIn }) => keyOf(listedIn));
  const borneOut = new Map(
    [...witnesses].map(([key, those]) => [key, those.every((listing) => isWhereListed(listing))]),
  );
  return listings.map((listing) => {
    const { listedIn, ...rest } = listing;
    return listedIn === undefined || borneOut.get(keyOf(listedIn)) === true ? listing : rest;
  });
}

function isWhereListed(listing: Listing): boolean {
  const { listedIn } = listing;
  if (listedIn === undefined) return false;
  return fitsAskedPlace(listing, { keywords: "", city: listedIn.city ?? null, state: stateOf(listedIn) });
}

/** Remote work says nothing of where a list is from. */
function saysPlace({ place, workMode }: Listing): boolean {
  return workMode !== "remote" && (place?.city ?? place?.state ?? "") !== "";
}

function keyOf(place: ListingPlace | undefined): string {
  return JSON.stringify([place?.city, place?.state]);
}

function stateOf({ state = "" }: ListingPlace): { uf: string; name: string } | null {
  const uf = findUf(state);
  return uf === undefined ? null : { uf, name: state };
}
