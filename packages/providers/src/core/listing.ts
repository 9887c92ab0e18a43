/** How a posting is worked, as the contract names it. */
export type WorkMode = "remote" | "hybrid" | "onsite";

/** One item as a provider shows it: only what it says, nothing filled in. */
export type Listing = {
  /** The provider's own id, always as text. */
  providerListingId: string;
  title: string;
  /** Absolute http(s) address a person can open. */
  url: string;
  company?: string;
  place?: ListingPlace;
  /**
   * The place whose own list this card stood in, where the portal is known to keep such lists to
   * their place. It counts when the place is checked, until the listing says its own; never shown.
   */
  listedIn?: ListingPlace;
  workMode?: WorkMode;
  /** CLT, PJ, Estágio, Temporário … */
  contract?: string;
  pay?: ListingPay;
  /** HTML or plain text as received; never shown before it is sanitised. */
  description?: string;
  requirements: readonly string[];
  benefits: readonly string[];
  /** ISO 8601, a day (`2026-10-09`) or an instant, as precise as the provider is. */
  postedAt?: string;
  /** ISO 8601, as `postedAt`. */
  expiresAt?: string;
  /** Of the fields present, those that we read out of free text; all others the provider states in a field. */
  derived?: readonly OriginField[];
};

/** Fields whose origin a reader may want to know. */
export type OriginField = "pay" | "postedAt" | "contract" | "workMode";

/** @returns where a field comes from; undefined when the provider does not inform it. */
export function originOf(listing: Listing, field: OriginField): "stated" | "derived" | undefined {
  if (listing[field] === undefined) return undefined;
  return listing.derived?.includes(field) ? "derived" : "stated";
}

/** A place in the provider's own spelling: state as UF or full name. */
export type ListingPlace = {
  city?: string;
  state?: string;
  country?: string;
};

/** Amounts in cents of Brazilian reais. `negotiable` alone means "A combinar". */
export type ListingPay = {
  minCents?: number;
  maxCents?: number;
  period: "hour" | "day" | "week" | "month" | "year" | "unstated";
  negotiable: boolean;
};
