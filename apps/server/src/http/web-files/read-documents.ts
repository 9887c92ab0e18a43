import { glob, readFile } from "node:fs/promises";
import { join, posix, sep } from "node:path";
import type { Operator } from "@vagou/contract/operator";
import { buildTimeAddress, buildTimeOperator } from "@vagou/contract/web-build";
import { escapeHtml } from "../../escape-html.ts";
import { usualTextsPath } from "../encoding/usual-texts.ts";

/** Files of the build that the server writes into: pages, `robots.txt`, the sitemap and the service worker. */
export const documentGlobs = ["**/*.html", "robots.txt", "sitemap.xml", "sw.js"];

export type Document = { contentType: string; body: string };

/**
 * Reads the built documents and writes the product's address and its operator into them.
 * @param facts.address as `https://host`
 * @param facts.operator written into the text, and into `data-operator` for the page's scripts
 * @param facts.apiBaseUrl the API's address for the web app; null: the page's own origin
 * @param facts.isDemonstration marks each page, so that the page reserves the place of its strip when it loads
 * @returns path → document, a page's path without its trailing slash; "*" is the shell
 */
export async function readDocuments(
  folder: string,
  { address, operator, apiBaseUrl, isDemonstration }: DocumentFacts,
): Promise<Map<string, Document>> {
  const marks =
    (isDemonstration ? ' data-demo="on"' : "") +
    (apiBaseUrl === null ? "" : ` data-api="${apiBaseUrl}"`) +
    ` data-operator="${escapeHtml(JSON.stringify(operator))}"` +
    // A browser uses such texts for their own origin only.
    (apiBaseUrl === null ? ` data-usual-texts="/api${usualTextsPath}"` : "");
  const documents = new Map<string, Document>();
  for await (const file of glob(documentGlobs, { cwd: folder })) {
    const name = file.split(sep).join(posix.sep);
    const text = await readFile(join(folder, file), "utf8");
    documents.set(pathOf(name), {
      contentType: contentTypes[posix.extname(name)] ?? "text/plain; charset=utf-8",
      body: nameOperator(text, operator)
        .replace("<html", () => `<html${marks}`)
        .replaceAll(buildTimeAddress, () => address),
    });
  }
  const home = documents.get("");
  if (!documents.has("*") && home !== undefined) documents.set("*", home);
  return documents;
}

type DocumentFacts = {
  address: string;
  operator: Operator;
  apiBaseUrl: string | null;
  isDemonstration: boolean;
};

/** Replaces the placeholders of built pages (`buildTimeOperator`) by the operator's facts, in text and attributes. */
function nameOperator(page: string, operator: Operator): string {
  const placeholders = [
    [buildTimeOperator.identity, operator.identity],
    [buildTimeOperator.supportEmail, operator.supportEmail],
    [buildTimeOperator.privacyEmail, operator.privacyEmail],
    [buildTimeOperator.makerName, operator.makerName],
    [buildTimeOperator.makerUrl, operator.makerUrl],
    [buildTimeOperator.userAgent, operator.userAgent],
  ] as const;
  return placeholders.reduce(
    (named, [placeholder, said]) => named.replaceAll(placeholder, () => escapeHtml(said)),
    page,
  );
}

/** React Router's name for the shell when the home page is prerendered too. */
const shellFile = "__spa-fallback.html";

function pathOf(name: string): string {
  return name === shellFile ? "*" : `/${name}`.replace(/\/?index\.html$/, "");
}

const contentTypes: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
};
