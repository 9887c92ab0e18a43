import { createHash } from "node:crypto";
import { extname } from "node:path";
import type { Operator } from "@vagou/contract/operator";
import { pagesVersion, shellPaths } from "@vagou/contract/web-build";
import type { FastifyInstance } from "fastify";
import { registerSharedPages, type SharedSources } from "./register-shared-pages.ts";
import { fileHeaders, pageHeaders } from "../answers/security-headers.ts";
import { readBuild } from "../web-files/read-build.ts";
import { type Document, readDocuments } from "../web-files/read-documents.ts";
import { readSharedPages } from "../web-files/read-shared-pages.ts";
import { sendFile } from "../web-files/send-file.ts";
import { pageFile, type WebFile } from "../web-files/web-file.ts";

/**
 * Serves the built web app: its files, the prerendered pages, and the shell for every other path, where the app
 * shows the page. An unknown path answers 404, with the shell, in which the app says that there is no such page.
 */
export async function registerWebApp(
  app: FastifyInstance,
  { folder, appBaseUrl, operator, apiBaseUrl, identityScriptUrl, isDemonstration, shared }: WebAppOptions,
): Promise<void> {
  const address = new URL(appBaseUrl).origin;
  const documents = await readDocuments(folder, { address, operator, apiBaseUrl, isDemonstration });
  const sharedPages = await readSharedPages(folder, documents);
  const apiOrigins = apiBaseUrl === null ? [] : [new URL(apiBaseUrl).origin];
  const foreignScripts = identityScriptUrl === undefined ? [] : [identityScriptUrl];
  const headersOf = (page: string) =>
    pageHeaders(address, {
      "default-src": ["'self'"],
      "script-src": ["'self'", ...hashInlineScripts(page), ...foreignScripts],
      "style-src": ["'self'"],
      // For the computed positions of menus and the width of the progress bar.
      "style-src-attr": ["'unsafe-inline'"],
      "img-src": ["'self'", "data:"],
      "connect-src": ["'self'", ...apiOrigins],
      "manifest-src": ["'self'"],
      "worker-src": ["'self'"],
      "object-src": ["'none'"],
      "require-trusted-types-for": ["'script'"],
      "trusted-types": trustedPolicies,
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
    });
  const files = await readBuild(folder);
  const pages = new Map<string, WebFile>();
  for (const [path, { contentType, body }] of documents) {
    const headers = contentType.startsWith("text/html") ? headersOf(body) : fileHeaders;
    pages.set(path, pageFile({ contentType, cacheControl: "no-cache", headers }, body));
  }
  const worker = documents.get("/sw.js");
  if (worker !== undefined) pages.set("/sw.js", workerFile(worker, pages));
  registerSharedPages(app, { ...shared, address, shell: pages.get("*"), pages: sharedPages, headersOf });
  app.get("/*", (request, reply) => {
    // A browser that resolves a path with two leading slashes goes to another host.
    const single = request.url.replace(/^[/\\]{2,}/, "/");
    if (single !== request.url) return reply.redirect(single, 308);
    const [whole = ""] = request.url.split("?");
    const path = whole.replace(/(?<!\/)\/+$/, "");
    // A missing file or API call is answered without a page; a person who opens an address that looks like a file
    // gets the page.
    const isOpened = request.headers.accept?.includes("text/html") === true;
    const mayBePage = (isOpened || extname(path) === "") && !`${path}/`.startsWith("/api/");
    const found = files.get(whole) ?? pages.get(path) ?? (mayBePage ? pages.get("*") : undefined);
    if (found === undefined) return reply.callNotFound();
    const isShell = found === pages.get("*") && !pages.has(path);
    return sendFile(
      request,
      reply,
      found,
      isShell && !shellPaths.some((known) => known.test(path)) ? 404 : 200,
    );
  });
}

type WebAppOptions = {
  /** The build's client folder. */
  folder: string;
  /** The product's public address: canonical links, `sitemap.xml` and shared pictures start with it. */
  appBaseUrl: string;
  /** The operator of the installation, whom pages and footers name. */
  operator: Operator;
  /** The address of the API for the web app; null: `/api` on the page's own origin. */
  apiBaseUrl: string | null;
  /** The only script of a third party that pages may load. */
  identityScriptUrl?: string | undefined;
  /** Pages reserve the place of the "Modo demonstração" strip, so that nothing moves when it appears. */
  isDemonstration: boolean;
  /** What people share by a link. */
  shared: SharedSources;
};

/**
 * The service worker, with the version of all pages in it. Its own requests, too, go to our origin only.
 * @param pages with their tags, which change with their text and their headers
 */
function workerFile({ contentType, body }: Document, pages: ReadonlyMap<string, WebFile>): WebFile {
  const tags = [...pages].map(([path, { tag }]) => `${path} ${tag}`).toSorted();
  const version = createHash("sha256").update(tags.join("\n")).digest("base64url").slice(0, 16);
  const policy = "default-src 'self';require-trusted-types-for 'script';trusted-types 'none'";
  const headers = { ...fileHeaders, "content-security-policy": policy };
  const text = body.replaceAll(pagesVersion, () => version);
  return pageFile({ contentType, cacheControl: "no-cache", headers }, text);
}

/**
 * The only ways from a text to HTML or to a script in a page: what makes it safe is beside each name in the web app
 * (`trusted-policy`), and the start of the app that the page itself holds (`start-app`).
 */
const trustedPolicies: readonly string[] = [
  "vagou-posting",
  "vagou-data",
  "vagou-legal",
  "vagou-worker",
  "vagou-merging",
  "vagou-google",
  "vagou-start",
];

/** Only the scripts that the build wrote into this page may run inline. */
function hashInlineScripts(page: string): string[] {
  const hashes = [...inlineScriptsIn(page)].map(
    (code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
  return [...new Set(hashes)];
}

function* inlineScriptsIn(body: string): Generator<string> {
  for (let start = body.indexOf("<script"); start !== -1;) {
    const tagEnd = body.indexOf(">", start);
    const end = body.indexOf("</script>", tagEnd);
    if (tagEnd === -1 || end === -1) return;
    if (!/\ssrc=/.test(body.slice(start, tagEnd))) yield body.slice(tagEnd + 1, end);
    start = body.indexOf("<script", end);
  }
}
