import type { z } from "zod";
import type { Listing } from "../listing.ts";
import { ProviderChanged } from "../outcome-errors.ts";
import { inEnglish } from "../text/in-english.ts";
import { describeIssue } from "./read-json-reply.ts";

/**
 * Reads the items of a page one by one: a bad item is dropped and counted.
 *
 * @throws {ProviderChanged} no item of a page with items is readable, or the page has more than
 *   `itemsMax` items
 */
export function readItems<T>(
  items: readonly unknown[],
  schema: z.ZodType<T>,
): { readable: T[]; skipped: number } {
  if (items.length > itemsMax) throw new ProviderChanged(`${items.length} items in one reply`);
  const readable: T[] = [];
  let firstIssue = "";
  for (const item of items) {
    const parsed = schema.safeParse(item, inEnglish);
    if (parsed.success) readable.push(parsed.data);
    else firstIssue ||= describeIssue(parsed.error);
  }
  if (items.length > 0 && readable.length === 0)
    throw new ProviderChanged(`none of ${items.length} items could be read (${firstIssue})`);
  return { readable, skipped: items.length - readable.length };
}

/** Ten times the largest page that a portal is asked for. */
const itemsMax = 1_000;

/**
 * Turns readable items into listings.
 *
 * @param toListing returns null for an item that is left out on purpose: not an opening, not what was asked
 */
export function selectListings<T>(
  readable: readonly T[],
  toListing: (item: T) => Listing | null,
): { listings: Listing[]; leftOut: number } {
  const listings = readable.flatMap((item) => toListing(item) ?? []);
  return { listings, leftOut: readable.length - listings.length };
}
