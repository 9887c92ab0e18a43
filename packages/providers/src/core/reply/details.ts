import type { Listing, OriginField } from "../listing.ts";
import type { ParsedPage, ProviderReply, ProviderRequest } from "../provider.ts";

/*
 * The pattern of a provider with detail pages:
 *
 * 1. The list page's cards are listings in themselves, delivered even if no detail comes.
 *    `next: detailRequests(listings, max, (card) => request)` asks details of the newest.
 * 2. The reply to such a request is parsed to `onlyListing(mergeDetail(card, detail))`; or to
 *    `closedVacancy()` when the vacancy is closed (`isGone(reply)`, the page says so) or does
 *    not fit the query.
 * 3. `mergeDetail` works without a card too, so that a detail page can be parsed alone.
 */

/** @returns requests for the details of the newest cards, at most `max`; cards without a date keep their order after them. */
export function detailRequests(
  cards: readonly Listing[],
  max: number,
  toRequest: (card: Listing) => Omit<ProviderRequest, "card">,
): ProviderRequest[] {
  return cards
    .toSorted((a, b) => timeOf(b) - timeOf(a))
    .slice(0, max)
    .map((card) => ({ ...toRequest(card), card }));
}

function timeOf({ postedAt }: Listing): number {
  return postedAt === undefined ? 0 : Date.parse(postedAt);
}

/**
 * Puts the detail over the card: id, title and address stay the card's, every other field is the
 * detail's where it has one, but a derived field never replaces a stated one.
 *
 * @param keep fields whose value on this portal's cards is better than on its detail pages
 */
export function mergeDetail(
  card: Listing | undefined,
  detail: Listing,
  keep: readonly (keyof Listing)[] = [],
): Listing {
  if (!card) return detail;
  const kept = new Set<keyof Listing>(["providerListingId", "title", "url", ...keep]);
  for (const field of originFields)
    if (detail.derived?.includes(field) && card[field] !== undefined && !card.derived?.includes(field))
      kept.add(field);
  return combine(card, detail, (field) => kept.has(field));
}

/** @returns the earlier listing with the fields it lacks, or only derives, taken from the later one of the same id. */
export function fillGaps(earlier: Listing, later: Listing): Listing {
  const isDerived = ({ derived = [] }: Listing, field: keyof Listing) =>
    derived.some((name) => name === field);
  return combine(earlier, later, (field) => !isDerived(earlier, field) || isDerived(later, field));
}

function combine(base: Listing, over: Listing, baseWins: (field: keyof Listing) => boolean): Listing {
  const said = (listing: Listing, field: keyof Listing) => {
    const value = listing[field];
    return value !== undefined && !(Array.isArray(value) && value.length === 0);
  };
  const fields = new Set<keyof Listing>();
  for (const key of Object.keys(over)) if (isField(key, over)) fields.add(key);
  const taken = [...fields].filter(
    (field) => field !== "derived" && said(over, field) && !(said(base, field) && baseWins(field)),
  );
  const { derived: _, ...rest } = base;
  const derived = originFields.filter((field) =>
    (taken.includes(field) ? over : base).derived?.includes(field),
  );
  return {
    ...rest,
    ...Object.fromEntries(taken.map((field) => [field, over[field]])),
    ...(derived.length > 0 && { derived }),
  };
}

function isField(key: string, listing: Listing): key is keyof Listing {
  return Object.hasOwn(listing, key);
}

const originFields: readonly OriginField[] = ["pay", "postedAt", "contract", "workMode"];

/** A detail page that gave its listing. */
export function onlyListing(listing: Listing): ParsedPage {
  return { listings: [listing], skipped: 0, leftOut: 0, confirmedEmpty: false, next: [] };
}

/** A detail page whose vacancy is closed or does not fit: its card is removed. */
export function closedVacancy(): ParsedPage {
  return { listings: [], skipped: 0, leftOut: 1, confirmedEmpty: true, next: [] };
}

/** A reply in which the portal says that it has nothing (more). */
export function nothingFound(next: readonly ProviderRequest[] = []): ParsedPage {
  return { listings: [], skipped: 0, leftOut: 0, confirmedEmpty: true, next };
}

/** A reply that only leads to other requests: a robots.txt, an index, a token. */
export function onlyNext(next: readonly ProviderRequest[]): ParsedPage {
  return { listings: [], skipped: 0, leftOut: 0, confirmedEmpty: false, next };
}

/** Call it before `refuseFailure`, for details only. @returns true when the portal says that a vacancy is gone. */
export function isGone(reply: ProviderReply): boolean {
  return reply.status === 404 || reply.status === 410;
}
