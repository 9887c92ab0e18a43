import { connect, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { callApi } from "../../../test/product/call-api.ts";
import { createPerson } from "../../../test/people/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../../test/product/create-test-deps.ts";
import { startTestProvider } from "../../../test/portals/start-test-provider.ts";
import { createPasswords } from "../../passwords/password-hash.ts";
import { buildApp } from "../../app.ts";
import { attempts } from "../../db/schema/accounts.ts";
import { createLogger } from "./log-safely.ts";

let database: TestDatabase;
let deps: TestDeps;
let app: FastifyInstance;
let logged: string[];

beforeEach(async () => {
  database = await createTestDatabase();
  logged = [];
  deps = createTestDeps(database, {
    passwords: createPasswords({ sideBySide: 1, waiting: 2 }),
    logger: createLogger("info", { write: (line) => void logged.push(line) }),
  });
  app = await buildApp({ ...deps, config: { ...deps.config, requestsMax: 3 } }, { graceMs: 0 });
  await app.listen({ host: "127.0.0.1", port: 0 });
});

afterEach(async () => {
  await app.close();
  await database.close();
});

const logIn = (target: FastifyInstance, email = "ninguem@pessoa.example") =>
  callApi(target, "POST", "/login", { body: { email, password: "Uma-Senha-9!" } });

/** A request that runs until its caller disconnects: its body never comes. */
async function beginRequest(): Promise<Socket> {
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const socket = connect(address.port, "127.0.0.1");
  const arrived = new Promise((resolve) => app.server.once("request", resolve));
  socket.write(
    "POST /api/login HTTP/1.1\r\nHost: vagou.example\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n",
  );
  await arrived;
  return socket;
}

test("one request more than the limit is refused before any work is done for it, and accepted later", async () => {
  const callers = [await beginRequest(), await beginRequest(), await beginRequest()];
  const refused = await logIn(app);
  expect(refused).toMatchObject({
    status: 503,
    body: { code: "overloaded", retry_after_s: 3, message: expect.stringContaining("Muita gente") },
  });
  expect(await database.db.$count(attempts)).toBe(0);
  // Health checks are never refused.
  for (const url of ["/healthz", "/readyz"])
    expect((await app.inject({ method: "GET", url })).statusCode).toBe(200);
  callers.shift()?.destroy();
  await expect.poll(async () => (await logIn(app)).status).toBe(401);
  for (const caller of callers) caller.destroy();
});

test("a refusal beyond the limit is one short line of the log, because a rush brings thousands", async () => {
  const callers = [await beginRequest(), await beginRequest(), await beginRequest()];
  const before = logged.length;
  await logIn(app);
  for (const caller of callers) caller.destroy();
  const lines = logged.slice(before).filter((line) => line.includes("overloaded"));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/"level":40/);
  expect(lines[0]).not.toContain("stack");
});

test("of very many log-ins those beyond their line are refused, and other calls are answered", async () => {
  const portal = await startTestProvider();
  const roomy = await buildApp({ ...deps, providers: portal.providers, fetcher: portal.fetcher });
  const { token } = await createPerson(deps, { bonus: 70 });
  // Each has an address and a place of its own, or the rate limits would refuse them.
  const flood = Array.from({ length: 30 }, (_, index) => logIn(roomy, `pessoa${index}@pessoa.example`));
  const others = Array.from({ length: 30 }, () => callApi(roomy, "GET", "/tokens", { token }));
  // As many of one portal as a person may have at once.
  const searches = Array.from({ length: 3 }, (_, index) =>
    callApi(roomy, "POST", "/jobs/search", { token, body: { query: `vaga ${index}`, services: ["gupy"] } }),
  );
  const statuses = (await Promise.all([...others, ...searches])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const { body } of await Promise.all(searches))
    expect(body).toMatchObject({ services: [{ outcome: "empty", fichas: "charged" }] });
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const { body } of refused) expect(body).toMatchObject({ code: "overloaded", retry_after_s: 3 });
  const answered = answers.filter(({ status }) => status !== 503);
  expect(answered.length).toBeGreaterThan(0);
  for (const { body } of answered) expect(body).toMatchObject({ code: "invalid_credentials" });
  // A refused log-in is accepted when the others are done.
  expect((await logIn(roomy, "pessoa0@pessoa.example")).status).toBe(401);
  await roomy.close();
  await portal.close();
});
