import { ProviderChanged } from "./outcome-errors.ts";

/** What is looked at in one page, all searches and readings together, in elements. */
const effortMax = 10_000_000;
/** To read this many characters takes about as long as to look at one element. */
const charactersOfAnElement = 10;

type Node = { parent: Node | null };
const spent = new WeakMap<Node, number>();

/**
 * Counts what an adapter does with a page. Each card is searched a dozen times, which is little while cards
 * stand side by side; where they stand inside each other the same elements are looked at again for each of them.
 * The largest page that the bounds allow takes about half of this when it is a list of cards.
 *
 * @param scope any part of the page
 * @throws {ProviderChanged} it was more than a page of cards can take
 */
export function spendEffort(scope: Node, { elements = 0, characters = 0 }): void {
  let page = scope;
  while (page.parent) page = page.parent;
  const effort = (spent.get(page) ?? 0) + elements + characters / charactersOfAnElement;
  if (effort > effortMax)
    throw new ProviderChanged("the same parts of the page stand in each other again and again");
  spent.set(page, effort);
}
