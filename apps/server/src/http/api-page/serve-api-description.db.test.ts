import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { describeApi } from "@vagou/contract/api/openapi";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps } from "../../../test/product/create-test-deps.ts";
import { buildApp } from "../../app.ts";
import { readConfig } from "../../config/read-config.ts";
import type { Database } from "../../db/client.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("the API describes itself, to anyone who asks", async () => {
  await using app = await buildApp(createTestDeps(database));
  const reply = await app.inject("/api/openapi.json");
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(reply.headers["cache-control"]).toBe("public, max-age=3600");
  expect(reply.json()).toEqual(describeApi("/api"));
  const small = await app.inject({ url: "/api/openapi.json", headers: { "accept-encoding": "br" } });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(reply.body);
});

test("the page for developers runs nothing, and only its own style applies", async () => {
  await using app = await buildApp(createTestDeps(database));
  const reply = await app.inject("/api/docs");
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
  const [, style = ""] = /<style>([^<]*)<\/style>/.exec(reply.body) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  expect(reply.headers["content-security-policy"]).toBe(
    `default-src 'none';style-src 'sha256-${hash}';base-uri 'none';form-action 'none';frame-ancestors 'none'`,
  );
  expect(reply.headers["x-content-type-options"]).toBe("nosniff");
  expect(reply.body).toContain('<a href="openapi.json">');
});

test("an API with an address of its own names it, and its paths follow", async () => {
  const config = readConfig({
    APP_BASE_URL: "https://vagas.example",
    API_BASE_URL: "https://api.vagas.example",
  });
  await using app = await buildApp(createTestDeps(database, { config }));
  const { servers } = (await app.inject("/api/openapi.json")).json<ReturnType<typeof describeApi>>();
  expect(servers).toEqual([{ url: "https://api.vagas.example" }]);
});

test("each described call is answered by the server, and by no other part of it", async () => {
  await using app = await buildApp(createTestDeps(database));
  await app.ready();
  for (const [path, operations] of Object.entries(describeApi("/api").paths))
    for (const method of Object.keys(operations))
      expect(
        app.hasRoute({ method: method.toUpperCase(), url: `/api${path.replaceAll(/\{(\w+)\}/g, ":$1")}` }),
      ).toBe(true);
});
