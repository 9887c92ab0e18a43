import { compile } from "css-select";
import { DomUtils, ElementType } from "htmlparser2";
import { collapseBlanks } from "../text/collapse-blanks.ts";
import { parseWithinBounds } from "./parse-within-bounds.ts";
import { countWork } from "./count-work.ts";

type HtmlDocument = ReturnType<typeof parseWithinBounds>;
export type HtmlElement = NonNullable<ReturnType<typeof DomUtils.getElementById>>;
/** A page or one of its elements: both can be searched. */
export type HtmlScope = HtmlDocument | HtmlElement;
type HtmlNode = HtmlScope["children"][number];

/**
 * Of broken HTML the readable parts are kept. Text has its entities decoded.
 *
 * @throws {ProviderChanged} the page is larger or deeper than any page for people
 */
export function parseHtml(html: string): HtmlScope {
  return parseWithinBounds(html, { xmlMode: false });
}

/** Parses a feed's XML into the same tree: CDATA is text, selectors ignore the case of tags. @throws as `parseHtml` */
export function parseXml(xml: string): HtmlScope {
  return parseWithinBounds(xml, { xmlMode: true });
}

/** @returns the elements inside `scope` that fit the CSS selector, in page order. */
export function findAll(scope: HtmlScope, selector: string): HtmlElement[] {
  const fits = compiled(selector);
  const found: HtmlElement[] = [];
  let elements = 0;
  for (let element = elementAfter(scope, scope); element; element = elementAfter(element, scope)) {
    elements += 1;
    if (fits(element)) found.push(element);
  }
  countWork(scope, { elements });
  return found;
}

/** @returns the first element inside `scope` that fits the CSS selector, or null. */
export function findFirst(scope: HtmlScope | null, selector: string): HtmlElement | null {
  if (!scope) return null;
  const fits = compiled(selector);
  let elements = 1;
  let element = elementAfter(scope, scope);
  for (; element && !fits(element); element = elementAfter(element, scope)) elements += 1;
  countWork(scope, { elements });
  return element;
}

/** @returns what a person reads in the element, blanks collapsed; "" where there is no element. */
export function textOf(scope: HtmlScope | null): string {
  if (!scope) return "";
  const text = collectText(scope.children);
  countWork(scope, { characters: text.length });
  return collapse(text);
}

/** @returns the text that stands directly in the element, not in elements inside it. */
export function ownTextOf(element: HtmlElement | null): string {
  return element
    ? collapse(collectText(element.children.filter((child) => child.type === ElementType.Text)))
    : "";
}

/** @returns the text of the first element that fits, "" where there is none. */
export function textAt(scope: HtmlScope | null, selector: string): string {
  return textOf(findFirst(scope, selector));
}

/** @returns the attribute of the first element that fits, without blanks around it; "" where there is none. */
export function attributeAt(scope: HtmlScope | null, selector: string, name: string): string {
  return attributeOf(findFirst(scope, selector), name);
}

/** @returns the attribute without blanks around it; "" where there is none. */
export function attributeOf(element: HtmlElement | null, name: string): string {
  return element?.attribs[name]?.trim() ?? "";
}

/** @returns the HTML inside the element, as received; "" where there is no element. */
export function htmlOf(element: HtmlElement | null): string {
  if (!element) return "";
  const html = DomUtils.getInnerHTML(element, { encodeEntities: "utf8" });
  countWork(element, { characters: html.length });
  return html.trim();
}

/** @returns the raw characters of a script or of a CDATA element. */
export function rawTextOf(element: HtmlElement | null): string {
  if (!element) return "";
  const text = DomUtils.textContent(element);
  countWork(element, { characters: text.length });
  return text.trim();
}

/** @returns the element that holds this one, or null at the top. */
export function parentOf({ parent }: HtmlElement): HtmlElement | null {
  return parent?.type === ElementType.Tag ? parent : null;
}

/**
 * Steps through the elements of a scope in page order; the content of a `template` is no part of the page.
 * css-select would walk by itself, which takes three times as long; each card is searched a dozen times.
 *
 * @param from the scope itself for its first element, else the element before
 */
function elementAfter(from: HtmlScope, scope: HtmlScope): HtmlElement | null {
  const isSealed = from !== scope && "name" in from && from.name === "template";
  let node = (isSealed ? null : from.firstChild) ?? nodeBehind(from, scope);
  while (node && !isElement(node)) node = nodeBehind(node, scope);
  return node;
}

/** @returns the node after this one and its descendants: its next sibling, or that of an ancestor. */
function nodeBehind(node: HtmlNode, scope: HtmlScope): HtmlNode | null {
  for (let last: HtmlNode | null = node; last && last !== scope; last = last.parent)
    if (last.next) return last.next;
  return null;
}

function isElement(node: HtmlNode): node is HtmlElement {
  return node.type === ElementType.Tag || node.type === ElementType.Script || node.type === ElementType.Style;
}

const queries = new Map<string, ReturnType<typeof compileQuery>>();

/** Adapters use a small fixed number of selectors, so each is compiled once. */
function compiled(selector: string): ReturnType<typeof compileQuery> {
  const known = queries.get(selector);
  if (known) return known;
  const query = compileQuery(selector);
  queries.set(selector, query);
  return query;
}

function compileQuery(selector: string) {
  return compile<HtmlNode, HtmlElement>(selector);
}

const unseen = new Set(["script", "style", "template", "noscript", "svg"]);

function collectText(nodes: readonly HtmlNode[]): string {
  let text = "";
  for (const node of nodes) {
    if (node.type === ElementType.Text) text += node.data;
    else if (node.type === ElementType.CDATA) text += collectText(node.children);
    else if (node.type === ElementType.Tag && !unseen.has(node.name)) {
      const isBlock = blocks.has(node.name);
      text += `${isBlock ? " " : ""}${collectText(node.children)}${isBlock ? " " : ""}`;
    }
  }
  return text;
}

/** The texts of neighbouring blocks are separated, also where the source has no blank between them. */
const blocks = new Set(
  "address br dd div dl dt h1 h2 h3 h4 h5 h6 li ol p section table td th tr ul".split(" "),
);

function collapse(text: string): string {
  return collapseBlanks(text.replaceAll(/[\u00AD\u200B\uFEFF]/g, ""));
}
