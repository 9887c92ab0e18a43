import type { PageKind } from "./recognise-page.ts";

/** @returns the kind of the received page, for a log: "a bot check of Cloudflare", "the home page". */
export function describePageKind(page: PageKind): string {
  if (page.kind === "bot-check") return page.by === null ? "a bot check" : `a bot check of ${page.by}`;
  if (page.kind === "elsewhere") return `the page ${page.address}`;
  if (page.kind === "other-language") return `a page in the language ${page.language}`;
  return descriptions[page.kind];
}

const descriptions = {
  packed: "a page packed in a script",
  "home-page": "the home page",
  shell: "an empty shell that a browser would fill",
} as const;
