import { escapeHtml } from "../escape-html.ts";

/** The preview of a page in a message with its link. */
export type PagePreview = { title: string; description: string };

/**
 * Writes a page's own title and description into the head of the shell, for programs that make link previews and run
 * no scripts. The app removes the marked elements and writes its own (`lib/page/forget-preview`).
 * @param url the page's whole address
 * @throws {Error} when the shell has no such head, which is a fault of the build
 */
export function writePreview(
  shell: string,
  { title, description, url }: PagePreview & { url: string },
): string {
  const own = [
    `<title data-preview>${escapeHtml(title)}</title>`,
    meta("name", "description", description),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", url),
  ].join("");
  const bare = shell
    .replace(/<title>[^<]*<\/title>/, "")
    .replaceAll(
      /<meta (?:name="description"|property="og:(?:title|description|url)") content="[^"]*"\/>/g,
      "",
    );
  const [before, after, ...more] = bare.split("</head>");
  if (before === undefined || after === undefined || bare.length === shell.length)
    throw new Error("the shell has no head to write into");
  return [`${before}${own}`, after, ...more].join("</head>");
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta data-preview ${kind}="${name}" content="${escapeHtml(content)}"/>`;
}
