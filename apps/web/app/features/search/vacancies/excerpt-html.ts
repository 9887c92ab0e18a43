/**
 * The beginning of a description, so that a card of three lines does not lay out pages of text.
 *
 * @param html with bare tags only (`simpleHtml`), as our server writes it
 * @param textMin how many characters of text it keeps at least, tags not counted
 * @returns `html` up to the end of a word, with every tag closed; `html` itself where it is shorter
 */
export function excerptHtml(html: string, textMin: number): string {
  const open: string[] = [];
  let left = textMin;
  for (const { 0: part, 1: slash, 2: tag, index } of html.matchAll(/<(\/?)(\w+)(?: \/)?>|[^<]+/g)) {
    if (tag === undefined) {
      if (part.length > left) {
        const wordEnd = part.indexOf(" ", left);
        const end = index + (wordEnd === -1 ? part.length : wordEnd);
        return html.slice(0, end) + open.map((name) => `</${name}>`).join("");
      }
      left -= part.length;
    } else if (slash === "/") open.splice(0, open.indexOf(tag) + 1);
    else if (tag !== "br") open.unshift(tag);
  }
  return html;
}
