import { createHash } from "node:crypto";
import { extname, join } from "node:path";
import helmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import type { Operator } from "@vagou/contract/operator";
import { shellPaths } from "@vagou/contract/web-build";
import type { FastifyInstance } from "fastify";
import { documentGlobs, readDocuments, type Document } from "./read-documents.ts";
import { writePreview, type PagePreview } from "./write-preview.ts";

/**
 * Serves the built web app: its files, the prerendered pages, and the shell for every other path, where the app
 * shows the page. An unknown path answers 404, with the shell, in which the app says that there is no such page.
 */
export async function registerWebApp(
  app: FastifyInstance,
  {
    folder,
    appBaseUrl,
    operator,
    apiBaseUrl,
    identityScriptUrl,
    isDemonstration,
    previewShared,
  }: WebAppOptions,
): Promise<void> {
  const address = new URL(appBaseUrl).origin;
  const documents = await readDocuments(folder, { address, operator, apiBaseUrl, isDemonstration });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          ...hashInlineScripts([...documents.values()]),
          ...(identityScriptUrl === undefined ? [] : [identityScriptUrl]),
        ],
        styleSrc: ["'self'"],
        // For the computed positions of menus and the width of the progress bar.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", "data:"],
        connectSrc: ["'self'", ...(apiBaseUrl === null ? [] : [new URL(apiBaseUrl).origin])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Never the path or the query, which may hold the secret of a link. Not even to our own origin: the browser
    // fetches our files before the first script has removed the secret from the address.
    referrerPolicy: { policy: "strict-origin" },
    crossOriginEmbedderPolicy: false,
    // The proxy that ends TLS sets it; over plain HTTP browsers ignore it.
    strictTransportSecurity: false,
  });
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: documentGlobs,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names under assets/ hold a hash of the content; pictures and the manifest rarely change.
      const fresh = path.includes(`${join("/", "assets")}/`);
      reply.header("cache-control", `public, max-age=${fresh ? `${yearS}, immutable` : dayS}`);
    },
  });
  app.get<{ Params: { id: string } }>("/v/:id", async ({ params, log }, reply) => {
    const shell = documents.get("*");
    if (shell === undefined) return reply.callNotFound();
    // A failure must not keep the page from loading: the app loads the posting itself and shows what is wrong.
    const preview = await previewShared(params.id).catch((error: unknown) => {
      log.warn({ err: error }, "a shared posting has no preview");
      return undefined;
    });
    const url = `${address}/v/${encodeURIComponent(params.id)}`;
    return reply
      .status(preview === null ? 404 : 200)
      .type(shell.contentType)
      .header("cache-control", "no-cache")
      .header("x-robots-tag", "noindex")
      .send(preview ? writePreview(shell.body, { ...preview, url }) : shell.body);
  });
  app.get("/*", (request, reply) => {
    // A browser that resolves a path with two leading slashes goes to another host.
    const single = request.url.replace(/^[/\\]{2,}/, "/");
    if (single !== request.url) return reply.redirect(single, 308);
    const path = request.url.split("?")[0]?.replace(/(?<!\/)\/+$/, "") ?? "";
    // A missing file or API call is answered without a page; a person who opens an address that looks like a file
    // gets the page.
    const isOpened = request.headers.accept?.includes("text/html") === true;
    const mayBePage = (isOpened || extname(path) === "") && !`${path}/`.startsWith("/api/");
    const found = documents.get(path) ?? (mayBePage ? documents.get("*") : undefined);
    if (found === undefined) return reply.callNotFound();
    const isKnown = documents.has(path) || shellPaths.some((known) => known.test(path));
    return reply
      .status(isKnown ? 200 : 404)
      .type(found.contentType)
      .header("cache-control", "no-cache")
      .send(found.body);
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
  /** The preview of a posting in a message with its link; null when there is no such posting. */
  previewShared: (id: string) => Promise<PagePreview | null>;
};

const dayS = 86_400;
const yearS = 365 * dayS;

/** Only the scripts that the build wrote into its pages may run inline. */
function hashInlineScripts(documents: readonly Document[]): string[] {
  const scripts = documents.flatMap(({ body }) => [...inlineScriptsIn(body)]);
  const hashes = scripts.map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
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
