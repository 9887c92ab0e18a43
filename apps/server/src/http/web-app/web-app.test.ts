import { createHash } from "node:crypto";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { modelPages, placeOfShared, sharedPagesFile } from "@vagou/contract/saved/shared-page";
import { buildTimeAddress, buildTimeOperator, pagesVersion } from "@vagou/contract/web-build";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from "vitest";
import { publicPages } from "../../../../web/app/public-pages.ts";
import { siteFiles } from "../../../../web/site-files.ts";
import { type BuiltApp, writeBuiltApp } from "../../../test/product/write-built-app.ts";
import { describeStartFailure } from "../../describe-start-failure.ts";
import { usualTextsPath } from "../encoding/usual-texts.ts";
import { pagesAtOnceMax, type SharedSources } from "./register-shared-pages.ts";
import { registerWebApp } from "./web-app.ts";

const address = "https://vagas.example";
const inlineScript = `location.origin === "${buildTimeAddress}"`;
const pageAt = (path: string) =>
  `<html data-address="${buildTimeAddress}"><link rel="canonical" href="${buildTimeAddress}${path}"/><script>${inlineScript}</script>${Object.values(buildTimeOperator).join("|")}</html>`;

const operator = {
  identity: 'Vagas & Cia. "Ltda.", CNPJ 11.222.333/0001-81, Rua da Aurora, 1',
  supportEmail: "ajuda@vagas.example",
  privacyEmail: "dados@vagas.example",
  makerName: "Oficina",
  makerUrl: "https://oficina.example/?a=1&b=2",
  userAgent: "Vagou/1.0 (+https://vagas.example/robo)",
};

const shellAt = (origin: string) =>
  `<html data-address="${origin}"><head><title>Vagou</title><meta name="description" content="Vagas"/><meta property="og:title" content="Vagou"/></head>shell<noscript>Ative o JavaScript.</noscript></html>`;
const modelAt = (path: string) =>
  shellAt(buildTimeAddress).replace("shell", `model of ${path}<main>${placeOfShared}</main>`);

/** Text as a hostile portal may send it. */
const hostile = `Vendas </title><script>alert("$&")</script> ${placeOfShared} </head>`;
const vacancy = {
  id: "gupy-1a2b",
  title: hostile,
  company: null,
  location: null,
  posted_at: null,
  url: "https://portal.example/vaga",
  source: "gupy",
  display_name: "Gupy",
  excerpt: "",
};
const invitation = { portals: 12, credits: 200 };
const shared: SharedSources = {
  findVacancy: async (id) => {
    if (id === "broken") throw new Error("no database");
    return id === "gupy-1a2b" ? { title: hostile, description: '"><img src=x>', job: vacancy } : null;
  },
  findList: async (id) => {
    if (id === "broken") throw new Error("no database");
    return id === "abc"
      ? { jobs: [], shared_at: "2026-11-20T12:00:00Z", expires_at: "2026-12-20T12:00:00Z" }
      : null;
  },
  invite: () => invitation,
};
/** What stands for the built file that writes a shared page: `entry.shared.slow.test.ts` tests the real one. */
const writeShared = `export const writeShared = async ({ id, content }) => content ? "$& content of " + id : "nothing";`;

let build: BuiltApp;
let app: FastifyInstance;

/** A build like the web app's: each page in a folder of its own, the shell, and other files. */
beforeAll(async () => {
  const files: Record<string, string> = {
    ...siteFiles,
    "__spa-fallback.html": shellAt(buildTimeAddress),
    "favicon.ico": "icon",
    "social.png": "picture",
    "assets/app-1a2b.js": "code",
    "sw.js": `const version = "${pagesVersion}";`,
    [join("..", sharedPagesFile)]: writeShared,
  };
  for (const path of Object.values(modelPages)) files[join(path, "index.html").slice(1)] = modelAt(path);
  for (const path of publicPages) files[join(path, "index.html").replace(/^\//, "")] = pageAt(path);
  build = await writeBuiltApp(files);
  app = Fastify();
  await registerWebApp(app, {
    folder: build.folder,
    appBaseUrl: `${address}/ignored-path`,
    operator,
    apiBaseUrl: null,
    isDemonstration: false,
    shared,
  });
});

afterAll(async () => {
  await app.close();
  await build.remove();
});

test("pages name the texts with which searches are compressed, for the page of the search", async () => {
  const { body } = await app.inject("/jobs");
  expect(body).toContain(` data-usual-texts="/api${usualTextsPath}"`);
});

test("pages name the operator of the installation, in their text and for their scripts", async () => {
  const { body } = await app.inject("/terms");
  expect(body).toContain(
    "Vagas &amp; Cia. &quot;Ltda.&quot;, CNPJ 11.222.333/0001-81, Rua da Aurora, 1|ajuda@vagas.example|" +
      "dados@vagas.example|Oficina|https://oficina.example/?a=1&amp;b=2|Vagou/1.0 (+https://vagas.example/robo)",
  );
  expect(body).not.toContain("{{operator");
  const said = /data-operator="([^"]*)"/.exec(body)?.[1]?.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  expect(JSON.parse(said ?? "")).toEqual(operator);
});

describe("the product's public address", () => {
  it.each(publicPages)("is in the page at %s, and the address of the build is not", async (path) => {
    const reply = await app.inject(path);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(reply.body).toContain(`<link rel="canonical" href="${address}${path}"/>`);
    expect(reply.body).not.toContain(buildTimeAddress);
  });

  it("is in the sitemap, which lists every public page and no other", async () => {
    const reply = await app.inject("/sitemap.xml");
    expect(reply.headers["content-type"]).toBe("application/xml; charset=utf-8");
    const listed = [...reply.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
    expect(listed).toEqual(publicPages.map((path) => address + path));
  });

  it("is in robots.txt, which forbids the pages of one person", async () => {
    const reply = await app.inject("/robots.txt");
    expect(reply.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(reply.body).toContain(`Sitemap: ${address}/sitemap.xml\n`);
    const closed = [...reply.body.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
    expect(closed).toEqual(expect.arrayContaining(["/jobs", "/profile", "/buy-tokens", "/contact"]));
    expect(publicPages.filter((path) => closed.some((start = "") => path.startsWith(start)))).toEqual([]);
  });

  it("is written into the inline scripts before their hashes are computed", async () => {
    const reply = await app.inject("/about");
    const served = inlineScript.replace(buildTimeAddress, address);
    const hash = createHash("sha256").update(served).digest("base64");
    expect(reply.headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
  });
});

describe("other files", () => {
  it.each([
    ["/jobs/gupy-1a2b", 200],
    ["/profile", 200],
    ["/nothing-here", 404],
    ["/jobs/gupy-1a2b/more", 404],
  ])("serves the shell for %s, a path without a page, with status %i", async (path, status) => {
    const shell = await app.inject(path);
    expect(shell.statusCode).toBe(status);
    expect(shell.body.replace(/ data-operator="[^"]*"/, "").replace(/ data-usual-texts="[^"]*"/, "")).toBe(
      shellAt(address),
    );
  });

  it("serves no page for a file that is missing", async () => {
    const reply = await app.inject({ path: "/assets/gone.js", headers: { accept: "*/*" } });
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain("shell");
  });

  it.each(["/elsewhere.example", "/vagas.html?de=2025", "/assets/gone.js"])(
    "serves the shell to a browser that opens %s, which looks like a file",
    async (path) => {
      const reply = await app.inject({ path, headers: { accept: "text/html,*/*;q=0.8" } });
      expect(reply.statusCode).toBe(404);
      expect(reply.body).toContain("shell");
      const call = await app.inject({ path: "/api/nothing.html", headers: { accept: "text/html" } });
      expect(call.headers["content-type"]).toMatch(/^application\/json/);
    },
  );

  it.each([
    ["/favicon.ico", "image/vnd.microsoft.icon", "public, max-age=86400"],
    ["/social.png", "image/png", "public, max-age=86400"],
    ["/site.webmanifest", "application/manifest+json", "public, max-age=86400"],
    ["/assets/app-1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
    ["/about", "text/html; charset=utf-8", "no-cache"],
    ["/robots.txt", "text/plain; charset=utf-8", "no-cache"],
    ["/sw.js", "text/javascript; charset=utf-8", "no-cache"],
  ])("serves %s with its type and its cache time", async (path, type, caching) => {
    const { headers } = await app.inject(path);
    expect(headers["content-type"]).toBe(type);
    expect(headers["cache-control"]).toBe(caching);
  });

  it.each(["/api", "/api/", "/api/nothing?of=this", "/api/jobs/search/more"])(
    "serves no page for %s, a call that does not exist",
    async (path) => {
      const reply = await app.inject(path);
      expect(reply.statusCode).toBe(404);
      expect(reply.headers["content-type"]).toMatch(/^application\/json/);
    },
  );

  it("serves a page under its own path only, so that no file with the build's address is served", async () => {
    expect((await app.inject("/about/index.html")).statusCode).toBe(404);
    expect((await app.inject("/__spa-fallback.html")).statusCode).toBe(404);
  });
});

it.each([
  { isDemonstration: true, first: '<html data-demo="on" ' },
  { isDemonstration: false, first: "<html data-operator" },
])(
  "pages reserve the place of the demonstration's strip only in a demonstration: $isDemonstration",
  async ({ isDemonstration, first }) => {
    await using product = Fastify();
    await registerWebApp(product, {
      folder: build.folder,
      appBaseUrl: address,
      operator,
      apiBaseUrl: null,
      isDemonstration,
      shared,
    });
    for (const path of ["/", "/jobs"]) expect((await product.inject(path)).body).toContain(first);
  },
);

describe("a path that begins like the name of another host", () => {
  let origin: URL;
  beforeAll(async () => {
    origin = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  });

  it.each([
    ["//about", "/about"],
    ["//elsewhere.example/about?x=//y", "/elsewhere.example/about?x=//y"],
    ["///elsewhere.example//x", "/elsewhere.example//x"],
    ["/\\elsewhere.example", "/elsewhere.example"],
    ["/\\/?login=true", "/?login=true"],
    ["//%2F%2Felsewhere.example", "/%2F%2Felsewhere.example"],
    ["//", "/"],
  ])("%s leads to %s, on this host", async (path, place) => {
    const { statusCode, headers } = await ask(path);
    expect([statusCode, headers.location]).toEqual([308, place]);
  });

  it.each([
    "/%2F%2Felsewhere.example",
    "/%5C%5Celsewhere.example/x",
    "/about//elsewhere",
    `/${"a".repeat(8000)}`,
  ])("%.40s is answered as every unknown path", async (path) => {
    const { statusCode, headers } = await ask(path);
    expect([statusCode, headers.location]).toEqual([404, undefined]);
  });

  /** Sends the path unchanged; `inject` would read a host into it. */
  function ask(path: string): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    get({ host: origin.hostname, port: origin.port, path }, (reply) => resolve(reply.resume())).on(
      "error",
      reject,
    );
    return promise;
  }
});

it("never sends the path or the query of a page, which may hold the secret of a link, as a referrer", async () => {
  expect((await app.inject("/about")).headers["referrer-policy"]).toBe("strict-origin");
});

describe("a page on https", () => {
  it("tells browsers to come back over https only", async () => {
    for (const path of ["/", "/jobs", "/nothing-here"])
      expect((await app.inject(path)).headers["strict-transport-security"]).toBe("max-age=31536000");
  });

  it("is another one than a page on http, of which browsers are told no such thing", async () => {
    await using product = Fastify();
    await registerWebApp(product, {
      folder: build.folder,
      appBaseUrl: "http://localhost:3000",
      operator,
      apiBaseUrl: null,
      isDemonstration: true,
      shared,
    });
    expect((await product.inject("/jobs")).headers).not.toHaveProperty("strict-transport-security");
  });
});

describe("the API's address", () => {
  it("is the page's own origin unless it is set", async () => {
    const reply = await app.inject("/about");
    expect(reply.body).not.toContain("data-api");
    expect(reply.headers["content-security-policy"]).toContain("connect-src 'self';");
  });

  it("is in every page when it is set, and pages may call that origin and no other", async () => {
    await using product = Fastify();
    const apiBaseUrl = "https://api.vagas.example/v1";
    await registerWebApp(product, {
      folder: build.folder,
      appBaseUrl: address,
      operator,
      apiBaseUrl,
      isDemonstration: true,
      shared,
    });
    for (const path of ["/", "/jobs"]) {
      const reply = await product.inject(path);
      expect(reply.body).toMatch(/^<html data-demo="on" data-api="https:\/\/api\.vagas\.example\/v1" /);
      expect(reply.headers["content-security-policy"]).toContain(
        "connect-src 'self' https://api.vagas.example;",
      );
    }
  });
});

it.each([
  ...publicPages,
  "/jobs",
  "/minhas-vagas",
  "/unknown",
  "/v/gupy-1a2b",
  "/lista/abc",
  "/lista/broken",
])("takes no text for HTML or a script in the page at %s, but through a policy with a name", async (path) => {
  const { headers } = await app.inject({ url: path, headers: { accept: "text/html" } });
  expect(headers["content-security-policy"]).toMatch(
    /;require-trusted-types-for 'script';trusted-types(?: vagou-[a-z]+){7};/,
  );
});

describe("a shared vacancy", () => {
  it("has its own title and description in the head, as text and never as markup, and is not indexed", async () => {
    const reply = await app.inject("/v/gupy-1a2b");
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["x-robots-tag"]).toBe("noindex");
    const head = reply.body.slice(0, reply.body.indexOf("</head>"));
    const title = "Vendas &lt;/title&gt;&lt;script&gt;alert(&quot;$&amp;&quot;)&lt;/script&gt; ";
    expect(head.match(/<title[^>]*>.*?<\/title>/g)).toEqual([
      `<title data-preview>${title}${placeOfShared} &lt;/head&gt;</title>`,
    ]);
    expect(head.match(/<meta [^>]*(?:description|og:)[^>]*>/g)).toEqual([
      '<meta data-preview name="description" content="&quot;&gt;&lt;img src=x&gt;"/>',
      `<meta data-preview property="og:title" content="${title}${placeOfShared} &lt;/head&gt;"/>`,
      '<meta data-preview property="og:description" content="&quot;&gt;&lt;img src=x&gt;"/>',
      `<meta data-preview property="og:url" content="${address}/v/gupy-1a2b"/>`,
    ]);
  });

  it("is whole in its page, with the same facts for the app", async () => {
    const { body } = await app.inject("/v/gupy-1a2b");
    expect(body).toContain("</head>model of /v/modelo<main>$& content of gupy-1a2b</main><noscript>");
    expect(handedOver(body)).toEqual({ kind: "vacancy", id: "gupy-1a2b", content: vacancy, invitation });
    expect(body).not.toContain("<script>alert");
  });

  it("allows no other script than its model, also when its text has one", async () => {
    const policies = ["/v/gupy-1a2b", "/v/gupy-ffff"].map(async (path) => (await app.inject(path)).headers);
    const [whole, missing] = await Promise.all(policies);
    expect(whole?.["content-security-policy"]).toMatch(/script-src 'self';/);
    expect(whole?.["content-security-policy"]).toBe(missing?.["content-security-policy"]);
  });

  it("that is not stored answers 404, and its page says so", async () => {
    const reply = await app.inject("/v/gupy-ffff");
    expect(reply.statusCode).toBe(404);
    expect(reply.headers["x-robots-tag"]).toBe("noindex");
    expect(reply.body).toContain("<title>Vagou</title>");
    expect(reply.body).toContain("<main>nothing</main>");
    expect(handedOver(reply.body)).toMatchObject({ id: "gupy-ffff", content: null });
  });

  it.each(["/v", "/lista"])("whose id is longer than any of ours is unknown at %s", async (path) => {
    for (const length of [101, 2_000]) {
      const reply = await app.inject(`${path}/${"a".repeat(length)}`);
      expect(reply.statusCode).toBe(404);
      expect(reply.body).toContain("shell");
    }
  });

  it("has the shell while the database does not answer, and the app asks by itself", async () => {
    const reply = await app.inject("/v/broken");
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["x-robots-tag"]).toBe("noindex");
    expect(reply.body).toContain("<title>Vagou</title>");
    expect(reply.body).toContain("</head>shell<noscript>");
  });

  it("has the shell while very many people open one at once, so that the API goes on answering", async () => {
    const found = Promise.withResolvers<null>();
    const product = Fastify();
    onTestFinished(() => product.close());
    await registerWebApp(product, {
      folder: build.folder,
      appBaseUrl: address,
      operator,
      apiBaseUrl: null,
      isDemonstration: false,
      shared: { ...shared, findVacancy: () => found.promise, findList: () => found.promise },
    });
    const written = Array.from({ length: pagesAtOnceMax }, async (_, index) =>
      product.inject(index % 2 === 0 ? "/v/gupy-ffff" : "/lista/old"),
    );
    for (const path of ["/v/gupy-ffff", "/lista/old"]) {
      const reply = await product.inject(path);
      expect([reply.statusCode, reply.headers["x-robots-tag"]]).toEqual([200, "noindex"]);
      expect(reply.body).toContain("</head>shell<noscript>");
    }
    found.resolve(null);
    for (const { body } of await Promise.all(written)) expect(body).toContain("<main>nothing</main>");
    expect((await product.inject("/v/gupy-ffff")).body).toContain("<main>nothing</main>");
  });

  it.each(["/v/modelo", "/v/modelo/", "/lista/modelo", "/lista/modelo/"])(
    "is never the empty model that the build has at %s",
    async (path) => {
      expect((await app.inject(path)).body).not.toContain(placeOfShared);
    },
  );
});

test("a build that was copied without what writes shared pages is named, and the server does not start", async () => {
  const { folder, remove } = await writeBuiltApp({
    ...siteFiles,
    "__spa-fallback.html": shellAt(buildTimeAddress),
    ...Object.fromEntries(
      Object.values(modelPages).map((path) => [`${path.slice(1)}/index.html`, modelAt(path)]),
    ),
  });
  onTestFinished(remove);
  const product = Fastify();
  const starting = registerWebApp(product, {
    folder,
    appBaseUrl: address,
    operator,
    apiBaseUrl: null,
    isDemonstration: false,
    shared,
  });
  await expect(starting).rejects.toThrow(/built in part: .*shared-pages.* is missing/);
  await expect(starting.catch(describeStartFailure)).resolves.toMatch(
    /^Cannot start: the web app is built in part/,
  );
});

describe("a shared list", () => {
  it("is whole in its page, with the same facts for the app, and is not indexed", async () => {
    const { body, headers, statusCode } = await app.inject("/lista/abc");
    expect([statusCode, headers["x-robots-tag"]]).toEqual([200, "noindex"]);
    // A proxy in front does not keep it for people who have the link and come after its end.
    expect(headers["cache-control"]).toBe("private, no-cache");
    expect(body).toContain("model of /lista/modelo<main>$& content of abc</main>");
    expect(handedOver(body)).toEqual({
      kind: "list",
      id: "abc",
      content: await shared.findList("abc"),
      invitation,
    });
  });

  it("that has ended answers 404 and says so; while the database does not answer, the app has the shell", async () => {
    const ended = await app.inject("/lista/old");
    expect([ended.statusCode, ended.headers["x-robots-tag"]]).toEqual([404, "noindex"]);
    expect(ended.body).toContain("<main>nothing</main>");
    const broken = await app.inject("/lista/broken");
    expect(broken.statusCode).toBe(200);
    expect(broken.body).toContain("</head>shell<noscript>");
  });
});

describe("the service worker", () => {
  it("may call its own origin only, and pages may start no other one", async () => {
    const worker = await app.inject("/sw.js");
    expect(worker.headers["content-security-policy"]).toBe(
      "default-src 'self';require-trusted-types-for 'script';trusted-types 'none'",
    );
    const page = await app.inject("/jobs");
    expect(page.headers["content-security-policy"]).toContain("worker-src 'self'");
    expect(page.headers["content-security-policy"]).toContain("manifest-src 'self'");
  });

  it("is another text when the operator's facts change, so that browsers fetch the pages again", async () => {
    const first = await app.inject("/sw.js");
    expect(first.body).toMatch(/^const version = "[\w-]{16}";$/);
    const textOf = async (facts: Partial<typeof operator>) => {
      await using product = Fastify();
      await registerWebApp(product, {
        folder: build.folder,
        appBaseUrl: address,
        operator: { ...operator, ...facts },
        apiBaseUrl: null,
        isDemonstration: false,
        shared,
      });
      return (await product.inject("/sw.js")).body;
    };
    expect(await textOf({})).toBe(first.body);
    expect(await textOf({ identity: "Outra Ltda." })).not.toBe(first.body);
  });
});

/** What a page says in `data-shared`, as a browser reads the attribute. */
function handedOver(body: string): unknown {
  const [, said = ""] = /^<html [^>]*data-shared="([^"]*)"/.exec(body) ?? [];
  const entities = { "&quot;": '"', "&lt;": "<", "&gt;": ">", "&amp;": "&" };
  return JSON.parse(
    Object.entries(entities).reduce((text, [entity, sign]) => text.replaceAll(entity, sign), said),
  );
}
