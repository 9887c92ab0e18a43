import DOMPurify from "dompurify";
import { descriptionTags, isSimpleHtml } from "./simple-html.ts";

/** @returns the HTML reduced to paragraphs, lists and emphasis, without any attribute; in the browser only. */
export function sanitiseDescription(html: string): string {
  // DOMPurify builds a document for each call, which a cheap phone feels over forty cards.
  if (isSimpleHtml(html)) return html;
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: descriptionTags,
    ALLOWED_ATTR: [],
    // Both are allowed beside the list unless refused by name.
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
