import { connect } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps } from "../../test/product/create-test-deps.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";
import { formatMetrics } from "./metric.ts";
import { createRequestMeasures, type RequestMeasures } from "./request-measures.ts";

let database: Database;
let app: FastifyInstance;
let requests: RequestMeasures;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  requests = createRequestMeasures();
  app = await buildApp(createTestDeps(database), { requests });
  return () => app.close();
});
afterAll(() => database.close());

const read = () => formatMetrics(requests.read());

test("requests are counted by the pattern of their route and the class of their status", async () => {
  await callApi(app, "GET", "/locations/states/PE/municipalities");
  await callApi(app, "GET", "/locations/states/SP/municipalities");
  await callApi(app, "GET", "/locations/states/XX/municipalities");
  await callApi(app, "GET", "/tokens");
  const route = "/api/locations/states/:uf/municipalities";
  expect(read()).toContain(`vagou_http_requests_total{method="GET",route="${route}",status="2xx"} 2\n`);
  expect(read()).toContain(`vagou_http_requests_total{method="GET",route="${route}",status="4xx"} 1\n`);
  expect(read()).toContain('vagou_http_requests_total{method="GET",route="/api/tokens",status="4xx"} 1\n');
});

test("no address is in the metrics, regardless of what a caller asks for", async () => {
  for (const url of [
    "/api/shared-lists/c2VjcmV0c2VjcmV0c2Vj",
    "/api/secret",
    "/secret",
    "/v/secret?token=secret",
  ])
    for (const method of ["GET", "POST", "PROPFIND"] as const) await app.inject({ method, url });
  expect(read()).not.toMatch(/secret|c2Vj|PROPFIND/);
  expect(read()).toContain('method="any",route="unknown"');
});

test("the time of an answer is in a histogram that counts every request", async () => {
  await callApi(app, "GET", "/settings");
  await callApi(app, "GET", "/settings");
  const buckets = read().match(/(?<=^vagou_http_request_seconds_bucket\{.*settings".*\} )\d+$/gm);
  expect(buckets).toHaveLength(6);
  expect(buckets).toEqual(buckets?.toSorted((a, b) => Number(a) - Number(b)));
  expect(read()).toContain(
    'vagou_http_request_seconds_bucket{method="GET",route="/api/settings",le="+Inf"} 2\n',
  );
  expect(read()).toContain('vagou_http_request_seconds_count{method="GET",route="/api/settings"} 2\n');
});

test("a request is in flight until its caller has left, which is told apart from an answer", async () => {
  const { port, hostname } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const socket = connect(Number(port), hostname);
  socket.write(
    "POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
  );
  await vi.waitFor(() => expect(read()).toContain("\nvagou_http_requests_in_flight 1\n"));
  socket.destroy();
  await vi.waitFor(() => expect(read()).toContain("\nvagou_http_requests_in_flight 0\n"));
  expect(read()).toContain('{method="POST",route="/api/login",status="gone"} 1\n');
});
