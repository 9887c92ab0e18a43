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
};

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
