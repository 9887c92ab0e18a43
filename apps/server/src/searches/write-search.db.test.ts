import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { endpoints } from "@vagou/contract/api/endpoints";
import { readShortSearch, shortSearchType } from "@vagou/contract/search/short-search";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps } from "../../test/product/create-test-deps.ts";
import { startTestProvider, type TestProvider } from "../../test/portals/start-test-provider.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";
import { usualTexts, usualTextsPath } from "../http/encoding/usual-texts.ts";

let database: Database;
let portal: TestProvider;
let app: FastifyInstance;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  portal = await startTestProvider();
  portal.answer = (_request, response) =>
    response.end(
      JSON.stringify({ total: 1, items: [{ id: "1", title: "Padeiro às 5h", city: "Recife", state: "PE" }] }),
    );
  const deps = { ...createTestDeps(database), fetcher: portal.fetcher, providers: portal.providers };
  app = await buildApp(deps);
  ({ token } = await createPerson(deps, { bonus: 100 }));
});
afterAll(async () => {
  await app.close();
  await portal.close();
  await database.close();
});

function search(accepted: string | undefined, dictionary?: string, asked?: string) {
  return app.inject({
    method: "POST",
    url: "/api/jobs/search",
    headers: {
      authorization: `Bearer ${token}`,
      ...(asked !== undefined && { accept: asked }),
      ...(accepted !== undefined && { "accept-encoding": accepted }),
      ...(dictionary !== undefined && { "available-dictionary": dictionary }),
    },
    payload: { query: "padeiro", services: ["gupy"] },
  });
}

test.each([
  ["gzip, deflate, br, zstd", "zstd", zstdDecompressSync],
  ["ZSTD;q=0.5", "zstd", zstdDecompressSync],
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["br, zstd;q=0", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["identity", undefined, (body: Buffer) => body],
  [undefined, undefined, (body: Buffer) => body],
])(
  "a browser that accepts %s gets the answer as %s, in the shape of the contract",
  async (accepted, sent, read) => {
    const { statusCode, headers, rawPayload } = await search(accepted);
    expect({ statusCode, encoding: headers["content-encoding"], vary: headers["vary"] }).toMatchObject({
      statusCode: 200,
      encoding: sent,
      vary: expect.stringContaining("accept-encoding"),
    });
    const body: unknown = JSON.parse(read(rawPayload).toString());
    const answer = endpoints.searchJobs.response.parse(body);
    // Nothing is sent beside what the contract names.
    expect(body).toEqual(answer);
    expect(answer.services[0]).toMatchObject({ count: 1, jobs: [{ title: "Padeiro às 5h" }] });
  },
);

test("a browser that has loaded the usual texts gets the same answer compressed with them, each time", async () => {
  const jobsIn = (text: Buffer) =>
    endpoints.searchJobs.response.parse(JSON.parse(text.toString())).services[0]?.jobs;
  const plain = jobsIn(zstdDecompressSync((await search("zstd")).rawPayload));
  expect(plain).toHaveLength(1);
  const texts = (await app.inject({ method: "GET", url: `/api${usualTextsPath}` })).rawPayload;
  for (let time = 0; time < 2; time += 1) {
    const { headers, rawPayload } = await search("gzip, br, zstd, dcb, dcz", hashOf(texts));
    expect(headers).toMatchObject({
      "content-encoding": "dcz",
      vary: expect.stringContaining("available-dictionary"),
    });
    expect([...rawPayload.subarray(8, 40)]).toEqual([...createHash("sha256").update(texts).digest()]);
    expect(() => zstdDecompressSync(rawPayload)).toThrow("Data corruption detected");
    expect(jobsIn(zstdDecompressSync(rawPayload, { dictionary: texts }))).toEqual(plain);
  }
});

test.each([
  ["gzip, br, zstd, dcz", "dcz", (body: Buffer) => zstdDecompressSync(body, { dictionary: usualTexts })],
  ["gzip, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  [undefined, undefined, (body: Buffer) => body],
])(
  "a client that asks for the short form and accepts %s reads the same answer from less",
  async (accepted, sent, read) => {
    const asked = `${shortSearchType}, application/json`;
    const long = await search("identity", undefined, "application/json");
    for (let time = 0; time < 2; time += 1) {
      const { headers, rawPayload } = await search(accepted, hashOf(usualTexts), asked);
      expect(headers).toMatchObject({
        "content-type": shortSearchType,
        vary: expect.stringMatching(/\baccept,/),
      });
      expect(headers["content-encoding"]).toBe(sent);
      const short = read(rawPayload).toString();
      expect(short.length).toBeLessThan(long.body.length - 20);
      const answer = await readShortSearch(short);
      const { services } = endpoints.searchJobs.response.parse(long.json());
      expect(answer).toEqual(endpoints.searchJobs.response.parse(answer));
      expect(answer.services[0]?.jobs).toEqual(services[0]?.jobs);
    }
  },
);

test("one that has not loaded the usual texts gets the answer as it is stored, in JSON", async () => {
  const { headers } = await search("gzip, br, zstd", undefined, `${shortSearchType}, application/json`);
  expect(headers).toMatchObject({
    "content-encoding": "zstd",
    "content-type": "application/json; charset=utf-8",
  });
});

test.each([
  ["has another dictionary", "gzip, br, zstd, dcz", hashOf(Buffer.from("another"))],
  ["sends a broken hash", "gzip, br, zstd, dcz", ":not base64"],
  ["does not unpack with one", "gzip, br, zstd", hashOf(usualTexts)],
  ["refuses it", "dcz;q=0, zstd", hashOf(usualTexts)],
])("a browser that %s gets the answer without it", async (_, accepted, dictionary) => {
  const { headers, rawPayload } = await search(accepted, dictionary);
  expect(headers["content-encoding"]).toBe("zstd");
  expect(zstdDecompressSync(rawPayload).toString()).toContain("Padeiro às 5h");
});

test("the usual texts are kept for a year, for searches only", async () => {
  const { statusCode, headers, body } = await app.inject({ method: "GET", url: `/api${usualTextsPath}` });
  expect({ statusCode, headers }).toMatchObject({
    statusCode: 200,
    headers: {
      "use-as-dictionary": 'match="/api/jobs/search"',
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
  expect(body).toContain("Vale-transporte");
});

function hashOf(texts: Buffer): string {
  return `:${createHash("sha256").update(texts).digest("base64")}:`;
}
