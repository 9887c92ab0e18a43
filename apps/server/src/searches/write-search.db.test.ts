import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { endpoints } from "@vagou/contract/endpoints";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson } from "../../test/create-person.ts";
import { createTestDatabase } from "../../test/create-test-database.ts";
import { createTestDeps } from "../../test/create-test-deps.ts";
import { startTestProvider, type TestProvider } from "../../test/start-test-provider.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";

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

function search(accepted: string | undefined) {
  return app.inject({
    method: "POST",
    url: "/api/jobs/search",
    headers: {
      authorization: `Bearer ${token}`,
      ...(accepted !== undefined && { "accept-encoding": accepted }),
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
