import { originFields, type Listing, type OriginField } from "../listing.ts";

/** What an adapter read of a vacancy; `id` is the portal's own. Each other field may be missing, null or blank. */
export type ReadFields = {
  [Field in Exclude<keyof Listing, "providerListingId">]?: Listing[Field] | "" | null | undefined;
} & Pick<Listing, "title" | "url"> & {
    id: string;
    /** Looks in free text for what the portal does not state; what it finds is marked as derived. */
    found?: { [Field in OriginField]?: () => Listing[Field] | undefined };
  };

/** @returns the listing with the fields that were read, and no others. */
export function listingOf(read: ReadFields): Listing {
  const { company, place, listedIn, workMode, contract, level, pay, description, postedAt, expiresAt } = read;
  const { id, title, url, requirements, benefits, derived, found } = read;
  const listing: Listing = {
    providerListingId: id,
    title,
    url,
    requirements: requirements || [],
    benefits: benefits || [],
  };
  if (company) listing.company = company;
  if (place) listing.place = place;
  if (listedIn) listing.listedIn = listedIn;
  if (workMode) listing.workMode = workMode;
  if (contract) listing.contract = contract;
  if (level) listing.level = level;
  if (pay) listing.pay = pay;
  if (description) listing.description = description;
  if (postedAt) listing.postedAt = postedAt;
  if (expiresAt) listing.expiresAt = expiresAt;
  if (derived && derived.length > 0) listing.derived = derived;
  return found ? withFound(listing, found) : listing;
}

/** A found field never replaces a stated one. */
export function withFound(listing: Listing, found: NonNullable<ReadFields["found"]>): Listing {
  const pay = listing.pay ? undefined : found.pay?.();
  const postedAt = listing.postedAt ? undefined : found.postedAt?.();
  const contract = listing.contract ? undefined : found.contract?.();
  const workMode = listing.workMode ? undefined : found.workMode?.();
  const added = {
    ...(pay && { pay }),
    ...(postedAt && { postedAt }),
    ...(contract && { contract }),
    ...(workMode && { workMode }),
  };
  const derived = originFields.filter((field) => field in added || listing.derived?.includes(field));
  return { ...listing, ...added, ...(derived.length > 0 && { derived }) };
}
