import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { startMailbox, type Mailbox } from "@vagou/standins/mailbox/mailbox";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createPerson, type TestPerson } from "../../test/people/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { serverProcessSecret, type ServerProcess } from "../../test/product/start-server-process.ts";
import { startServerWithStandIns } from "../../test/product/start-server-with-stand-ins.ts";
import { createSessionKeys } from "../sessions/session-keys.ts";
import { getBalance } from "../credits/ledger/account.ts";
import { releaseExpiredHolds } from "../credits/holds/release-expired-holds.ts";
import { verifyLedger } from "../credits/verification/verify-ledger.ts";
import { creditHolds, ledgerMovements } from "../db/schema/credits.ts";

const services = ["gupy", "solides", "infojobs"];
const people = 6;

let database: TestDatabase;
let mailbox: Mailbox;
let deps: TestDeps;
let survivor: ServerProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  mailbox = await startMailbox({ httpPort: 0, smtpPort: 0 });
  deps = createTestDeps(database, { sessionKeys: createSessionKeys([serverProcessSecret]) });
  deps.clock.set(new Date().toISOString());
  survivor = await startServer("infojobs:unavailable");
}, 120_000);
afterAll(async () => {
  await survivor.kill();
  expect(await verifyLedger(database.db)).toEqual([]);
  await mailbox.close();
  await database.close();
});

test("a search whose server was killed while its fichas were held, sent again, is charged as its answer says", async () => {
  const victim = await startServer(services.map((id) => `${id}:timeout`).join(","));
  const searches = await Promise.all(Array.from({ length: people }, inventSearch));
  const lost = searches.map((search) => press(victim, search).catch(() => "lost"));
  await expect
    .poll(() => database.db.$count(creditHolds, eq(creditHolds.state, "held")), { timeout: 20_000 })
    .toBe(people * services.length);
  await victim.kill();
  expect(await Promise.all(lost)).toEqual(searches.map(() => "lost"));
  for (const answer of await sendAgain(searches)) expect(answer).toEqual(truthOf(answer));
}, 120_000);

test("after a server was killed at any moment of a search, the repeated search says what it cost", async () => {
  const victim = await startServer("infojobs:unavailable");
  const searches = await Promise.all(Array.from({ length: people }, inventSearch));
  const first = searches.map(async (search, index) => {
    await sleep(index * 60);
    return press(victim, search).catch(() => "lost");
  });
  await sleep(people * 60);
  await victim.kill();
  await Promise.all(first);
  for (const answer of await sendAgain(searches)) expect(answer).toEqual(truthOf(answer));
}, 120_000);

test("a person who pressed eight times before the server was killed may press again when its death is known", async () => {
  const victim = await startServer("gupy:timeout");
  const search = await inventSearch();
  const asked = Array.from({ length: 8 }, () => ({ ...search, key: randomUUID(), portals: ["gupy"] }));
  const lost = asked.map((each) => press(victim, each).catch(() => "lost"));
  const isOfPerson = eq(creditHolds.userId, search.person.userId);
  const holdsOf = () => database.db.select().from(creditHolds).where(isOfPerson);
  await expect.poll(holdsOf, { timeout: 20_000 }).toMatchObject([{ waiters: 8, state: "held" }]);
  await victim.kill();
  expect(await Promise.all(lost)).toEqual(asked.map(() => "lost"));
  const [left] = await holdsOf();
  const ninth = { ...search, key: randomUUID(), portals: ["gupy"] };
  await expect
    .poll(() => press(survivor, ninth).catch(() => "refused"), { timeout: 90_000, interval: 500 })
    .toEqual({ gupy: "charged" });
  const [paid] = await holdsOf();
  // Before the hold's own end, which this request moved.
  expect(paid?.settledAt?.getTime()).toBeLessThan(left?.expiresAt.getTime() ?? 0);
  expect(paid).toMatchObject({ id: left?.id, state: "captured", waiters: 0 });
}, 150_000);

/**
 * What an answer is to say: what the search cost, before and after. Where the places of the killed server are taken for
 * too long, our own line may give up on Gupy; Infojobs is down.
 */
function truthOf({ told }: Answer) {
  const cost = Object.keys(told).filter((id) => told[id] === "charged");
  return {
    told: { gupy: expect.any(String), solides: "charged", infojobs: "returned" },
    charged: cost.map((id) => `search:${id}`).toSorted(),
    balance: 100 - cost.length * 7,
    toldAgain: told,
  };
}

type Told = Record<string, string>;
type Answer = { told: Told; charged: string[]; balance: number; toldAgain: Told };

/** Sends all searches again, moves the clock by more than a minute, and sends them once more. */
async function sendAgain(searches: readonly Search[]): Promise<Answer[]> {
  // All of them within the minute, while their holds are still open.
  const told = await Promise.all(searches.map((search) => press(survivor, search)));
  deps.clock.set(new Date(Date.now() + 120_000).toISOString());
  await releaseExpiredHolds(deps);
  return Promise.all(
    searches.map(async (search, index) => ({
      told: told[index] ?? {},
      charged: await listCharged(search.person),
      balance: await getBalance(database.db, search.person.userId),
      toldAgain: await press(survivor, search),
    })),
  );
}

async function listCharged({ userId }: TestPerson): Promise<string[]> {
  const captures = await database.db
    .select({ reason: ledgerMovements.reason })
    .from(ledgerMovements)
    .where(and(eq(ledgerMovements.userId, userId), eq(ledgerMovements.kind, "capture")));
  return captures.map(({ reason }) => reason).toSorted();
}

type Search = { person: TestPerson; query: string; key: string; portals?: string[] };

async function inventSearch(): Promise<Search> {
  const person = await createPerson(deps, { bonus: 100 });
  return { person, query: `enfermeira ${person.userId.slice(0, 8)}`, key: randomUUID() };
}

const answerSchema = z.object({ services: z.array(z.object({ name: z.string(), fichas: z.string() })) });

/** @returns for each portal whether its fichas were charged or returned */
async function press(
  server: ServerProcess,
  { person, query, key, portals = services }: Search,
): Promise<Told> {
  const response = await fetch(`${server.baseUrl}/api/jobs/search`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${person.token}`,
      "idempotency-key": key,
    },
    body: JSON.stringify({ query, services: portals }),
  });
  const { services: groups } = answerSchema.parse(await response.json());
  return Object.fromEntries(groups.map(({ name, fichas }) => [name, fichas]));
}

function startServer(faults: string): Promise<ServerProcess> {
  const { url: databaseUrl } = database;
  return startServerWithStandIns({ databaseUrl, smtpUrl: mailbox.smtpUrl, services, faults });
}
