import type { ProviderRequest } from "@vagou/providers/core/provider";
import type { ReadPage } from "../reading/collect-listings.ts";
import type { AskedPages } from "./ask-pages.ts";

/**
 * Whether the pages that were read are everything that the portal has for a question, so that a vacancy which is not
 * among them is not there. False where it cannot be known: a request failed, an item could not be read, or the portal
 * says neither how many there are nor that there are no more.
 * @param first the question's first requests; each leads to a list of its own
 * @param found number of listings found, each once
 */
export function isWhole(
  first: readonly ProviderRequest[],
  { read, failures }: Pick<AskedPages, "read" | "failures">,
  found: number,
): boolean {
  if (failures.length > 0 || read.some(({ page }) => page.skipped > 0)) return false;
  return first.every((request) => {
    const pages = pagesFrom(request, read);
    return pages.length > 0 && (isCountReached(pages, read, found) || isEndReached(pages, read));
  });
}

/** The pages of a list. Details are none: a card whose details did not come stays in the answer. */
function pagesFrom(request: ProviderRequest, read: readonly ReadPage[]): ReadPage[] {
  const own = read.find((page) => page.request === request && request.card === undefined);
  return own === undefined ? [] : [own, ...own.page.next.flatMap((next) => pagesFrom(next, read))];
}

/** What was left out does not count: a repetition may be among it. */
function isCountReached(pages: readonly ReadPage[], read: readonly ReadPage[], found: number): boolean {
  const totals = pages.flatMap(({ page }) => page.total ?? []);
  if (totals.length === 0) return false;
  // A vacancy that moved to a later page meanwhile is on two pages, and another one on none.
  const ids = new Set(pages.flatMap(({ page }) => page.listings.map((listing) => listing.providerListingId)));
  // The listings of a page that is the whole answer are left out.
  const listed = read.length === 1 ? found : ids.size;
  return listed >= Math.max(...totals);
}

/**
 * Whether the last pages say that nothing follows. A page whose next one was not asked is a last one too. With vacancies on
 * several pages it proves nothing: one may have moved to an earlier page meanwhile.
 */
function isEndReached(pages: readonly ReadPage[], read: readonly ReadPage[]): boolean {
  if (pages.filter(({ page }) => page.listings.length > 0).length > 1) return false;
  const isLast = ({ page }: ReadPage) => page.next.every((next) => pagesFrom(next, read).length === 0);
  return pages.filter(isLast).every(({ page }) => page.confirmedEmpty || page.isLast === true);
}
