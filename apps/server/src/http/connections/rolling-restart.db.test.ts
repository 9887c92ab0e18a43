import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, createServer, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startMailbox, type Mailbox } from "@vagou/standins/mailbox/mailbox";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { createPerson, type TestPerson } from "../../../test/people/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../../test/product/create-test-deps.ts";
import { serverProcessSecret, type ServerProcess } from "../../../test/product/start-server-process.ts";
import { startServerWithStandIns } from "../../../test/product/start-server-with-stand-ins.ts";
import { createSessionKeys } from "../../sessions/session-keys.ts";
import { verifyLedger } from "../../credits/verification/verify-ledger.ts";

/**
 * The portals, with their paces in ms: fast enough for the calls that run when a process stops to end in their time. Their
 * answers are slow enough that some of them are always being asked.
 */
const paces = {
  gupy: 500,
  solides: 500,
  remotar: 700,
  trampos: 500,
  workable: 600,
  dell: 600,
  nerdin: 600,
  vagas: 750,
};
const asked = Object.keys(paces);
/** Each searches all portals at the same time with a call for each, as the web app sends them: 24 calls at once. */
const peopleCount = 3;

let database: TestDatabase;
let mailbox: Mailbox;
let deps: TestDeps;
let proxy: Proxy;
let folder: string;
const running: ServerProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  mailbox = await startMailbox({ httpPort: 0, smtpPort: 0 });
  deps = createTestDeps(database, { sessionKeys: createSessionKeys([serverProcessSecret]) });
  deps.clock.set(new Date().toISOString());
  proxy = await startProxy();
  folder = await mkdtemp(join(tmpdir(), "vagou-rolling-"));
  await writeFile(
    join(folder, "providers.json"),
    JSON.stringify(Object.fromEntries(Object.entries(paces).map(([id, paceMs]) => [id, { paceMs }]))),
  );
}, 60_000);
afterAll(async () => {
  await Promise.all(running.map((server) => server.kill()));
  await proxy.close();
  await rm(folder, { recursive: true, force: true });
  await mailbox.close();
  expect(await verifyLedger(database.db)).toEqual([]);
  await database.close();
});

async function startServer(): Promise<ServerProcess> {
  const server = await startServerWithStandIns({
    databaseUrl: database.url,
    smtpUrl: mailbox.smtpUrl,
    services: asked,
    faults: asked.map((id) => `${id}:slow`).join(","),
    environment: { STOP_DELAY_SECONDS: "2", PROVIDER_SETTINGS: join(folder, "providers.json") },
  });
  running.push(server);
  return server;
}

const answerSchema = z.object({ services: z.array(z.object({ outcome: z.string(), fichas: z.string() })) });

/** @returns the result of the search, in a word */
async function search({ token }: TestPerson, provider: string, query: string): Promise<string> {
  try {
    const response = await fetch(`${proxy.baseUrl}/api/jobs/search`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ query, services: [provider] }),
    });
    const body: unknown = await response.json();
    if (response.status !== 200) return `${response.status} ${JSON.stringify(body)}`;
    return answerSchema.parse(body).services[0]?.fichas ?? "nothing";
  } catch (error) {
    return `torn: ${String(error)}`;
  }
}

test("no search is torn while three processes are replaced one after the other under load", async () => {
  const first = [await startServer(), await startServer(), await startServer()];
  for (const server of first) proxy.add(server.baseUrl);
  await expect.poll(() => proxy.countReady(), { timeout: 10_000 }).toBe(3);

  const over = new AbortController();
  onTestFinished(() => over.abort());
  const said: string[] = [];
  const people = await Promise.all(
    Array.from({ length: peopleCount }, () => createPerson(deps, { bonus: 10_000 })),
  );
  const calls = people.flatMap((person, index) => asked.map((provider) => ({ person, index, provider })));
  const searching = calls.map(async ({ person, index, provider }) => {
    for (let turn = 0; !over.signal.aborted; turn++)
      said.push(await search(person, provider, `vaga ${index} ${turn}`));
  });
  const torn: string[] = [];
  // Many quick calls, so that some come at the moment when a process stops listening.
  const looking = Array.from({ length: 2 }, async () => {
    while (!over.signal.aborted) {
      const { status } = await fetch(`${proxy.baseUrl}/api/settings`);
      if (status !== 200) torn.push(`settings: ${status}`);
      await sleep(20);
    }
  });
  for (const old of first) {
    const before = said.length;
    const next = await startServer();
    proxy.add(next.baseUrl);
    await expect.poll(() => proxy.countReady(), { timeout: 10_000 }).toBe(4);
    expect(await old.terminate()).toBe(0);
    await expect.poll(() => said.length, { timeout: 30_000 }).toBeGreaterThan(before + calls.length);
  }
  over.abort();
  await Promise.all([...searching, ...looking]);
  expect(torn).toEqual([]);
  const answered = said.filter((word) => word === "charged");
  expect(answered.length).toBeGreaterThan(3 * calls.length);
  // A call that is not answered in the ten seconds of its process is told so, and costs nothing: a machine that is too
  // slow for its load has some. Nothing else happens to a search.
  const told = said.filter((word) => word === "returned" || /^503 .*"code":"unavailable"/.test(word));
  expect(said.length).toBe(answered.length + told.length);
  expect(told.length).toBeLessThan(said.length / 20);
}, 240_000);

type Proxy = {
  baseUrl: string;
  add(serverUrl: string): void;
  countReady(): number;
  close(): Promise<void>;
};

const lookEveryMs = 200;

/** A simple proxy: sends requests in turn to the servers that are ready, and keeps connections open. */
async function startProxy(): Promise<Proxy> {
  const isReady = new Map<string, boolean>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((incoming, answer) => {
    const ready = [...isReady].flatMap(([url, is]) => (is ? [url] : []));
    turn += 1;
    const target = ready[turn % ready.length];
    const fail = () => {
      if (!answer.headersSent) answer.writeHead(502, { "content-type": "application/json" });
      answer.end('"the proxy found no server"');
    };
    if (target === undefined) return fail();
    const { host: _host, ...headers } = incoming.headers;
    const onward = request(
      new URL(incoming.url ?? "/", target),
      { method: incoming.method, headers, agent },
      (reply) => {
        const { connection: _connection, ...kept } = reply.headers;
        answer.writeHead(reply.statusCode ?? 502, kept);
        reply.on("error", fail).pipe(answer);
      },
    );
    onward.on("error", fail);
    incoming.pipe(onward);
  });
  await listen(server);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const closing = new AbortController();
  const looking = (async () => {
    while (!closing.signal.aborted) {
      await Promise.all(
        [...isReady.keys()].map(async (url) => {
          const says = await fetch(`${url}/readyz`).then(
            async (response) => response.ok && (await response.arrayBuffer()).byteLength > 0,
            () => false,
          );
          isReady.set(url, says);
        }),
      );
      await sleep(lookEveryMs);
    }
  })();
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    add: (url) => void isReady.set(url, false),
    countReady: () => [...isReady.values()].filter(Boolean).length,
    close: async () => {
      closing.abort();
      await looking;
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

function listen(server: Server): Promise<void> {
  return new Promise((listening) => server.listen(0, "127.0.0.1", listening));
}
