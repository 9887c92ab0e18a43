import { DomHandler, Parser } from "htmlparser2";
import { ProviderChanged } from "./outcome-errors.ts";

/**
 * How large a page may be. Its tree is what costs time: the parser itself takes the square of the depth.
 * Lighthouse calls a page excessive from 1,500 elements and a depth of 32, and one of the longest articles
 * of Wikipedia has 12,000 elements; the widest of our samples has 652, ten deep, six attributes in one.
 */
export const pageBounds = {
  /** Elements inside each other. Tags that are never closed, one for each of a hundred cards, still fit. */
  depthMax: 256,
  /** Elements, texts and comments together. */
  nodesMax: 100_000,
  /** Attributes of one element. */
  attributesMax: 256,
} as const;

/**
 * Parses HTML, or XML, as far as it stays within the bounds.
 *
 * @throws {ProviderChanged} it does not; what follows is not even looked at
 */
export function parseWithinBounds(markup: string, { xmlMode }: { xmlMode: boolean }): DomHandler["root"] {
  const handler = new BoundedHandler(null, { xmlMode });
  new Parser(handler, { xmlMode, lowerCaseTags: true }).end(markup);
  return handler.root;
}

/** What a handler throws goes through the parser and ends it. */
class BoundedHandler extends DomHandler {
  private nodes = 0;
  private attributes = 0;

  onopentagname(): void {
    this.attributes = 0;
    // The stack begins with the page itself.
    if (this.tagStack.length > pageBounds.depthMax)
      throw new ProviderChanged(`elements nested deeper than ${pageBounds.depthMax}`);
  }

  onattribute(): void {
    this.attributes += 1;
    if (this.attributes > pageBounds.attributesMax)
      throw new ProviderChanged(`more than ${pageBounds.attributesMax} attributes in one element`);
  }

  protected override addNode(node: Parameters<DomHandler["addNode"]>[0]): void {
    this.nodes += 1;
    if (this.nodes > pageBounds.nodesMax)
      throw new ProviderChanged(`more than ${pageBounds.nodesMax} elements and texts`);
    super.addNode(node);
  }
}
