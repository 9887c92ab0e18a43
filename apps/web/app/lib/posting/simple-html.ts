/** Tags that a description may have, without attributes. */
export const descriptionTags = ["p", "br", "strong", "em", "ul", "ol", "li", "b", "i"];

const otherMarkup = new RegExp(`<(?!/?(?:${descriptionTags.join("|")})>|br />)`);

/** @returns true for text and bare allowed tags, which is what our server writes: no script in it can run */
export function isSimpleHtml(html: string): boolean {
  return !otherMarkup.test(html);
}
