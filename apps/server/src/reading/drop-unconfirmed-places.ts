import { fitsAskedPlace } from "@vagou/providers/core/place/fits-asked-place";
import type { Listing, ListingPlace } from "@vagou/providers/core/listing";
import { findUf } from "@vagou/providers/core/place/states";

/**
 * A card that does not say its place counts as in the place of its list only if the other cards of this list confirm
 * it: at least one says that place, and none says another. A vacancy in the wrong town costs a person more than a
 * missing one.
 *
 * @returns the listings, without `listedIn` where it is not trusted
 */
export function dropUnconfirmedPlaces(listings: readonly Listing[]): Listing[] {
  const trusted = new Set(
    [...Map.groupBy(listings, ({ listedIn }) => keyOf(listedIn)).values()].filter(isBorneOut).flat(),
  );
  return listings.map((listing) => {
    const { listedIn, ...rest } = listing;
    return listedIn === undefined || trusted.has(listing) ? listing : rest;
  });
}

/** @param listings all listings in the list of one place */
function isBorneOut(listings: readonly Listing[]): boolean {
  const listedIn = listings[0]?.listedIn;
  if (listedIn === undefined) return false;
  const witnesses = listings.filter((listing) => saysPlace(listing));
  const asked = { keywords: "", city: listedIn.city ?? null, state: stateOf(listedIn) };
  return witnesses.length > 0 && witnesses.every((witness) => fitsAskedPlace(witness, asked));
}

/** The place of a remote vacancy says nothing about the place of the list. */
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
