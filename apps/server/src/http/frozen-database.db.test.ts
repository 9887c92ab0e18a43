import { randomUUID } from "node:crypto";
import { startMailbox, type Mailbox } from "@vagou/standins/mailbox/mailbox";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createPerson, type TestPerson } from "../../test/people/create-person.ts";
import { createTestDeps } from "../../test/product/create-test-deps.ts";
import { startOwnPostgres, type OwnPostgres } from "../../test/database/start-own-postgres.ts";
import { serverProcessSecret, type ServerProcess } from "../../test/product/start-server-process.ts";
import { startServerWithStandIns } from "../../test/product/start-server-with-stand-ins.ts";
import { createSessionKeys } from "../sessions/session-keys.ts";
import { verifyLedger } from "../credits/verification/verify-ledger.ts";
import type { Database } from "../db/client.ts";
import { openPostgres } from "../db/opening/open-postgres.ts";
import { creditHolds } from "../db/schema/credits.ts";

const fichasAtFirst = 700;

let postgres: OwnPostgres;
let mailbox: Mailbox;
let server: ServerProcess;
let person: TestPerson;

beforeAll(async () => {
  postgres = await startOwnPostgres();
  mailbox = await startMailbox({ httpPort: 0, smtpPort: 0 });
  server = await startServerWithStandIns({
    databaseUrl: postgres.url,
    smtpUrl: mailbox.smtpUrl,
    services: ["gupy", "trampos"],
    // One that answers late enough that the database freezes meanwhile.
    faults: "trampos:slow",
    environment: { DATABASE_READ_SECONDS: "2", DATABASE_WRITE_SECONDS: "3" },
  });
  const database = openPostgres(postgres.url);
  const deps = createTestDeps(database, { sessionKeys: createSessionKeys([serverProcessSecret]) });
  deps.clock.set(new Date().toISOString());
  person = await createPerson(deps, { bonus: fichasAtFirst });
  await database.close();
}, 120_000);

afterAll(async () => {
  await server.kill();
  await mailbox.close();
  await postgres.close();
});

const read = () => ask("/api/tokens", { headers: { authorization: `Bearer ${person.token}` } });
/** A call that writes: its first statement counts the try, in a transaction. */
const write = () =>
  ask("/api/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "ninguem@pessoa.example", password: "Uma-Senha-9!" }),
  });

let questions = 0;
/** A search, which waits for connections in another line than the other calls. */
const search = (service = "gupy", key: string = randomUUID(), query = `vaga ${questions++}`) =>
  ask("/api/jobs/search", {
    method: "POST",
    headers: {
      authorization: `Bearer ${person.token}`,
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body: JSON.stringify({ query, services: [service] }),
  });

const tokensSchema = z.object({ tokens: z.object({ total: z.number() }) });
const fichas = async () => tokensSchema.parse((await read()).body).tokens.total;
const countOpenHolds = (observer: Database) => observer.db.$count(creditHolds, eq(creditHolds.state, "held"));

const errorSchema = z.object({
  code: z.string(),
  message: z.string(),
  request_id: z.string(),
  retry_after_s: z.number(),
});

async function ask(path: string, options: RequestInit) {
  const response = await fetch(`${server.baseUrl}${path}`, {
    ...options,
    // Much longer than a person waits: without an answer the test fails here.
    signal: AbortSignal.timeout(30_000),
  });
  const body: unknown = await response.json();
  return { status: response.status, retryAfter: response.headers.get("retry-after"), body };
}

async function expectUnavailable(asking: Promise<Awaited<ReturnType<typeof ask>>>) {
  const { status, retryAfter, body } = await asking;
  expect({ status, ...errorSchema.parse(body) }).toMatchObject({ status: 503, code: "unavailable" });
  expect(Number(retryAfter)).toBe(errorSchema.parse(body).retry_after_s);
}

async function expectWell() {
  await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe(200);
  await expect.poll(async () => (await write()).status, { timeout: 20_000 }).toBe(401);
}

/**
 * Those of `environment` above, as the server's log names them. The second is less than twice the first: a read that
 * waited for a connection and then began its time anew would be refused after the writes.
 */
const deadlines = { read: "2000 ms", write: "3000 ms" };

const logSchema = z.object({ msg: z.string(), err: z.unknown() });

/** The deadlines that the refused calls of a part of the log had exceeded, in the order of the refusals. */
function exceededDeadlines(log: string): (string | undefined)[] {
  const lines = log.split("\n").filter((line) => line.startsWith("{") && line.endsWith("}"));
  const refusals = lines
    .map((line) => logSchema.parse(JSON.parse(line)))
    .filter(({ msg }) => msg === "a request failed");
  return refusals.map(({ err }) => / within (\d+ ms)/.exec(JSON.stringify(err))?.[1]);
}

test("while Postgres is frozen, reads and writes are refused at their deadlines, and answered once it continues", async () => {
  await expectWell();
  const logged = server.output().length;
  postgres.freeze();
  // More than there are connections: some wait for one.
  const many = (each: () => ReturnType<typeof ask>) =>
    Array.from({ length: 15 }, () => expectUnavailable(each()));
  await Promise.all([...many(read), ...many(search), ...many(write)]);
  // The server's own order: on a busy machine an answer may reach this process late.
  await expect
    .poll(() => exceededDeadlines(server.output().slice(logged)))
    .toEqual([...Array<string>(30).fill(deadlines.read), ...Array<string>(15).fill(deadlines.write)]);
  expect(await ask("/readyz", {})).toMatchObject({ status: 503, body: { missing: ["database"] } });
  expect(await ask("/healthz", {})).toMatchObject({ status: 200 });
  postgres.thaw();
  await expectWell();
  expect(await fichas()).toBe(fichasAtFirst);
}, 60_000);

test("a search whose database freezes while the portal answers is refused, and charged once when it is repeated", async () => {
  await expectWell();
  const observer = openPostgres(postgres.url, { poolSize: 1 });
  const before = await fichas();
  const key = randomUUID();
  const query = "vendedor";
  const searching = expectUnavailable(search("trampos", key, query));
  await expect.poll(() => countOpenHolds(observer), { interval: 5 }).toBe(1);
  postgres.freeze();
  await searching;
  postgres.thaw();
  await expectWell();
  expect(await search("trampos", key, query)).toMatchObject({
    status: 200,
    body: { services: [{ fichas: "charged" }] },
  });
  expect(await fichas()).toBe(before - 7);
  expect(await countOpenHolds(observer)).toBe(0);
  expect(await verifyLedger(observer.db)).toEqual([]);
  await observer.close();
}, 120_000);

test("while Postgres is stopped, all calls are refused, and answered once it is back", async () => {
  await expectWell();
  postgres.stop();
  for (let round = 0; round < 3; round++) {
    await expectUnavailable(read());
    await expectUnavailable(write());
    await expectUnavailable(search());
  }
  postgres.start();
  await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe(200);
  await expect.poll(async () => (await write()).status, { timeout: 20_000 }).toBe(401);
}, 60_000);

test("after a call is given up, no connection stays in a transaction", async () => {
  await expectWell();
  for (let round = 0; round < 2; round++) {
    postgres.freeze();
    await Promise.all(Array.from({ length: 12 }, () => expectUnavailable(write())));
    postgres.thaw();
    await expectWell();
  }
  const observer = openPostgres(postgres.url, { poolSize: 1 });
  const countInTransaction = () =>
    observer.db.$count(sql`pg_stat_activity where state like 'idle in transaction%'`);
  await expect.poll(countInTransaction, { timeout: 10_000 }).toBe(0);
  await observer.close();
}, 60_000);
