import { htmlToText } from "./html-to-text.ts";

/**
 * Joins the texts that a portal gives of one vacancy. Without headings a list of one would go on into the next one; a
 * part that begins with such a heading of its own keeps that.
 *
 * @param parts heading → HTML, perhaps none
 */
export function joinParts(
  first: string | undefined,
  parts: Readonly<Record<string, string | undefined>>,
): string {
  const headed = Object.entries(parts).map(([heading, html = ""]) => {
    const [line = ""] = htmlToText(html).trim().split("\n");
    if (line === "") return "";
    return /^(?:requi|benef)/i.test(line) ? html : `<p><strong>${heading}</strong></p>${html}`;
  });
  return [first, ...headed].filter(Boolean).join("\n");
}
