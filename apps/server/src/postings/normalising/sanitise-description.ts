import { collapseBlanks } from "@vagou/providers/core/text/collapse-blanks";
import { limitDepth } from "@vagou/providers/core/html/limit-depth";
import sanitizeHtml from "sanitize-html";
import { cutText } from "./cut-text.ts";
import { isPlainMarkup } from "./plain-markup.ts";

const descriptionMax = 20_000;

/** The only tags a description may keep; none may keep an attribute. */
const allowedTags = ["p", "br", "strong", "em", "ul", "ol", "li", "b", "i"];

/**
 * Makes a portal's text safe to show: only the allowed tags, no attributes, nothing inside
 * `script` and the like. Headings and blocks become paragraphs; text without tags keeps its lines.
 * It is idempotent: its own result stays unchanged.
 */
export function sanitiseDescription(received: string): string {
  const cut = cutText(received, descriptionMax);
  const html = hasTags(cut) ? cut : paragraphsOf(cut);
  const safe = isPlainMarkup(html) ? withoutEmpty(html) : keepAllowed(html);
  return shortenDots(safe.replaceAll("\u00a0", " ")).trim();
}

/** A text that a portal cut directly after a full stop ends in four dots. To seek them takes a sixth of replacing. */
function shortenDots(text: string): string {
  return text.includes("....") ? text.replaceAll(/\.{4,}/g, "…") : text;
}

function hasTags(text: string): boolean {
  const start = text.search(/<\/?[a-z]/i);
  return start !== -1 && text.includes(">", start);
}

function keepAllowed(html: string): string {
  const safe = withoutEmpty(writeAllowed(html));
  // A block inside a block has become a paragraph inside a paragraph, which HTML does not allow:
  // a second pass separates them, as a browser would.
  if (!/<(div|h[1-6])\b/i.test(html)) return safe;
  return withoutEmpty(isPlainMarkup(safe) ? safe : writeAllowed(safe));
}

function withoutEmpty(html: string): string {
  return html.replace(/<p>(?:\s|&nbsp;|<br \/>)*<\/p>/g, "");
}

/** Parses the HTML as a browser would and writes it again with the allowed tags only. */
export function writeAllowed(html: string): string {
  return sanitizeHtml(limitDepth(html), {
    allowedTags,
    allowedAttributes: {},
    transformTags: { h1: "p", h2: "p", h3: "p", h4: "p", h5: "p", h6: "p", div: "p" },
  });
}

/** One line of text without markup, entities decoded, at most `max` characters. */
export function plainText(received: string, max: number): string {
  const cut = cutText(received, max * 10);
  const bare = /[<&]/.test(cut) ? withoutMarkup(cut) : cut;
  const text = shortenDots(collapseBlanks(bare.replace(disguises, " ")));
  return text.length <= max ? text : `${cutText(text, max - 1).trimEnd()}…`;
}

/** Control characters, direction marks and invisible signs, which can make a title look like another text. */
const disguises = /[\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]+/gu;

function paragraphsOf(text: string): string {
  return text
    .split(/\n\s*\n|\r\n\s*\r\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => `<p>${paragraph.replaceAll("<", "&lt;").replace(/\r?\n/g, "<br />")}</p>`)
    .join("");
}

function withoutMarkup(text: string): string {
  return decodeBasicEntities(sanitizeHtml(limitDepth(text), { allowedTags: [], allowedAttributes: {} }));
}

/** sanitize-html escapes these three and decodes every other entity. */
function decodeBasicEntities(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
