import type { z } from "zod";
import type { Listing } from "./listing.ts";
import { ProviderChanged } from "./outcome-errors.ts";
import { describeIssue } from "./read-json-reply.ts";

/**
 * Reads the items of a page one by one: a bad item costs itself and is counted.
 *
 * @param toListing null when the item is readable but left out: not an opening, not what was asked
 * @throws {ProviderChanged} not one item of a page with items could be read
 */
export function readItems<T>(
  items: readonly unknown[],
  schema: z.ZodType<T>,
  toListing: (item: T) => Listing | null,
): { listings: Listing[]; skipped: number; leftOut: number } {
  const listings: Listing[] = [];
  let skipped = 0;
  let leftOut = 0;
  let firstIssue = "";
  for (const item of items) {
    const parsed = schema.safeParse(item);
    if (!parsed.success) {
      skipped += 1;
      firstIssue ||= describeIssue(parsed.error);
      continue;
    }
    const listing = toListing(parsed.data);
    if (listing) listings.push(listing);
    else leftOut += 1;
  }
  if (skipped > 0 && skipped === items.length)
    throw new ProviderChanged(`none of ${items.length} items could be read (${firstIssue})`);
  return { listings, skipped, leftOut };
}
