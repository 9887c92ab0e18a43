import { join } from "node:path";
import { modelPages, placeOfShared, sharedPagesFile } from "@vagou/contract/saved/shared-page";
import { buildTimeAddress } from "@vagou/contract/web-build";
import fc from "fast-check";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicPages } from "../../../../web/app/public-pages.ts";
import { siteFiles } from "../../../../web/site-files.ts";
import { findInside } from "../../../test/product/find-inside.ts";
import { naughtyStrings } from "../../../test/product/naughty-strings.ts";
import { type BuiltApp, writeBuiltApp } from "../../../test/product/write-built-app.ts";
import { registerErrorReply } from "../error-reply.ts";
import { registerRequestId } from "../requests/request-id.ts";
import { registerWebApp } from "./web-app.ts";

// Pages take any address and header, as the calls of the API do in `fuzzed-calls.db.test.ts`.

const page = `<html data-address="${buildTimeAddress}"><head><title>Vagou</title><meta name="description" content="Vagas"/></head><body>A page.</body></html>`;
const model = page.replace("A page.", placeOfShared);
const secret = "what lies outside of the built app";

let build: BuiltApp;
let app: FastifyInstance;

beforeAll(async () => {
  const files: Record<string, string> = {
    ...siteFiles,
    "__spa-fallback.html": page,
    "assets/app-1a2b.js": "code",
    [join("..", sharedPagesFile)]: `export const writeShared = async () => "content";`,
    "../secret.txt": secret,
  };
  for (const path of publicPages) files[join(path, "index.html").replace(/^\//, "")] = page;
  for (const path of Object.values(modelPages)) files[join(path, "index.html").slice(1)] = model;
  build = await writeBuiltApp(files);
  app = Fastify();
  registerRequestId(app);
  registerErrorReply(app);
  await registerWebApp(app, {
    folder: build.folder,
    appBaseUrl: "https://vagas.example",
    operator: {
      identity: "",
      supportEmail: "",
      privacyEmail: "",
      makerName: "",
      makerUrl: "",
      userAgent: "",
    },
    apiBaseUrl: null,
    isDemonstration: false,
    shared: {
      findVacancy: async () => null,
      findList: async () => null,
      invite: () => ({ portals: 12, credits: 200 }),
    },
  });
});

afterAll(async () => {
  await app.close();
  await build.remove();
});

const texts = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...naughtyStrings) },
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(
    "../secret.txt",
    "..%2fsecret.txt",
    "%2e%2e/secret.txt",
    "..\\secret.txt",
    "%00",
    "%",
    "%ff",
    "//evil.example",
  ),
);
const encoded = texts.map((text) => encodeURIComponent(text.toWellFormed()));
const folders = fc.constantFrom(
  "/",
  "/jobs/",
  "/v/",
  "/lista/",
  "/assets/",
  "/auth/google/callback",
  "/login",
  "/nada/",
);
const addresses = fc
  .tuple(folders, fc.oneof({ weight: 3, arbitrary: encoded }, texts), fc.option(encoded, { nil: undefined }))
  .map(([folder, rest, query]) => `${folder}${rest}${query === undefined ? "" : `?next=${query}&r=${query}`}`)
  // A server never gets other characters in the first line of a request.
  .map((address) => address.replaceAll(/[^!-~]/g, "%20").replaceAll("#", "%23"));
const headers = fc.constantFrom<Record<string, string>>(
  {},
  {},
  { "accept-encoding": "gzip;q=-1, *;q=9, zstd;q=nan" },
  { "if-none-match": 'W/"", *' },
  { "if-modified-since": "not a day" },
  { range: "bytes=9-1" },
  { host: "evil-host.example" },
  { "x-forwarded-host": "evil-host.example" },
  { "user-agent": "WhatsApp/2.24" },
  { "accept-language": "a".repeat(2_000) },
);

test("any address is answered with a page, a file or a refusal, and says nothing of the inside", async () => {
  const property = fc.asyncProperty(
    addresses,
    headers,
    fc.constantFrom("GET", "HEAD", "POST"),
    async (url, sent, method) => {
      const answer = await app.inject({ method, url, headers: sent });
      expect(faultOf(answer, url)).toBeUndefined();
    },
  );
  await fc.assert(property, { seed: 19, numRuns: 2_000 });
});

/** @returns what is wrong with an answer; undefined when nothing is */
function faultOf(
  { statusCode, body, headers: said }: Awaited<ReturnType<typeof app.inject>>,
  url: string,
): string | undefined {
  const fault = (what: string) => `${what}: ${statusCode} ${url} ${body.slice(0, 200)}`;
  if (statusCode >= 500) return fault("a failure");
  if (body.includes(secret)) return fault("a file outside of the build");
  if ([body, JSON.stringify(said)].some((text) => text.includes("evil-host.example")))
    return fault("the caller's host");
  // An id may stand in the page, as text.
  if (/<(?:script|img|svg|iframe|body on)[^>]*(?:alert|onerror|onload|javascript:)/i.test(body))
    return fault("the caller's markup");
  const leaked = findInside(body, decoded(url));
  return leaked === undefined ? undefined : fault(`leaks ${leaked}`);
}

/** @returns an address with the texts that a page may repeat; as it is where its encoding is broken */
function decoded(url: string): string {
  return url.replaceAll(/(?:%[\da-f]{2})+/gi, (codes) =>
    Buffer.from(codes.replaceAll("%", ""), "hex").toString(),
  );
}
