import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { request as requestOverHttp1 } from "node:https";
import { connect, type ClientHttp2Session } from "node:http2";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { placeOfShared, sharedPagesFile } from "@vagou/contract/saved/shared-page";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { compressFiles } from "../../../../web/compress-files.ts";
import { localhostCertificate } from "../../../test/product/localhost-certificate.ts";
import { type BuiltApp, writeBuiltApp } from "../../../test/product/write-built-app.ts";
import { defaultTimes } from "../connections/connection-options.ts";
import { createHttpApp } from "../connections/create-http-app.ts";
import { createLogger } from "../requests/log-safely.ts";
import type { SharedSources } from "../web-app/register-shared-pages.ts";
import { registerRequestRules } from "../requests/request-rules.ts";
import { registerWebApp } from "../web-app/web-app.ts";

const script = `export const words = ${JSON.stringify(Array.from({ length: 400 }, (_, index) => `vaga ${index * 7919}`))};`;
const page = (text: string) =>
  `<html><head><title>Vagou</title><script>inline("${text}")</script></head><body>${text.repeat(300)}</body></html>`;
const texts: Record<string, string> = {
  "index.html": page("Início "),
  "about/index.html": page("Sobre nós "),
  "__spa-fallback.html": page("Vagas ").replace("</body>", "<noscript>Ative o JavaScript.</noscript></body>"),
  "v/modelo/index.html": page("Vaga ").replace("</body>", `${placeOfShared}</body>`),
  "lista/modelo/index.html": page("Lista ").replace("</body>", `${placeOfShared}</body>`),
  [`../${sharedPagesFile}`]: "export const writeShared = async ({ content }) => content.title;",
  "assets/app-1a2b.js": script,
  "assets/short-3c4d.js": "export const short = 1;",
  "assets/face-5e6f.woff2": "typeface ".repeat(200),
};
const operator = {
  identity: "Vagas Ltda.",
  supportEmail: "ajuda@vagas.example",
  privacyEmail: "dados@vagas.example",
  makerName: "Oficina",
  makerUrl: "https://oficina.example/",
  userAgent: "Vagou/1.0",
};

const nothingShared: SharedSources = {
  findVacancy: async () => null,
  findList: async () => null,
  invite: () => ({ portals: 12, credits: 200 }),
};
const job = {
  id: "gupy-1a2b",
  title: "Vendas",
  company: null,
  location: "Recife",
  posted_at: null,
  url: "https://portal.example/1",
  source: "gupy",
  display_name: "Gupy",
  excerpt: "",
};

let build: BuiltApp;
let app: FastifyInstance;
let port: number;
let session: ClientHttp2Session;

beforeAll(async () => {
  build = await writeBuiltApp(texts);
  await compressFiles(build.folder, []);
  app = await start();
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  ({ port } = address);
  session = connect(`https://localhost:${port}`, { ca: localhostCertificate.cert });
});

async function start(appBaseUrl = "https://vagas.example"): Promise<FastifyInstance> {
  const certificate = { ...localhostCertificate, validUntil: new Date("2126-10-28") };
  const started = createHttpApp(createLogger("silent"), {}, { certificate, times: defaultTimes });
  registerRequestRules(started);
  await registerWebApp(started, {
    folder: build.folder,
    appBaseUrl,
    operator,
    apiBaseUrl: null,
    isDemonstration: false,
    shared: {
      ...nothingShared,
      findVacancy: async () => ({ title: "Vendas", description: "Loja em Recife", job }),
    },
  });
  await started.listen({ host: "127.0.0.1", port: 0 });
  return started;
}

afterAll(async () => {
  session.destroy();
  await app.close();
  await build.remove();
});

type Received = { status: number; headers: Record<string, unknown>; bytes: Buffer };
type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Received>;

const overHttp1: Ask = async (path, headers = {}, method = "GET") => {
  const call = requestOverHttp1({
    host: "localhost",
    port,
    path,
    method,
    headers,
    ca: localhostCertificate.cert,
  });
  const answered = Promise.withResolvers<Received>();
  call.on("error", answered.reject).on("response", (response) => {
    const parts: Buffer[] = [];
    response.on("data", (part: Buffer) => parts.push(part));
    response.on("end", () =>
      answered.resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        bytes: Buffer.concat(parts),
      }),
    );
  });
  call.end();
  return answered.promise;
};

const overHttp2: Ask = async (path, headers = {}, method = "GET") => {
  const stream = session.request({ ":path": path, ":method": method, ...headers });
  let received: Record<string, unknown> = {};
  stream.on("response", (said) => {
    received = { ...said };
  });
  const parts: Buffer[] = [];
  stream.on("data", (part: Buffer) => parts.push(part));
  await once(stream, "close");
  return { status: Number(received[":status"]), headers: received, bytes: Buffer.concat(parts) };
};

const ownForms = [
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["zstd", "zstd", zstdDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
] as const;

describe.each([
  ["HTTP/1.1", overHttp1],
  ["HTTP/2", overHttp2],
])("over %s", (_version, ask) => {
  it.each(ownForms)(
    "a script is, for a browser that accepts %s, what the build compressed as %s",
    async (accepted, encoding, unpack) => {
      const { status, headers, bytes } = await ask("/assets/app-1a2b.js", { "accept-encoding": accepted });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        "content-encoding": encoding,
        "content-length": String(bytes.length),
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
        vary: "accept-encoding",
      });
      const suffix = { br: "br", zstd: "zst", gzip: "gz" }[encoding];
      expect(bytes).toEqual(await readFile(join(build.folder, `assets/app-1a2b.js.${suffix}`)));
      expect(unpack(bytes).toString()).toBe(script);
    },
  );

  it.each(ownForms)(
    "a page is, for a browser that accepts %s, compressed as %s",
    async (accepted, encoding, unpack) => {
      for (const path of ["/about", "/profile", "/v/gupy-1a2b"]) {
        const plain = await ask(path);
        const { status, headers, bytes } = await ask(path, { "accept-encoding": accepted });
        expect(status).toBe(200);
        expect(headers).toMatchObject({
          "content-encoding": encoding,
          "content-length": String(bytes.length),
          "content-type": "text/html; charset=utf-8",
          "cache-control": "no-cache",
          vary: "accept-encoding",
        });
        expect(bytes.length).toBeLessThan(plain.bytes.length / 3);
        expect(unpack(bytes)).toEqual(plain.bytes);
      }
    },
  );

  it("a client that names no encoding, or refuses all, gets each file as it is", async () => {
    for (const headers of [{}, { "accept-encoding": "identity" }, { "accept-encoding": "br;q=0, *;q=0" }]) {
      const answer = await ask("/assets/app-1a2b.js", headers);
      expect(answer.headers).not.toHaveProperty("content-encoding");
      expect(answer.headers["vary"]).toBe("accept-encoding");
      expect(answer.bytes.toString()).toBe(script);
    }
  });

  it.each(["/assets/short-3c4d.js", "/assets/face-5e6f.woff2"])(
    "%s, which is short or compressed already, is sent as it is",
    async (path) => {
      const { headers, bytes } = await ask(path, { "accept-encoding": "gzip, deflate, br, zstd" });
      expect(headers).not.toHaveProperty("content-encoding");
      expect(headers).not.toHaveProperty("vary");
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(bytes.toString()).toBe(texts[path.slice(1)]);
    },
  );

  it("each form of a file has a tag of its own, and a second visit with it gets 304 without content", async () => {
    for (const path of ["/", "/about", "/v/gupy-1a2b", "/assets/app-1a2b.js"]) {
      const tags = new Set<unknown>();
      for (const accepted of ["identity", "br", "zstd", "gzip"]) {
        const first = await ask(path, { "accept-encoding": accepted });
        const tag = String(first.headers["etag"]);
        expect(tag).toMatch(/^"[\w-]+"$/);
        tags.add(tag);
        for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
          const second = await ask(path, { "accept-encoding": accepted, "if-none-match": known });
          expect([second.status, second.bytes.length]).toEqual([304, 0]);
          // Each header of a 304 replaces that of the kept page.
          const said = Object.keys(second.headers).filter(
            (name) => !/^(?::status|date|connection|keep-alive)$/.test(name),
          );
          expect(said.toSorted()).toEqual([
            "cache-control",
            "etag",
            "vary",
            "x-content-type-options",
            ...(path.startsWith("/v/") ? ["x-robots-tag"] : []),
          ]);
        }
        const other = await ask(path, { "accept-encoding": accepted, "if-none-match": '"other"' });
        expect(other.status).toBe(200);
      }
      expect(tags.size).toBe(4);
    }
  });

  it("HEAD has the headers of GET and no content", async () => {
    for (const path of ["/about", "/assets/app-1a2b.js"]) {
      const head = await ask(path, { "accept-encoding": "br" }, "HEAD");
      const get = await ask(path, { "accept-encoding": "br" });
      expect([head.status, head.bytes.length]).toEqual([200, 0]);
      expect({ ...head.headers, date: "" }).toMatchObject({ ...get.headers, date: "" });
    }
  });

  it("a request for a part gets the whole file, and no promise of parts", async () => {
    const { status, headers, bytes } = await ask("/assets/app-1a2b.js", { range: "bytes=0-9" });
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty("content-range");
    expect(bytes.toString()).toBe(script);
  });

  it("only pages have the long policies: the headers of a file take less than 500 bytes", async () => {
    const file = await ask("/assets/app-1a2b.js", { "accept-encoding": "br" });
    const bytes = Object.entries(file.headers).reduce(
      (sum, [name, value]) => sum + `${name}: ${String(value)}\r\n`.length,
      0,
    );
    expect(bytes).toBeLessThan(500);
    for (const name of ["content-security-policy", "permissions-policy", "referrer-policy"])
      expect(file.headers).not.toHaveProperty(name);
    expect(file.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    const document = await ask("/about");
    expect(document.headers).toMatchObject({
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "permissions-policy": expect.stringContaining("camera=()"),
      "referrer-policy": "strict-origin",
    });
  });

  it("an unknown address has the shell, compressed, with 404 and without a tag", async () => {
    const { status, headers, bytes } = await ask("/nothing-here", { "accept-encoding": "br" });
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty("etag");
    expect(brotliDecompressSync(bytes).toString()).toContain("Vagas");
  });
});

test("a page allows its own inline scripts, and those of no other page", async () => {
  const policies = await Promise.all(
    ["/", "/about"].map(async (path) => String((await overHttp1(path)).headers["content-security-policy"])),
  );
  const hashes = policies.map((policy) => policy.match(/'sha256-[^']+'/g));
  expect(hashes).toEqual([[expect.any(String)], [expect.any(String)]]);
  expect(hashes[0]).not.toEqual(hashes[1]);
});

test("a page whose policy is another has another tag, and equal pages have equal ones after each start", async () => {
  const tagOf = async (started: FastifyInstance) => (await started.inject("/about")).headers["etag"];
  await using again = await start();
  expect(await tagOf(again)).toBe(await tagOf(app));
  await using elsewhere = createHttpApp(createLogger("silent"), {}, { times: defaultTimes });
  await registerWebApp(elsewhere, {
    folder: build.folder,
    appBaseUrl: "https://vagas.example",
    operator,
    apiBaseUrl: null,
    identityScriptUrl: "https://identity.example/script.js",
    isDemonstration: false,
    shared: nothingShared,
  });
  expect(await tagOf(elsewhere)).not.toBe(await tagOf(app));
});
