import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import helmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/**
 * Serves the built web app: its files, the prerendered pages, and the shell for every other path,
 * where the app itself decides (its 404 included).
 * @param folder the build's client folder
 */
export async function registerWebApp(
  app: FastifyInstance,
  folder: string,
  { identityScriptUrl, isDemonstration }: WebAppOptions,
): Promise<void> {
  const pages = await findPages(folder, isDemonstration);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          ...(await hashInlineScripts([...pages.values()])),
          ...(identityScriptUrl === undefined ? [] : [identityScriptUrl]),
        ],
        styleSrc: ["'self'"],
        // Measured positions of menus, the width of the progress bar.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", "data:"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginEmbedderPolicy: false,
    // Set by whatever ends TLS; over plain HTTP browsers ignore it.
    strictTransportSecurity: false,
  });
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names under assets/ carry a hash of the content.
      const fresh = path.includes(`${join("/", "assets")}/`) && extname(path) !== ".html";
      reply.header("cache-control", fresh ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  app.get("/*", (request, reply) => {
    const path = request.url.split("?")[0]?.replace(/\/+$/, "") ?? "";
    const page = pages.get(path) ?? pages.get("*");
    if (page === undefined || extname(path) !== "") return reply.callNotFound();
    return reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page);
  });
}

type WebAppOptions = {
  /** The one script of somebody else that pages may load. */
  identityScriptUrl?: string | undefined;
  /** Pages keep the place of their "Modo demonstração" strip from the start, so that nothing moves when it comes. */
  isDemonstration: boolean;
};

/** Path → HTML of every prerendered page; "*" is the shell. */
async function findPages(folder: string, isDemonstration: boolean): Promise<Map<string, string>> {
  const names = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const pages = new Map<string, string>();
  for (const name of names.filter((file) => file.endsWith(".html"))) {
    const path = `/${name.replaceAll("\\", "/")}`.replace(/\/?index\.html$/, "");
    const page = await readFile(join(folder, name), "utf8");
    const marked = isDemonstration ? page.replace("<html", '<html data-demo="on"') : page;
    pages.set(name === shellFile ? "*" : path, marked);
  }
  const home = pages.get("");
  if (!pages.has("*") && home !== undefined) pages.set("*", home);
  return pages;
}

/** What React Router calls the shell when the home page is prerendered too. */
const shellFile = "__spa-fallback.html";

/** Only the scripts that the build wrote into its pages may run inline. */
async function hashInlineScripts(pages: readonly string[]): Promise<string[]> {
  const scripts = pages.flatMap((page) => [
    ...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
  ]);
  const hashes = scripts.map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
  return [...new Set(hashes)];
}
