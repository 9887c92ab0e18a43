import DOMPurify from "dompurify";

/** @returns the HTML reduced to paragraphs, lists and emphasis, without any attribute; in the browser only. */
export function sanitiseDescription(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ["p", "br", "strong", "em", "ul", "ol", "li", "b", "i"],
    ALLOWED_ATTR: [],
  });
}
