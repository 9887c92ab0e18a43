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
 * itself decides. A path that it does not know answers 404, with the shell as its friendly page.
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
        // Measured positions of menus, the width of the progress bar.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", "data:"],
        connectSrc: ["'self'", ...(apiBaseUrl === null ? [] : [new URL(apiBaseUrl).origin])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Never the path or the query, which a link may have filled with a secret; not even to ourselves, whose
    // files the browser asks for before the first script has cleaned the address.
    referrerPolicy: { policy: "strict-origin" },
    crossOriginEmbedderPolicy: false,
    // Set by whatever ends TLS; over plain HTTP browsers ignore it.
    strictTransportSecurity: false,
  });
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: documentGlobs,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names under assets/ carry a hash of the content; pictures and the manifest hardly ever change.
      const fresh = path.includes(`${join("/", "assets")}/`);
      reply.header("cache-control", `public, max-age=${fresh ? `${yearS}, immutable` : dayS}`);
    },
  });
  app.get<{ Params: { id: string } }>("/v/:id", async ({ params, log }, reply) => {
    const shell = documents.get("*");
    if (shell === undefined) return reply.callNotFound();
    // The app asks again and says what is wrong; a preview is not worth a page that does not come.
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
    // Two slashes at the start name another host wherever a browser resolves the path alone.
    const single = request.url.replace(/^[/\\]{2,}/, "/");
    if (single !== request.url) return reply.redirect(single, 308);
    const path = request.url.split("?")[0]?.replace(/(?<!\/)\/+$/, "") ?? "";
    // Neither a missing file nor a call that does not exist is a page; a person who opens what looks like a file
    // gets one.
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
  /** The address people open: canonical links, `sitemap.xml` and shared pictures start with it. */
  appBaseUrl: string;
  /** Who answers for the installation: pages and footers say it. */
  operator: Operator;
  /** Where the web app finds the API; null: `/api` on the page's own origin. */
  apiBaseUrl: string | null;
  /** The one script of somebody else that pages may load. */
  identityScriptUrl?: string | undefined;
  /** Pages keep the place of their "Modo demonstração" strip from the start, so that nothing moves when it comes. */
  isDemonstration: boolean;
  /** What a message with the link of a posting shows of it; null when there is no such posting. */
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
