import type { Listing } from "@vagou/providers/core/listing";
import type { Provider, ProviderQuery } from "@vagou/providers/core/provider";
import { isInPlace } from "../postings/is-in-place.ts";
import { toJob } from "../postings/to-job.ts";
import { describeListings } from "../provider-health/describe-listings.ts";
import type { Postings } from "./reader.ts";

/** Pure: what is elsewhere than asked or could not be opened is dropped, the rest tidied. */
export function toPostings(provider: Provider, listings: readonly Listing[], query: ProviderQuery): Postings {
  return {
    jobs: listings
      .filter((listing) => isInPlace(listing, query, provider))
      .map((listing) => toJob(provider.id, listing))
      .filter((job) => job !== null),
    facts: describeListings(listings, query, provider),
  };
}
