import { escapeHtml } from "../../escape-html.ts";

/** The preview of a page in a message with its link, and what the page says to a browser without scripts. */
export type PagePreview = { title: string; description: string; text: PlainPage };

/** Plain text. `link.address`: of any kind; only http(s) becomes a link. */
export type PlainPage = {
  heading: string;
  paragraphs: readonly string[];
  link: { address: string; words: string };
  /** What the page lists. */
  items?: readonly Omit<PlainPage, "items">[];
};

/**
 * Writes a page's own title and description into the head of the shell, for programs that make link previews and run
 * no scripts. The app removes the marked elements and writes its own (`lib/page/forget-preview`). Its text stands where
 * the shell asks for scripts, so that a browser without them shows it, and the app finds the shell as it was built.
 * @param url the page's whole address
 * @throws {Error} when the shell has no such head, which is a fault of the build
 */
export function writePreview(
  shell: string,
  { title, description, url, text }: PagePreview & { url: string },
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
  return writePlainPage([`${before}${own}`, after, ...more].join("</head>"), text);
}

/**
 * Writes the text of a page into the shell, for browsers without scripts.
 * @throws {Error} when the shell says nothing to them, which is a fault of the build
 */
export function writePlainPage(shell: string, { items = [], ...text }: PlainPage): string {
  const [before, rest = "", ...more] = shell.split("<noscript>");
  const end = rest.indexOf("</noscript>");
  if (before === undefined || end === -1 || more.length > 0)
    throw new Error("the shell has no place for a page without scripts");
  const lines = [
    ...writeLines("h1", text),
    ...items.flatMap((item) => ['<section class="grid gap-3">', ...writeLines("h2", item), "</section>"]),
  ];
  return `${before}<noscript><article class="shell grid max-w-prose gap-3 py-12">${lines.join("")}</article>${rest.slice(end)}`;
}

function writeLines(
  level: "h1" | "h2",
  { heading, paragraphs, link }: Omit<PlainPage, "items">,
): readonly string[] {
  return [
    `<${level} class="${level === "h1" ? "text-5" : "text-4"} wrap-anywhere">${escapeHtml(heading)}</${level}>`,
    ...paragraphs.map((paragraph) => `<p class="wrap-anywhere">${escapeHtml(paragraph)}</p>`),
    ...(isWebAddress(link.address)
      ? [
          `<p><a class="link" rel="noopener" href="${escapeHtml(link.address)}">${escapeHtml(link.words)}</a></p>`,
        ]
      : []),
  ];
}

function isWebAddress(address: string): boolean {
  return /^https?:$/.test(URL.parse(address)?.protocol ?? "");
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta data-preview ${kind}="${name}" content="${escapeHtml(content)}"/>`;
}
