import type { z } from "zod";
import type { Listing } from "../listing.ts";
import type { ParsedPage, ProviderReply } from "../provider.ts";
import { closedVacancy, isGone, mergeDetail, onlyListing } from "./details.ts";
import { readJsonReply } from "./read-json-reply.ts";

/** What an adapter makes of the details of one vacancy. */
export type JsonDetail<Detail> = {
  /** Returns null for a vacancy that is closed. */
  toListing: (detail: Detail, card: Listing | undefined) => Listing | null;
  /** Fields whose value on this portal's cards is better than in its details. */
  keep?: readonly (keyof Listing)[];
  /** Whether the vacancy, its card included, is what was asked. */
  fits?: (listing: Listing, detail: Detail) => boolean;
};

/**
 * Reads the details of one vacancy from an API that answers JSON, with or without its card. A vacancy that is gone,
 * closed, or not what was asked is left out.
 *
 * @throws as `readJsonReply`
 */
export function readJsonDetail<Detail>(
  reply: ProviderReply,
  schema: z.ZodType<Detail>,
  { toListing, keep, fits }: JsonDetail<Detail>,
): ParsedPage {
  if (isGone(reply)) return closedVacancy();
  const { card } = reply.request;
  const detail = readJsonReply(reply, schema);
  const listing = toListing(detail, card);
  if (!listing) return closedVacancy();
  const merged = mergeDetail(card, listing, keep);
  return !fits || fits(merged, detail) ? onlyListing(merged) : closedVacancy();
}
