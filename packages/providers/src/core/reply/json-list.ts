import type { z } from "zod";
import { ProviderChanged } from "../outcome-errors.ts";
import type { ParsedPage, ProviderReply } from "../provider.ts";
import { listPage, type ListFacts } from "./list-page.ts";
import { readItems } from "./read-items.ts";
import { readJsonReply } from "./read-json-reply.ts";

/** What one reply of a portal's search holds. Its next page is not asked after a page without items. */
export type JsonList<Item> = ListFacts<Item> & {
  items: readonly unknown[];
  /** Whether it is the first page: an empty one counts as empty only with a total of 0. */
  isFirst: boolean;
  /** False where the total is known to be wrong, or to include others than those that were asked. */
  isTotalRight?: boolean;
  /** True where the page cannot have a next one: it holds fewer items than were asked. */
  isLast?: boolean;
};

/**
 * Reads a reply of a search that answers JSON.
 *
 * @param pageSchema the reply, as far as it is needed
 * @param itemSchema one item: a bad one is dropped and counted
 * @param open finds the items and counts in a reply of that shape; or returns what the reply says besides a list
 * @throws as `readJsonReply` and `readItems`; {ProviderChanged} also for an empty first page with a total
 */
export function readJsonList<Page, Item>(
  reply: ProviderReply,
  pageSchema: z.ZodType<Page>,
  itemSchema: z.ZodType<Item>,
  open: (page: Page) => JsonList<Item> | ParsedPage,
): ParsedPage {
  const list = open(readJsonReply(reply, pageSchema));
  if ("confirmedEmpty" in list) return list;
  const { items, isFirst, isTotalRight = true, isLast = false, total, next, ...facts } = list;
  const isEmpty = items.length === 0;
  if (isEmpty && isFirst && total !== undefined && total > 0)
    throw new ProviderChanged(`an empty first page of ${total}`);
  const { readable, skipped } = readItems(items, itemSchema);
  const page = listPage(
    { items: readable, skipped },
    { ...facts, total: isTotalRight ? total : undefined, next: !isEmpty && next },
  );
  return {
    ...page,
    confirmedEmpty: isEmpty && (!isFirst || total === 0),
    ...(isLast && { isLast }),
  };
}
