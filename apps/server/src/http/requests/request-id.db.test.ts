import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps } from "../../../test/product/create-test-deps.ts";
import { sendEventBody, testPayments } from "../../../test/fichas/stripe-events.ts";
import { buildApp } from "../../app.ts";
import type { Database } from "../../db/client.ts";
import { createLogger } from "./log-safely.ts";

let database: Database;
let lines: string[];
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  lines = [];
});
afterAll(() => database.close());

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;
const logger = createLogger("info", { write: (line) => void lines.push(line) });
const start = (deps = testDeps()) => buildApp(deps);
const testDeps = () => createTestDeps(database, { logger, payments: testPayments });
const logged = () =>
  lines.map((line) => z.object({ reqId: z.string(), msg: z.string() }).parse(JSON.parse(line)));

test("an error tells its id in the header and in the body, and the log line with its cause has it", async () => {
  const app = await start();
  const reply = await app.inject({
    method: "POST",
    url: "/api/webhooks/stripe",
    headers: { "content-type": "application/json" },
    payload: "{}",
  });
  const id = reply.headers["x-request-id"];
  expect(id).toMatch(uuid);
  expect(reply.json()).toMatchObject({ code: "webhook_refused", request_id: id });
  expect(logged().map(({ msg }) => msg)).toEqual(["incoming request", "refused", "request completed"]);
  expect(logged().map(({ reqId }) => reqId)).toEqual([id, id, id]);
  for (const line of lines) expect(line.match(/"reqId"/g)).toHaveLength(1);
});

test("every log line of a request has its id, also that of a use case, which knows no request", async () => {
  const deps = testDeps();
  await sendEventBody(await start(deps), deps.clock, "{}");
  expect(logged().map(({ msg }) => msg)).toEqual([
    "incoming request",
    "a payment event was parked: see npm run admin -- payments parked",
    "request completed",
  ]);
  expect(new Set(logged().map(({ reqId }) => reqId)).size).toBe(1);
  for (const line of lines) expect(line.match(/"reqId"/g)).toHaveLength(1);
});

test("the ids of two requests differ, also between processes that have just started", async () => {
  const ids = await Promise.all(
    [await start(), await start()].map(async (app) => [
      (await app.inject("/api/nothing")).headers["x-request-id"],
      (await app.inject("/nothing")).headers["x-request-id"],
    ]),
  );
  expect(new Set(ids.flat()).size).toBe(4);
});

test("an answer without an error has no id, because it would be bytes for nothing", async () => {
  const app = await start();
  expect((await app.inject("/api/settings")).headers).not.toHaveProperty("x-request-id");
});

test("bytes that are no request are answered with an id, too", async () => {
  const app = await start();
  const { port, hostname } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const socket = connect(Number(port), hostname);
  socket.write("no request of HTTP\r\n\r\n");
  const answer = await text(socket);
  const [, id = ""] = /^x-request-id: (.*)\r$/m.exec(answer) ?? [];
  expect(id).toMatch(uuid);
  expect(answer).toContain(`"request_id":"${id}"`);
  await app.close();
});
