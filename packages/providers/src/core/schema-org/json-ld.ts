import { findAll, rawTextOf, type HtmlScope } from "../html/html-page.ts";
import { readMicrodata } from "./microdata.ts";
import { repairJson } from "./repair-json.ts";

/** A node of linked data: every property may hold anything. */
export type LinkedNode = Readonly<Record<string, unknown>>;

/** The machine-readable data of a page. */
export type LinkedData = {
  /** JobPosting nodes, in page order, from script blocks, else from microdata, else bare in the text. */
  postings: LinkedNode[];
  /** Addresses of an ItemList's items that hold no posting, as written. */
  itemUrls: string[];
  /** Number of unreadable script blocks; the others are read. */
  brokenBlocks: number;
};

/**
 * Finds schema.org's JobPosting in all the places where portals put it.
 *
 * @param source the page as received, for portals that print the object as text in the body: the parser
 *   takes the tags out of its description
 */
export function readLinkedData(page: HtmlScope, source = ""): LinkedData {
  const found: LinkedData = { postings: [], itemUrls: [], brokenBlocks: 0 };
  for (const script of findAll(page, 'script[type*="ld+json" i]')) {
    const data = repairJson(rawTextOf(script));
    if (data === undefined) found.brokenBlocks += 1;
    else collect(data, found, 0);
  }
  if (found.postings.length > 0) return found;
  for (const node of readMicrodata(page, "JobPosting")) collect(node, found, 0);
  if (found.postings.length === 0) collectEmbedded(page, source, found);
  return found;
}

/** @returns true when a node is of a schema.org type in any notation: prefixed, full address, in a list. */
export function isOfType(node: LinkedNode, type: string): boolean {
  const types = Array.isArray(node["@type"]) ? node["@type"] : [node["@type"]];
  return types.some((one) => typeof one === "string" && one.split(/[/:#]/).at(-1) === type);
}

export function isNode(value: unknown): value is LinkedNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** No posting seen is nested this deep. */
const depthMax = 8;

function collect(data: unknown, found: LinkedData, depth: number): void {
  if (depth > depthMax) return;
  if (Array.isArray(data)) {
    for (const member of data) collect(member, found, depth + 1);
    return;
  }
  if (!isNode(data)) return;
  if (isOfType(data, "JobPosting")) {
    found.postings.push(data);
    return;
  }
  if (isOfType(data, "ListItem")) collectItem(data, found, depth);
  for (const property of ["@graph", "mainEntity", "mainEntityOfPage", "itemListElement"])
    collect(data[property], found, depth + 1);
}

/** `item` is the posting itself, its address, or an object that has one. */
function collectItem(listItem: LinkedNode, found: LinkedData, depth: number): void {
  const { item } = listItem;
  if (isNode(item) && isOfType(item, "JobPosting")) {
    collect(item, found, depth + 1);
    return;
  }
  const candidates = isNode(item) ? [item["url"], item["@id"]] : [item, listItem["url"]];
  const url = candidates.find((candidate) => typeof candidate === "string" && candidate.trim() !== "");
  if (typeof url === "string") found.itemUrls.push(url.trim());
}

/** A vacancy's page holds one posting; a page with many is searched up to this number only. */
const embeddedMax = 20;

/** Finds postings that a framework wrote as an escaped string in a script, or that stand as text in the body. */
function collectEmbedded(page: HtmlScope, source: string, found: LinkedData): void {
  for (const script of findAll(page, "script:not([src])")) {
    const code = rawTextOf(script);
    if (!code.includes("ld+json")) continue;
    for (const [, text = ""] of code.matchAll(/"children"\s*:\s*("(?:[^"\\]|\\.)*")/g)) {
      const inner = repairJson(text);
      if (typeof inner === "string") collect(repairJson(inner), found, 0);
    }
  }
  if (found.postings.length > 0) return;
  let left = embeddedMax;
  for (const { index } of source.matchAll(/\{\s*"@context"\s*:\s*"https?:\\?\/\\?\/schema\.org/g)) {
    if ((left -= 1) < 0) return;
    collect(repairJson(objectAt(source, index)), found, 0);
  }
}

/** Characters of the longest posting: unclosed objects are not followed to the end of the page. */
const objectLengthMax = 200_000;

/** @returns the text from an opening brace to the one that closes it, "" where that is too far away. */
function objectAt(text: string, start: number): string {
  let depth = 0;
  let inString = false;
  const end = Math.min(text.length, start + objectLengthMax);
  for (let index = start; index < end; index += 1) {
    const char = text[index];
    if (inString && char === "\\") index += 1;
    else if (char === '"') inString = !inString;
    else if (!inString && char === "{") depth += 1;
    else if (!inString && char === "}") {
      depth -= 1;
      if (depth === 0) return text.slice(start, index + 1);
    }
  }
  return "";
}
