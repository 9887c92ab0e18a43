import { isListingIdShort } from "@vagou/contract/search/derived-job-id";
import type { Job } from "@vagou/contract/search/job";
import { readLevel } from "@vagou/one-list/facts/read-level";
import { originOf, type Listing } from "@vagou/providers/core/listing";
import { dayOf } from "../../calendar.ts";
import { describeLocation } from "./describe-location.ts";
import { describePay } from "./describe-pay.ts";
import { jobIdOf } from "./job-id.ts";
import { plainText, sanitiseDescription } from "./sanitise-description.ts";

const titleMax = 200;
/** An item of a text has 300 characters at most, and may have our " (desejável)" at its end. */
const itemMax = 312;
const itemsMax = 40;
/** "It must be less than 2,048 characters" (sitemaps.org, `loc`): no portal lists a page of a longer address. */
const addressMax = 2_047;

/**
 * Listing → job posting: cleans the provider's data and adds nothing to it.
 * @returns null for a listing without a title or a web address of usual length, which is of no use to a person
 */
export function toJob(providerId: string, listing: Listing): Job | null {
  const title = plainText(listing.title, titleMax);
  const url = webAddress(listing.url);
  if (title === "" || url === null) return null;
  const salary = listing.pay === undefined ? null : describePay(listing.pay);
  const postedAt = minuteOrNull(listing.postedAt);
  const contract = textOrNull(listing.contract, 60);
  return {
    id: jobIdOf(providerId, listing.providerListingId),
    ...(isListingIdShort(listing.providerListingId) && { listing_id: listing.providerListingId }),
    title,
    company: textOrNull(listing.company, titleMax),
    location: describeLocation(listing),
    salary,
    url,
    description: sanitiseDescription(listing.description ?? ""),
    posted_at: postedAt,
    apply_until: dayOrNull(listing.expiresAt),
    source: providerId,
    work_mode: listing.workMode ?? null,
    // The title is the employer's own words, and each portal makes the employer choose from a list of its own.
    level: listing.level === undefined || readLevel(title).length > 0 ? null : textOrNull(listing.level, 60),
    provenance: {
      salary: salary === null ? null : (originOf(listing, "pay") ?? null),
      posted_at: postedAt === null ? null : (originOf(listing, "postedAt") ?? null),
      contract: contract === null ? null : (originOf(listing, "contract") ?? null),
      work_mode: originOf(listing, "workMode") ?? null,
    },
    summary: {
      tipoContrato: contract,
      requisitos: tidyList(listing.requirements),
      beneficios: tidyList(listing.benefits),
    },
  };
}

function webAddress(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
  return url.href.length <= addressMax ? url.href : null;
}

function textOrNull(text: string | undefined, max: number): string | null {
  const tidy = plainText(text ?? "", max);
  return tidy === "" ? null : tidy;
}

function dateOrNull(text: string | undefined): string | null {
  return text === undefined || !isoLike.test(text) || Number.isNaN(Date.parse(text)) ? null : text;
}

/**
 * @returns an instant without its seconds, of which the interface shows none: in 900 postings they are 3 % of the
 *   compressed bytes that a person pays for
 */
function minuteOrNull(text: string | undefined): string | null {
  return dateOrNull(text)?.replace(secondsOfInstant, "$1") ?? null;
}

/** @returns the calendar day in São Paulo */
function dayOrNull(text: string | undefined): string | null {
  const date = dateOrNull(text);
  return date === null || date.length === 10 ? date : dayOf(new Date(date));
}

/** `Date.parse` alone would also accept any text in brackets. */
const isoLike = /^\d{4}-\d\d-\d\d[\dT:.Z+ -]{0,24}$/;

const secondsOfInstant = /^(\d{4}-\d\d-\d\dT\d\d:\d\d):\d\d(?:\.\d{1,12})?(?=$|Z|[+-])/;

function tidyList(items: readonly string[]): string[] {
  const tidy = items.map((item) => plainText(item, itemMax)).filter((item) => item !== "");
  return [...new Set(tidy)].slice(0, itemsMax);
}
