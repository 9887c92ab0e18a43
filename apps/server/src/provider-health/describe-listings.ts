import type { Listing } from "@vagou/providers/core/listing";
import type { Provider, ProviderQuery } from "@vagou/providers/core/provider";
import { isInPlace } from "../postings/normalising/is-in-place.ts";

/** Facts about the listings of one run, from which the provider's health is judged. */
export type ListingFacts = {
  listingCount: number;
  /** Field → in how many listings it is filled. */
  filled: Record<HealthField, number>;
  /** Filters that were asked for and that the portal, judged by its listings, did not apply. */
  ignored: string[];
};

export const healthFields = [
  "company",
  "place",
  "pay",
  "contract",
  "postedAt",
  "description",
  "requirements",
  "benefits",
] as const;

export type HealthField = (typeof healthFields)[number];

/** Up to this share of listings in other places, a filter counts as applied. */
const elsewhereShareMax = 0.3;

/** Pure: counts fields and compares places, for the run's record. */
export function describeListings(
  listings: readonly Listing[],
  query: ProviderQuery,
  provider: Pick<Provider, "filters">,
): ListingFacts {
  const filled = Object.fromEntries(
    healthFields.map((field) => [field, listings.filter((listing) => isFilled(listing, field)).length]),
  );
  return {
    listingCount: listings.length,
    filled: { ...emptyCounts, ...filled },
    ignored: ignoredFilters(listings, query, provider),
  };
}

const emptyCounts: Record<HealthField, number> = {
  company: 0,
  place: 0,
  pay: 0,
  contract: 0,
  postedAt: 0,
  description: 0,
  requirements: 0,
  benefits: 0,
};

function isFilled(listing: Listing, field: HealthField): boolean {
  const value = listing[field];
  return value !== undefined && !(Array.isArray(value) && value.length === 0) && value !== "";
}

function ignoredFilters(
  listings: readonly Listing[],
  query: ProviderQuery,
  { filters }: Pick<Provider, "filters">,
): string[] {
  const elsewhere = (asked: ProviderQuery) =>
    listings.filter((listing) => !isInPlace(listing, asked, { filters })).length;
  const isTooMuch = (count: number) => count > listings.length * elsewhereShareMax;
  if (query.state !== null && filters.state && isTooMuch(elsewhere({ ...query, city: null })))
    return ["state"];
  if (query.city !== null && filters.city && isTooMuch(elsewhere(query))) return ["city"];
  return [];
}
