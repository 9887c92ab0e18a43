import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startGoogle, type GoogleStandIn } from "@vagou/standins/google/google";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson } from "../../../test/people/create-person.ts";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps } from "../../../test/product/create-test-deps.ts";
import { createIdentityProvider } from "../../identity/create-identity-provider.ts";
import { googleRedirectUri } from "../../identity/redirect-uri.ts";
import { buildApp } from "../../app.ts";
import { readConfig } from "../../config/read-config.ts";
import type { Database } from "../../db/client.ts";

let database: Database;
let google: GoogleStandIn;
let app: FastifyInstance;
let folder: string;
let token: string;
let pages: Site;
let api: Site;

/** One product behind two origins: the pages, and the API, to whose paths a proxy adds `/api`. */
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "api-origin-"));
  await writeFile(join(folder, "index.html"), "<html lang=pt-BR>");
  pages = await startSite("");
  api = await startSite("/api");
  const config = readConfig({ APP_BASE_URL: pages.origin, API_BASE_URL: api.origin });
  google = await startGoogle({ port: 0, redirectUri: googleRedirectUri(config) });
  const deps = createTestDeps(database, {
    config,
    identityProvider: createIdentityProvider(google.client, { redirectUri: googleRedirectUri(config) }),
  });
  app = await buildApp(deps, { webFolder: folder });
  await app.ready();
  ({ token } = await createPerson(deps, { bonus: 40 }));
});

afterAll(async () => {
  for (const { server } of [pages, api]) server.close();
  await app.close();
  await google.close();
  await database.close();
  await rm(folder, { recursive: true });
});

test("a page tells the web app where the API is, and may call that origin", async () => {
  const page = await fetch(pages.origin);
  expect(await page.text()).toContain(`data-api="${api.origin}"`);
  expect(page.headers.get("content-security-policy")).toContain(`connect-src 'self' ${api.origin};`);
});

test("a preflight allows the methods and headers of the web app, for two hours", async () => {
  const reply = await preflight("/jobs/search", "authorization,content-type,idempotency-key");
  expect(reply.status).toBe(204);
  expect(await reply.text()).toBe("");
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    "access-control-allow-origin": pages.origin,
    "access-control-allow-methods": "GET, POST, PATCH, DELETE",
    "access-control-allow-headers": "Authorization, Content-Type, Idempotency-Key",
    "access-control-max-age": "7200",
  });
  expect(reply.headers.has("access-control-allow-credentials")).toBe(false);
});

test("an answer can be read from the app's origin", async () => {
  const reply = await call("/tokens", { headers: { authorization: `Bearer ${token}` } });
  expect(await reply.json()).toMatchObject({ tokens: { total: 40 } });
  expect(reply.headers.get("access-control-allow-origin")).toBe(pages.origin);
  expect(reply.headers.has("access-control-allow-credentials")).toBe(false);
});

test.each([
  ["/tokens", {}, 401],
  ["/nowhere", {}, 404],
  ["/nowhere/either", { method: "POST" }, 404],
  ["/login", { method: "POST", headers: { "content-type": "application/json" }, body: "{" }, 400],
])("a refusal can be read from the app's origin too: %s", async (path, options, status) => {
  const reply = await call(path, options);
  expect(reply.status).toBe(status);
  expect(reply.headers.get("access-control-allow-origin")).toBe(pages.origin);
});

test("another origin is not allowed to read an answer", async () => {
  const reply = await call("/tokens", { headers: { origin: "https://outra.example" } });
  expect(reply.headers.get("access-control-allow-origin")).toBe(pages.origin);
});

test("a sign-in with Google keeps its cookie, under the path that the browser sees", async () => {
  const asked = await preflight("/auth/google/start", "content-type");
  expect(asked.headers.get("access-control-allow-credentials")).toBe("true");
  const reply = await call("/auth/google/start", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  expect(reply.status).toBe(200);
  expect(reply.headers.get("access-control-allow-credentials")).toBe("true");
  const [cookie = ""] = reply.headers.getSetCookie();
  expect(cookie).toContain("; Path=/auth/google; HttpOnly; SameSite=Lax");
});

test("an API with an address of its own, from which no page comes, tells browsers to use https for it", async () => {
  const config = readConfig({
    APP_BASE_URL: "https://vagou.example",
    API_BASE_URL: "https://api.vagou.example",
  });
  const answering = await buildApp(createTestDeps(database, { config }));
  for (const url of ["/api/settings", "/api/tokens", "/api/nowhere"]) {
    const { headers } = await answering.inject({ url });
    expect([url, headers["strict-transport-security"]]).toEqual([url, "max-age=31536000"]);
  }
  // Over http browsers ignore it.
  expect((await call("/settings", {})).headers.has("strict-transport-security")).toBe(false);
});

/** The preflight that a browser sends before such a call of a page. */
function preflight(path: string, headers: string) {
  return call(path, {
    method: "OPTIONS",
    headers: { "access-control-request-method": "POST", "access-control-request-headers": headers },
  });
}

type Call = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/** A call as a page of the web app sends it. */
function call(path: string, { headers, ...options }: Call) {
  return fetch(api.origin + path, { ...options, headers: { origin: pages.origin, ...headers } });
}

type Site = { origin: string; server: Server };

/** The product on a port of its own, with `prefix` put before every path. */
async function startSite(prefix: string): Promise<Site> {
  const server = createServer((request, response) => {
    request.url = prefix + (request.url ?? "");
    app.routing(request, response);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { origin: `http://localhost:${address.port}`, server };
}
