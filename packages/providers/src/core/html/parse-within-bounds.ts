import { DomHandler, Parser } from "htmlparser2";
import { ProviderChanged } from "../outcome-errors.ts";
import { PageTokenizer } from "./page-tokenizer.ts";

/**
 * How large a page may be. The tree costs the time: the parser takes time in the square of its depth.
 * Lighthouse calls a page excessive from 1,500 elements and a depth of 32, and one of the longest articles
 * of Wikipedia has 12,000 elements; the widest of our samples has 652, ten deep, six attributes in one.
 */
export const pageBounds = {
  /** Depth of nested elements. A page that never closes one tag in each of a hundred cards still fits. */
  depthMax: 256,
  /** Elements, texts and comments together. */
  nodesMax: 100_000,
  /** Attributes of one element. */
  attributesMax: 256,
} as const;

/**
 * Parses HTML, or XML, as far as it stays within the bounds.
 *
 * @throws {ProviderChanged} the page exceeds them; the rest of it is not parsed
 */
export function parseWithinBounds(markup: string, { xmlMode }: { xmlMode: boolean }): DomHandler["root"] {
  const handler = new BoundedHandler(null, { xmlMode });
  new Parser(handler, { xmlMode, lowerCaseTags: true, Tokenizer: PageTokenizer }).end(markup);
  return handler.root;
}

/** An error that a handler throws ends the parser. */
class BoundedHandler extends DomHandler {
  private nodes = 0;
  private attributes = 0;

  onopentagname(): void {
    this.attributes = 0;
    // The first entry of the stack is the page itself.
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
