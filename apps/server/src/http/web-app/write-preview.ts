import { escapeHtml } from "../../escape-html.ts";

/** The preview of a page in a message with its link. */
export type PagePreview = { title: string; description: string };

/**
 * Writes a page's own title and description into its head, for programs that make link previews and run
 * no scripts. The app removes the marked elements and writes its own (`lib/page/forget-preview`).
 * @param page as it was built, from its start to the end of its head at least
 * @param preview.url the page's whole address
 * @throws {Error} when the page has no such head, which is a fault of the build
 */
export function writePreview(
  page: string,
  { title, description, url }: PagePreview & { url: string },
): string {
  const own = [
    `<title data-preview>${escapeHtml(title)}</title>`,
    meta("name", "description", description),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", url),
  ].join("");
  const bare = page
    .replace(/<title>[^<]*<\/title>/, "")
    .replaceAll(
      /<meta (?:name="description"|property="og:(?:title|description|url)") content="[^"]*"\/>/g,
      "",
    );
  const [before, after, ...more] = bare.split("</head>");
  if (before === undefined || after === undefined || bare.length === page.length)
    throw new Error("the page has no head to write into");
  return [`${before}${own}`, after, ...more].join("</head>");
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta data-preview ${kind}="${name}" content="${escapeHtml(content)}"/>`;
}
