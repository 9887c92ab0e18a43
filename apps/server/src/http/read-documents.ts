import { glob, readFile } from "node:fs/promises";
import { join, posix, sep } from "node:path";
import { buildTimeAddress } from "@vagou/contract/web-build";

/** Files of the build that say where the product is: pages, and what robots read. */
export const documentGlobs = ["**/*.html", "robots.txt", "sitemap.xml"];

type Facts = { address: string; hasStandIns: boolean };
export type Document = { contentType: string; body: string };

/**
 * Reads the built documents and writes into them what only this installation knows.
 * @param facts `address` as `https://host`; `hasStandIns` marks every page (`<html data-demo>`), so that
 * the strip of the demonstration has its place before the scripts arrive
 * @returns path → document, a page's path without its trailing slash; "*" is the shell
 */
export async function readDocuments(
  folder: string,
  { address, hasStandIns }: Facts,
): Promise<Map<string, Document>> {
  const documents = new Map<string, Document>();
  for await (const file of glob(documentGlobs, { cwd: folder })) {
    const name = file.split(sep).join(posix.sep);
    const text = await readFile(join(folder, file), "utf8");
    documents.set(pathOf(name), {
      contentType: contentTypes[posix.extname(name)] ?? "text/plain; charset=utf-8",
      body: (hasStandIns ? text.replace("<html ", "<html data-demo ") : text).replaceAll(
        buildTimeAddress,
        () => address,
      ),
    });
  }
  const home = documents.get("");
  if (!documents.has("*") && home !== undefined) documents.set("*", home);
  return documents;
}

/** What React Router calls the shell when the home page is prerendered too. */
const shellFile = "__spa-fallback.html";

function pathOf(name: string): string {
  return name === shellFile ? "*" : `/${name}`.replace(/\/?index\.html$/, "");
}

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
};
