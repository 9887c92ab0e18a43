import { compile } from "css-select";
import { DomUtils, ElementType, parseDocument } from "htmlparser2";
import { collapseBlanks } from "./collapse-blanks.ts";

type HtmlDocument = ReturnType<typeof parseDocument>;
export type HtmlElement = NonNullable<ReturnType<typeof DomUtils.getElementById>>;
/** A page, or an element of one: whatever can be searched. */
export type HtmlScope = HtmlDocument | HtmlElement;
type HtmlNode = HtmlScope["children"][number];

/** Broken HTML gives what can be read of it. Text comes with its entities decoded. */
export function parseHtml(html: string): HtmlScope {
  return parseDocument(html);
}

/** XML in the same tree, for feeds and sitemaps: CDATA is text, selectors need not mind the case of tags. */
export function parseXml(xml: string): HtmlScope {
  return parseDocument(xml, { xmlMode: true, lowerCaseTags: true });
}

/** @returns the elements inside `scope` that fit the CSS selector, in page order. */
export function findAll(scope: HtmlScope, selector: string): HtmlElement[] {
  const fits = compiled(selector);
  const found: HtmlElement[] = [];
  for (let element = elementAfter(scope, scope); element; element = elementAfter(element, scope))
    if (fits(element)) found.push(element);
  return found;
}

/** @returns the first element inside `scope` that fits the CSS selector, or null. */
export function findFirst(scope: HtmlScope | null, selector: string): HtmlElement | null {
  if (!scope) return null;
  const fits = compiled(selector);
  let element = elementAfter(scope, scope);
  while (element && !fits(element)) element = elementAfter(element, scope);
  return element;
}

/** @returns what a person reads in the element, blanks collapsed; "" where there is no element. */
export function textOf(scope: HtmlScope | null): string {
  return scope ? collapse(collectText(scope.children)) : "";
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
  return element ? DomUtils.getInnerHTML(element, { encodeEntities: "utf8" }).trim() : "";
}

/** @returns the raw characters of a script or of a CDATA element. */
export function rawTextOf(element: HtmlElement | null): string {
  return element ? DomUtils.textContent(element).trim() : "";
}

/** @returns the element that holds this one, or null at the top. */
export function parentOf({ parent }: HtmlElement): HtmlElement | null {
  return parent?.type === ElementType.Tag ? parent : null;
}

/**
 * Steps through the elements of a scope in page order; what stands in a `template` is no part of the page.
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

/** @returns what stands behind a node and all that is in it: its next sibling, or that of a node around it. */
function nodeBehind(node: HtmlNode, scope: HtmlScope): HtmlNode | null {
  for (let last: HtmlNode | null = node; last && last !== scope; last = last.parent)
    if (last.next) return last.next;
  return null;
}

function isElement(node: HtmlNode): node is HtmlElement {
  return node.type === ElementType.Tag || node.type === ElementType.Script || node.type === ElementType.Style;
}

const queries = new Map<string, ReturnType<typeof compileQuery>>();

/** Adapters use a fixed handful of selectors, so each is compiled once. */
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

/** Deeper nesting is an accident or an attack; its text is not worth the stack. */
const depthMax = 400;

function collectText(nodes: readonly HtmlNode[], depth = 0): string {
  let text = "";
  if (depth > depthMax) return text;
  for (const node of nodes) {
    if (node.type === ElementType.Text) text += node.data;
    else if (node.type === ElementType.CDATA) text += collectText(node.children, depth + 1);
    else if (node.type === ElementType.Tag && !unseen.has(node.name)) {
      const isBlock = blocks.has(node.name);
      text += `${isBlock ? " " : ""}${collectText(node.children, depth + 1)}${isBlock ? " " : ""}`;
    }
  }
  return text;
}

/** Texts of neighbouring blocks are two words, whether or not there is a blank in the source. */
const blocks = new Set(
  "address br dd div dl dt h1 h2 h3 h4 h5 h6 li ol p section table td th tr ul".split(" "),
);

function collapse(text: string): string {
  return collapseBlanks(text.replaceAll(/[\u00AD\u200B\uFEFF]/g, ""));
}
