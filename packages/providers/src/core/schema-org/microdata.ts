import { attributeOf, findAll, htmlOf, textOf, type HtmlElement, type HtmlScope } from "../html/html-page.ts";

type Microdata = { "@type": string } & Record<string, unknown>;

/** @returns items of a schema.org type marked up with `itemscope`, in the shape of JSON-LD. */
export function readMicrodata(page: HtmlScope, type: string): Microdata[] {
  const items: HtmlElement[] = [];
  for (const element of findAll(page, `[itemtype*="schema.org/${type}" i]`)) {
    const last = items.at(-1);
    // An item of the type inside another is a part of that one.
    if (last === undefined || !isInside(element, last)) items.push(element);
    if (items.length === itemsMax) break;
  }
  return items.map((element) => readItem(element, 0));
}

function isInside(element: HtmlElement, outer: HtmlElement): boolean {
  for (let node = element.parent; node; node = node.parent) if (node === outer) return true;
  return false;
}

/** A vacancy's page has one item, a list a few dozen. */
const itemsMax = 100;
const depthMax = 4;

function readItem(scope: HtmlElement, depth: number): Microdata {
  const item: Microdata = { "@type": attributeOf(scope, "itemtype").split("/").at(-1) ?? "" };
  for (const element of findAll(scope, "[itemprop]")) {
    if (ownerOf(element) !== scope) continue;
    const value = readValue(element, depth);
    for (const name of attributeOf(element, "itemprop").split(/\s+/)) {
      const known = item[name];
      // Pages repeat a property for phones: an equal value counts once, other values make a list.
      if (known === undefined || known === "") item[name] = value;
      else if (value === "" || known === value) continue;
      else if (Array.isArray(known)) known.push(value);
      else item[name] = [known, value];
    }
  }
  return item;
}

/** A property belongs to the nearest item around it. */
function ownerOf(element: HtmlElement): HtmlElement | null {
  for (let node = element.parent; node && "attribs" in node; node = node.parent)
    if ("itemscope" in node.attribs || "itemtype" in node.attribs) return node;
  return null;
}

function readValue(element: HtmlElement, depth: number): unknown {
  if ("itemscope" in element.attribs || "itemtype" in element.attribs)
    return depth < depthMax ? readItem(element, depth + 1) : "";
  if ("content" in element.attribs) return attributeOf(element, "content");
  if (element.name === "time" && "datetime" in element.attribs) return attributeOf(element, "datetime");
  if (element.name === "a" || element.name === "link") return attributeOf(element, "href");
  if (element.name === "img") return attributeOf(element, "src");
  return attributeOf(element, "itemprop").includes("description") ? htmlOf(element) : textOf(element);
}
