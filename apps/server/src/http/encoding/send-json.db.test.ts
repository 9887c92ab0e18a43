import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { endpoints } from "@vagou/contract/api/endpoints";
import Fastify, { type FastifyInstance } from "fastify";
import { request } from "undici";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps } from "../../../test/product/create-test-deps.ts";
import { buildApp } from "../../app.ts";
import { registerDrain } from "../connections/drain.ts";
import { createRegisterEndpoint } from "../register-endpoint.ts";

let database: TestDatabase;
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildApp(createTestDeps(database));
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** The municipalities of Bahia, more than 20 kB: a long answer without a session. */
const long = "/api/locations/states/BA/municipalities";

async function get(path: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") {
  const answer = await request(origin + path, { method, headers });
  return { ...answer, bytes: Buffer.from(await answer.body.arrayBuffer()) };
}

describe("a long answer of the API", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["zstd, gzip", "zstd", zstdDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
  ] as const)("is, for a browser that accepts %s, compressed as %s", async (accepted, encoding, unpack) => {
    const plain = await get(long);
    const { headers, bytes } = await get(long, { "accept-encoding": accepted });
    expect(headers).toMatchObject({
      "content-encoding": encoding,
      "content-length": String(bytes.length),
      "content-type": "application/json; charset=utf-8",
      vary: "accept-encoding",
    });
    expect(bytes.length).toBeLessThan(plain.bytes.length / 3);
    expect(unpack(bytes)).toEqual(plain.bytes);
  });

  it.each([undefined, "identity", "br;q=0, gzip;q=0, *;q=0"])(
    "is sent as it is to a client that accepts %s",
    async (accepted) => {
      const { headers, bytes } = await get(
        long,
        accepted === undefined ? {} : { "accept-encoding": accepted },
      );
      expect(headers).not.toHaveProperty("content-encoding");
      expect(headers["vary"]).toBe("accept-encoding");
      expect(
        endpoints.listMunicipalities.response.parse(JSON.parse(bytes.toString())).length,
      ).toBeGreaterThan(400);
    },
  );

  it("has the same headers for HEAD, and no content", async () => {
    const accepted = { "accept-encoding": "br" };
    const { headers, bytes } = await get(long, accepted, "HEAD");
    const whole = await get(long, accepted);
    expect(bytes.length).toBe(0);
    for (const name of ["content-encoding", "content-length", "content-type", "vary"])
      expect([name, headers[name]]).toEqual([name, whole.headers[name]]);
  });
});

test("a short answer is sent as it is", async () => {
  const { headers, bytes } = await get("/api/nothing", { "accept-encoding": "br" });
  expect(bytes.length).toBeLessThan(1_000);
  expect(headers).not.toHaveProperty("content-encoding");
});

test("the headers of an answer of the API take less than 400 bytes", async () => {
  const { headers } = await get(long, { "accept-encoding": "br" });
  const bytes = Object.entries(headers).reduce(
    (sum, [name, value]) => sum + `${name}: ${value?.toString()}\r\n`.length,
    0,
  );
  expect(bytes).toBeLessThan(400);
});

describe("an answer with a session's token", () => {
  /** As long as an attacker may make it, so that its length alone would have it compressed. */
  const user = {
    id: "1",
    name: "Maria ".repeat(500),
    email: "maria@pessoa.example",
    search_credits: 1,
  } as const;
  const signedIn = { token: "secret", user: { ...user, plan: "free" as const }, daily_tokens_added: false };
  const confirmed = { ...signedIn, success: true as const, bonus_added: 0, referred: false };
  let open: FastifyInstance;
  beforeAll(() => {
    open = Fastify();
    const register = createRegisterEndpoint(open, createTestDeps(database), registerDrain(open));
    register(endpoints.logIn, async () => signedIn);
    register(endpoints.confirmAccount, async () => confirmed);
    register(endpoints.finishGoogle, async () => ({
      ...signedIn,
      created: false,
      bonus_added: 0,
      referred: false,
    }));
  });
  afterAll(() => open.close());

  it.each([
    [endpoints.logIn.path, { email: user.email, password: "uma senha" }],
    [endpoints.confirmAccount.path, { token: "a".repeat(43) }],
    [endpoints.finishGoogle.path, { code: "1", state: "1" }],
  ])("is not compressed: %s", async (url, payload) => {
    const reply = await open.inject({
      method: "POST",
      url,
      payload,
      headers: { "accept-encoding": "br, gzip" },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ token: "secret" });
    expect(reply.rawPayload.length).toBeGreaterThan(3_000);
    expect(reply.headers).not.toHaveProperty("content-encoding");
  });
});

test("an answer that says so is not transformed, and others that caches keep by origin vary by both", async () => {
  await using open = Fastify();
  const register = createRegisterEndpoint(open, createTestDeps(database), registerDrain(open));
  const states = Array.from({ length: 100 }, (_, id) => ({ id, sigla: "PE", nome: "Pernambuco" }));
  register(endpoints.listStates, async ({ reply }) => {
    reply.header("cache-control", "public, no-transform");
    return states;
  });
  register(endpoints.listMunicipalities, async ({ reply }) => {
    reply.header("vary", "Origin");
    return states;
  });
  const headers = { "accept-encoding": "br" };
  const whole = await open.inject({ url: endpoints.listStates.path, headers });
  expect(whole.json()).toEqual(states);
  expect(whole.headers).not.toHaveProperty("content-encoding");
  const smaller = await open.inject({ url: "/locations/states/PE/municipalities", headers });
  expect(smaller.headers).toMatchObject({ "content-encoding": "br", vary: "Origin, accept-encoding" });
});
