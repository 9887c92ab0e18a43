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
  const trusted = new Set(
    [...Map.groupBy(listings, ({ listedIn }) => keyOf(listedIn)).values()].filter(isBorneOut).flat(),
  );
  return listings.map((listing) => {
    const { listedIn, ...rest } = listing;
    return listedIn === undefined || trusted.has(listing) ? listing : rest;
  });
}

/** @param listings all that stood in the list of one place */
function isBorneOut(listings: readonly Listing[]): boolean {
  const listedIn = listings[0]?.listedIn;
  if (listedIn === undefined) return false;
  const witnesses = listings.filter((listing) => saysPlace(listing));
  const asked = { keywords: "", city: listedIn.city ?? null, state: stateOf(listedIn) };
  return witnesses.length > 0 && witnesses.every((witness) => fitsAskedPlace(witness, asked));
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
