import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps } from "../../../test/product/create-test-deps.ts";
import { buildApp } from "../../app.ts";
import type { Database } from "../../db/client.ts";

const stuckMs = 300;
const times = { headersMs: 10_000, requestMs: 10_000, checkMs: 30, stuckMs };
/** More than the buffers of a connection take. */
const large = Buffer.alloc(16 * 1024 * 1024, "v");

let database: Database;
let app: FastifyInstance;
let port: number;
/** How many requests were begun. */
let begun = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildApp(createTestDeps(database), { times });
  app.get("/large", () => {
    begun += 1;
    return large;
  });
  app.get("/small", () => "vaga");
  app.get("/late", async () => {
    await sleep(3 * stuckMs);
    return "vaga";
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  port = app.addresses().map((address) => (typeof address === "string" ? 0 : address.port))[0] ?? 0;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: vagou.example\r\n\r\n`;

/** @returns both ends of a new connection */
async function open(): Promise<{ client: Socket; ours: Socket }> {
  const accepted = new Promise<Socket>((accept) => {
    app.server.once("connection", accept);
  });
  const client = connect(port, "127.0.0.1");
  client.on("error", () => {});
  return { client, ours: await accepted };
}

function closed(socket: Socket): Promise<boolean> {
  const end = socket.closed ? Promise.resolve() : once(socket, "close");
  return Promise.race([end.then(() => true), sleep(10 * stuckMs, false)]);
}

test("a caller who sends request after request without taking an answer is cut off, and few are begun", async () => {
  const { client, ours } = await open();
  client.pause();
  begun = 0;
  client.write(get("/large").repeat(500));
  expect(await closed(ours)).toBe(true);
  expect(begun).toBeLessThanOrEqual(8);
  client.destroy();
});

test("a caller who takes no byte of an answer is cut off", async () => {
  const { client, ours } = await open();
  client.pause();
  client.write(get("/large"));
  expect(await closed(ours)).toBe(true);
  client.destroy();
});

test("a caller who takes an answer slowly gets all of it", async () => {
  const { client } = await open();
  client.pause();
  client.write(get("/large"));
  let received = 0;
  const startedAt = performance.now();
  while (received < large.length) {
    await sleep(5);
    for (let piece = client.read(); piece !== null; piece = client.read()) received += piece.length;
    if (client.closed) break;
  }
  expect(received).toBeGreaterThan(large.length);
  expect(performance.now() - startedAt).toBeGreaterThan(stuckMs);
  client.destroy();
});

test("a connection stays open between requests, and while an answer takes long", async () => {
  const { client } = await open();
  let received = "";
  client.on("data", (piece) => void (received += piece.toString()));
  const answers = () => received.split("HTTP/1.1 200").length - 1;
  client.write(get("/small") + get("/late") + get("/small"));
  await expect.poll(answers, { timeout: 10 * stuckMs }).toBe(3);
  await sleep(3 * stuckMs);
  client.write(get("/small"));
  await expect.poll(answers, { timeout: 10 * stuckMs }).toBe(4);
  client.destroy();
});
