import { ProviderChanged } from "../outcome-errors.ts";

/** Elements that may be visited in one page, by all searches and readings together. */
const workMax = 10_000_000;
/** To read this many characters takes about as long as to visit one element. */
const charactersOfAnElement = 10;

type Node = { parent: Node | null };
const done = new WeakMap<Node, number>();

/**
 * Counts the work of an adapter with a page. Each card is searched a dozen times, which is little while cards are
 * siblings; where cards are nested, the same elements are visited again for each of them. A list of cards of the
 * largest size that the bounds allow takes about half of the limit.
 *
 * @param scope any part of the page
 * @throws {ProviderChanged} the work exceeds the limit
 */
export function countWork(scope: Node, { elements = 0, characters = 0 }): void {
  let page = scope;
  while (page.parent) page = page.parent;
  const work = (done.get(page) ?? 0) + elements + characters / charactersOfAnElement;
  if (work > workMax)
    throw new ProviderChanged(
      "the same parts of the page are read again and again, because cards are inside each other",
    );
  done.set(page, work);
}
