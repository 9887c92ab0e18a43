/** Tags that a description may have, without attributes. */
export const descriptionTags = ["p", "br", "strong", "em", "ul", "ol", "li", "b", "i"];

const otherMarkup = new RegExp(
  `<(?!/?(?:${descriptionTags.join("|")})>|br />)(?:(/?)([a-z]+)(?![a-z])[^<>]*>)?`,
  "gi",
);

/**
 * What our server writes stays as it is. Of anything else allowed tags lose what stands in them beside their name, other
 * tags are taken out, and every `<` that is left is text: nothing but bare allowed tags begins with one.
 *
 * @returns `html` with bare allowed tags and nothing else that a browser takes for markup
 */
export function simpleHtml(html: string): string {
  return html.replace(otherMarkup, (_, slash: string, name?: string) =>
    name === undefined ? "&lt;" : descriptionTags.includes(name.toLowerCase()) ? `<${slash}${name}>` : "",
  );
}
