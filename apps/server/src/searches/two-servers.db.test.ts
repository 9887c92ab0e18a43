import { randomUUID } from "node:crypto";
import { startMailbox, type Mailbox } from "@vagou/standins/mailbox/mailbox";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createPerson, type TestPerson } from "../../test/people/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { serverProcessSecret, type ServerProcess } from "../../test/product/start-server-process.ts";
import { startServerWithStandIns } from "../../test/product/start-server-with-stand-ins.ts";
import { createSessionKeys } from "../sessions/session-keys.ts";
import { getBalance } from "../credits/ledger/account.ts";
import { verifyLedger } from "../credits/verification/verify-ledger.ts";
import { creditHolds, ledgerMovements } from "../db/schema/credits.ts";

const answering = ["gupy", "solides", "remotar"];
const failing = "infojobs";
const services = [...answering, failing];
/** Several rounds, because it is random which server is first. */
const rounds = 5;

let database: TestDatabase;
let mailbox: Mailbox;
let deps: TestDeps;
let servers: [ServerProcess, ServerProcess];

beforeAll(async () => {
  database = await createTestDatabase();
  mailbox = await startMailbox({ httpPort: 0, smtpPort: 0 });
  deps = createTestDeps(database, { sessionKeys: createSessionKeys([serverProcessSecret]) });
  deps.clock.set(new Date().toISOString());
  servers = [await startServer(), await startServer()];
}, 240_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  expect(await verifyLedger(database.db)).toEqual([]);
  await mailbox.close();
  await database.close();
});

test("the same question sent to two servers at once is charged once for each portal that answered", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const person = await createPerson(deps, { bonus: 30, bought: 100 });
    const query = `enfermeira ${round}`;
    const answers = await pressInBoth(person, [{ query }, { query }]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await chargedOf(person)).toEqual(answering.toSorted());
    expect(await getBalance(database.db, person.userId)).toBe(130 - 7 * answering.length);
    const charged = answers.flatMap(({ groups }) => groups.filter(({ fichas }) => fichas === "charged"));
    expect(charged.map(({ name }) => name).toSorted()).toEqual(answering.toSorted());
  }
}, 120_000);

test("one request sent to two servers at once is charged once, and both say so", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const person = await createPerson(deps, { bonus: 130 });
    const request = { query: `motorista ${round}`, key: randomUUID() };
    const answers = await pressInBoth(person, [request, request]);
    expect(await chargedOf(person)).toEqual(answering.toSorted());
    expect(await getBalance(database.db, person.userId)).toBe(130 - 7 * answering.length);
    for (const { status, groups } of answers) {
      expect(status).toBe(200);
      expect(groups.find(({ name }) => name === failing)?.fichas).toBe("returned");
    }
  }
}, 120_000);

test("of two questions at once with fichas for one, the other asks no portal and is refused", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const person = await createPerson(deps, { bonus: 20, bought: 15 });
    const answers = await pressInBoth(person, [
      { query: `padeiro ${round}` },
      { query: `pedreiro ${round}` },
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(["insufficient_credits", "ok"]);
    expect(await chargedOf(person)).toEqual(answering.toSorted());
    expect(await getBalance(database.db, person.userId)).toBe(35 - 7 * answering.length);
  }
}, 120_000);

test("a dozen questions at once in both servers never spend more than there is", async () => {
  const person = await createPerson(deps, { bonus: 10, bought: 10 });
  const answers = await pressInBoth(
    person,
    Array.from({ length: 12 }, (_, index) => ({ query: `vendedor ${index}`, services: ["gupy"] })),
  );
  expect(answers.filter(({ code }) => code === "ok")).toHaveLength(2);
  expect(answers.filter(({ code }) => code === "insufficient_credits")).toHaveLength(10);
  expect(await chargedOf(person)).toEqual(["gupy", "gupy"]);
  expect(await getBalance(database.db, person.userId)).toBe(6);
}, 120_000);

test("the fichas of a search whose server is killed are given back when the next server starts", async () => {
  const person = await createPerson(deps, { bonus: 28 });
  const [, victim] = servers;
  const lost = press(victim, person, { query: "eletricista" }).catch(() => "lost");
  await expect.poll(() => countOpen(person), { timeout: 20_000, interval: 5 }).toBeGreaterThan(0);
  await victim.kill();
  await lost;
  const open = await countOpen(person);
  // One minute later.
  await database.db.execute(sql`
    update credit_holds set created_at = created_at - interval '1 minute', expires_at = expires_at - interval '1 minute'
    where state = 'held'`);
  servers = [servers[0], await startServer()];
  await expect.poll(() => countOpen(person), { timeout: 30_000 }).toBe(0);
  expect(open).toBeGreaterThan(0);
  const charged = await chargedOf(person);
  expect(await getBalance(database.db, person.userId)).toBe(28 - 7 * charged.length);
}, 120_000);

function startServer(): Promise<ServerProcess> {
  const faults = `${failing}:unavailable`;
  const { url: databaseUrl } = database;
  return startServerWithStandIns({ databaseUrl, smtpUrl: mailbox.smtpUrl, services, faults });
}

type Request = { query: string; key?: string; services?: readonly string[] };
type Answer = { status: number; code: string; groups: { name: string; fichas: string }[] };

/** Sends the requests to the two servers in turn, all at the same instant. */
function pressInBoth(person: TestPerson, requests: readonly Request[]): Promise<Answer[]> {
  return Promise.all(
    requests.map((request, index) => press(servers[index % 2 === 0 ? 0 : 1], person, request)),
  );
}

const answerSchema = z.object({
  code: z.string().default("ok"),
  services: z.array(z.object({ name: z.string(), fichas: z.string() })).default([]),
});

async function press(server: ServerProcess, person: TestPerson, request: Request): Promise<Answer> {
  const response = await fetch(`${server.baseUrl}/api/jobs/search`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${person.token}`,
      "idempotency-key": request.key ?? randomUUID(),
    },
    body: JSON.stringify({ query: request.query, services: request.services ?? services }),
  });
  const { code, services: groups } = answerSchema.parse(await response.json());
  return { status: response.status, code, groups };
}

/** The providers that this person was charged for, in alphabetical order. */
async function chargedOf({ userId }: TestPerson): Promise<string[]> {
  const rows = await database.db
    .select({ reason: ledgerMovements.reason })
    .from(ledgerMovements)
    .where(and(eq(ledgerMovements.userId, userId), eq(ledgerMovements.kind, "capture")));
  return rows.map((row) => row.reason.replace("search:", "")).toSorted();
}

function countOpen({ userId }: TestPerson): Promise<number> {
  return database.db.$count(creditHolds, and(eq(creditHolds.userId, userId), eq(creditHolds.state, "held")));
}
