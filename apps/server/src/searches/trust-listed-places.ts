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
  return listings.map((listing) => {
    const { listedIn, ...rest } = listing;
    if (listedIn === undefined) return listing;
    const witnesses = listings.filter((other) => isSame(other.listedIn, listedIn) && saysPlace(other));
    const asked = { keywords: "", city: listedIn.city ?? null, state: stateOf(listedIn) };
    const isBorneOut = witnesses.length > 0 && witnesses.every((other) => fitsAskedPlace(other, asked));
    return isBorneOut ? listing : rest;
  });
}

/** Remote work says nothing of where a list is from. */
function saysPlace({ place, workMode }: Listing): boolean {
  return workMode !== "remote" && (place?.city ?? place?.state ?? "") !== "";
}

function isSame(one: ListingPlace | undefined, other: ListingPlace): boolean {
  return one?.city === other.city && one?.state === other.state;
}

function stateOf({ state = "" }: ListingPlace): { uf: string; name: string } | null {
  const uf = findUf(state);
  return uf === undefined ? null : { uf, name: state };
}
