import type { Listing } from "@vagou/providers/core/listing";
import type { Provider, ProviderQuery } from "@vagou/providers/core/provider";
import { isInPlace } from "../postings/normalising/is-in-place.ts";
import { packJobs } from "../postings/kept/packed-jobs.ts";
import { toJob } from "../postings/normalising/to-job.ts";
import { describeListings } from "../provider-health/describe-listings.ts";
import type { Postings } from "./reader.ts";

/** Pure: drops listings in other places and those without title or web address; makes postings of the others. */
export function toPostings(provider: Provider, listings: readonly Listing[], query: ProviderQuery): Postings {
  return {
    jobs: packJobs(
      listings
        .filter((listing) => isInPlace(listing, query, provider))
        .map((listing) => toJob(provider.id, listing))
        .filter((job) => job !== null),
    ),
    facts: describeListings(listings, query, provider),
  };
}
