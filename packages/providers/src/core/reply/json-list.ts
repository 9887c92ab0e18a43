import type { z } from "zod";
import type { Listing } from "../listing.ts";
import { ProviderChanged } from "../outcome-errors.ts";
import type { ParsedPage, ProviderReply, ProviderRequest } from "../provider.ts";
import { readListings } from "./read-items.ts";
import { readJsonReply } from "./read-json-reply.ts";

/** What one reply of a portal's search holds. */
export type JsonList<Item> = {
  items: readonly unknown[];
  /** How many vacancies the portal counts for the query; undefined where it does not say. */
  total: number | undefined;
  /** False where this count is known to be wrong, or to include others than those that were asked. */
  isTotalRight?: boolean;
  /** Whether it is the first page: an empty one counts as empty only with a total of 0. */
  isFirst: boolean;
  /** The request for the next page; not made after a page without items. */
  next: ProviderRequest | false | "" | null | undefined;
  /** Returns null for an item that is left out on purpose. */
  toListing: (item: Item) => Listing | null;
};

/**
 * Reads a reply of a search that answers JSON.
 *
 * @param pageSchema the reply, as far as it is needed
 * @param itemSchema one item: a bad one is dropped and counted
 * @param open finds the items and counts in a reply of that shape
 * @throws as `readJsonReply` and `readItems`; {ProviderChanged} also for an empty first page with a total
 */
export function readJsonList<Page, Item>(
  reply: ProviderReply,
  pageSchema: z.ZodType<Page>,
  itemSchema: z.ZodType<Item>,
  open: (page: Page) => JsonList<Item>,
): ParsedPage {
  const {
    items,
    total,
    isTotalRight = true,
    isFirst,
    next,
    toListing,
  } = open(readJsonReply(reply, pageSchema));
  const isEmpty = items.length === 0;
  if (isEmpty && isFirst && total !== undefined && total > 0)
    throw new ProviderChanged(`an empty first page of ${total}`);
  const read = readListings(items, itemSchema, toListing);
  return {
    ...read,
    // The portal's total counts the items that were left out, too.
    total: isTotalRight && read.leftOut === 0 ? total : undefined,
    confirmedEmpty: isEmpty && (!isFirst || total === 0),
    next: next && !isEmpty ? [next] : [],
  };
}
