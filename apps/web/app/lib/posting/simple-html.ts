/** Tags that a description may have, without attributes. */
export const descriptionTags = ["p", "br", "strong", "em", "ul", "ol", "li", "b", "i"];

const otherMarkup = new RegExp(`<(?!/?(?:${descriptionTags.join("|")})>|br />)(/?[a-z][^<>]*>)?`, "gi");

/**
 * What our server writes stays as it is. Of anything else other tags are taken out, and every `<` that is left beside the
 * allowed tags is text: no script can run in it, because no part of it is put together anew.
 *
 * @returns `html` with bare allowed tags and nothing else that a browser takes for markup
 */
export function simpleHtml(html: string): string {
  return html.replace(otherMarkup, (_, tag) => (tag === undefined ? "&lt;" : ""));
}
