import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { startMailbox } from "@vagou/standins/mailbox/mailbox";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createPerson } from "../../../test/people/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../../test/product/create-test-deps.ts";
import { serverProcessSecret } from "../../../test/product/start-server-process.ts";
import { startServerWithStandIns } from "../../../test/product/start-server-with-stand-ins.ts";
import { startTestProvider, type TestProvider } from "../../../test/portals/start-test-provider.ts";
import { createSessionKeys } from "../../sessions/session-keys.ts";
import { buildApp } from "../../app.ts";
import { verifyLedger } from "../../credits/verification/verify-ledger.ts";
import { creditHolds } from "../../db/schema/credits.ts";

let database: TestDatabase;
let deps: TestDeps;
let portal: TestProvider;

beforeAll(async () => {
  database = await createTestDatabase();
  portal = await startTestProvider({ deadlineMs: 20_000 });
  deps = createTestDeps(database, {
    providers: portal.providers,
    fetcher: portal.fetcher,
    sessionKeys: createSessionKeys([serverProcessSecret]),
  });
  deps.clock.set(new Date().toISOString());
});
afterAll(async () => {
  await portal.close();
  expect(await verifyLedger(database.db)).toEqual([]);
  await database.close();
});

const groupSchema = z.object({ outcome: z.string(), fichas: z.string() });
const answerSchema = z.object({ code: z.string().default("ok"), services: z.array(groupSchema).default([]) });

type Asked = { query: string; provider?: string; signal?: AbortSignal };

async function search(baseUrl: string, { query, provider = "gupy", signal }: Asked) {
  const { token } = await createPerson(deps, { bonus: 7 });
  const response = await fetch(`${baseUrl}/api/jobs/search`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ query, services: [provider] }),
    ...(signal && { signal }),
  });
  const { code, services } = answerSchema.parse(await response.json());
  const retryAfter = response.headers.get("retry-after");
  return { status: response.status, code, retryAfter, fichas: services[0]?.fichas };
}

const countOpen = () => database.db.$count(creditHolds, eq(creditHolds.state, "held"));

async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return `http://127.0.0.1:${address.port}`;
}

test("a server that is told to stop answers the searches that run, and then ends", async () => {
  const slow = ["gupy", "solides", "remotar", "trampos"];
  const mailbox = await startMailbox({ httpPort: 0, smtpPort: 0 });
  const server = await startServerWithStandIns({
    databaseUrl: database.url,
    smtpUrl: mailbox.smtpUrl,
    services: slow,
    faults: slow.map((id) => `${id}:slow`).join(","),
  });
  const searches = slow.map((provider) => search(server.baseUrl, { query: "vigia", provider }));
  await expect.poll(countOpen, { timeout: 20_000, interval: 5 }).toBe(slow.length);
  const exitCode = server.terminate();
  const answers = await Promise.all(searches);
  expect(answers.map(({ status, fichas }) => ({ status, fichas }))).toEqual(
    answers.map(() => ({ status: 200, fichas: "charged" })),
  );
  expect(await exitCode).toBe(0);
  expect(await countOpen()).toBe(0);
  await mailbox.close();
}, 120_000);

test("a search that cannot end in time is answered so and its fichas are given back before the server ends", async () => {
  portal.answer = () => {};
  const app = await buildApp(deps, { graceMs: 100 });
  const baseUrl = await listen(app);
  const searches = Array.from({ length: 6 }, (_, index) => search(baseUrl, { query: `porteiro ${index}` }));
  await expect.poll(countOpen, { timeout: 15_000 }).toBe(6);
  await app.close();
  expect(await countOpen()).toBe(0);
  for (const answer of await Promise.all(searches))
    expect(answer).toMatchObject({ status: 503, code: "unavailable", retryAfter: "5" });
});

test("the fichas held for a caller that disconnected are given back before the server ends", async () => {
  portal.answer = () => {};
  const app = await buildApp(deps);
  const baseUrl = await listen(app);
  const callers = new AbortController();
  const searches = Array.from({ length: 6 }, (_, index) =>
    search(baseUrl, { query: `zelador ${index}`, signal: callers.signal }),
  );
  await expect.poll(countOpen, { timeout: 15_000 }).toBe(6);
  // The settling waits for this lock, so that the server is closed while it runs.
  const held = await database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table credit_accounts in exclusive mode`);
    callers.abort();
    await Promise.allSettled(searches);
    const closing = app.close();
    await sleep(100);
    return { closing };
  });
  await held.closing;
  expect(await countOpen()).toBe(0);
});

test("a caller that connected and sends nothing does not keep the server from ending", async () => {
  const app = await buildApp(deps);
  const { port } = new URL(await listen(app));
  const silent = connect(Number(port), "127.0.0.1");
  await new Promise((connected) => silent.once("connect", connected));
  await app.close();
  await expect.poll(() => silent.closed || silent.readyState !== "open").toBe(true);
});
