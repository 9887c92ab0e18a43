/** Where the work is done, in the names of the contract. */
export type WorkMode = "remote" | "hybrid" | "onsite";

/** One item as a provider shows it: only its own data, nothing added. */
export type Listing = {
  /** The provider's own id, always as text. */
  providerListingId: string;
  title: string;
  /** Absolute http(s) address a person can open. */
  url: string;
  company?: string;
  place?: ListingPlace;
  /**
   * The place whose list held this card, where the portal's lists are known to hold only vacancies of their
   * place. It is compared with the asked place as long as the listing has no place of its own; never shown.
   */
  listedIn?: ListingPlace;
  workMode?: WorkMode;
  /** CLT, PJ, Estágio, Temporário … */
  contract?: string;
  /** "Júnior", "Estágio ou Júnior": what the portal states in a field of its own, as `readLevelText` names it. */
  level?: string;
  pay?: ListingPay;
  /** HTML or plain text as received; never shown before it is sanitised. */
  description?: string;
  requirements: readonly string[];
  benefits: readonly string[];
  /** ISO 8601, a day (`2026-10-09`) or an instant, as precise as the provider is. */
  postedAt?: string;
  /** ISO 8601, as `postedAt`. */
  expiresAt?: string;
  /** The fields that we found in free text; the provider states all others in a field. */
  derived?: readonly OriginField[];
};

/** Fields whose origin the interface shows. */
export const originFields = ["pay", "postedAt", "contract", "workMode"] as const;

export type OriginField = (typeof originFields)[number];

/** @returns the origin of a field; undefined when the listing lacks it. */
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
  period: "hour" | "day" | "week" | "fortnight" | "month" | "year" | "unstated";
  negotiable: boolean;
};
