import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import type { Database } from "../../db/client.ts";
import { renewLife } from "../../credits/holds/process-lives.ts";
import { serverProcesses } from "../../db/schema/credits.ts";
import { hostPaces } from "../../db/schema/etiquette.ts";
import { createProviderLines } from "./provider-lines.ts";
import type { NewMeasures } from "./new-measures.ts";
import type { FullHost, Turn } from "./provider-turns.ts";
import { readOthers } from "./read-others.ts";
import { createSharedTurns } from "./shared-turns.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const forever = new AbortController().signal;
/** What a process tells that measured nothing. */
const nothing = { questions: 0, further: 0, squares: 0, requests: 0, tookMs: 0 };
const ticket = (person: string) => ({ person, isFurther: false });

/** Lines of two server processes that share a database. */
const servers = () => [1, 2].map(() => createProviderLines(createSharedTurns(database.db)));

async function inFlightAt(host: string): Promise<string[]> {
  const [row] = await database.db.select().from(hostPaces).where(eq(hostPaces.host, host));
  return Object.keys(row?.inFlight ?? {});
}

test("two servers together send a host no more than two requests at once", async () => {
  const host = { host: "busy.example", paceMs: 0, inFlightMax: 2 };
  let inFlight = 0;
  let most = 0;
  await Promise.all(
    servers().flatMap((lines) =>
      Array.from({ length: 6 }, (_, index) =>
        lines.pass(host, ticket(`person ${index}`), forever, async () => {
          inFlight += 1;
          most = Math.max(most, inFlight);
          await new Promise((done) => setTimeout(done, 20));
          inFlight -= 1;
        }),
      ),
    ),
  );
  expect(most).toBe(2);
  await expect.poll(() => inFlightAt(host.host)).toEqual([]);
});

const secondsOf = (turn: Turn | FullHost, paceMs: number) =>
  "waitMs" in turn ? Math.round(turn.waitMs / paceMs) : -1;

test("each moment is given once: two servers that ask at the same time never get the same one", async () => {
  const pace = { paceMs: 1_000, inFlightMax: 50 };
  const turns = [createSharedTurns(database.db), createSharedTurns(database.db)];
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_, index) => turns[index % 2]!.take("paced.example", pace)),
  );
  const seconds = taken.map((turn) => secondsOf(turn, 1_000)).toSorted((a, b) => a - b);
  expect(seconds).toEqual(Array.from({ length: 20 }, (_, second) => second));
});

test("a moment that is given back goes to the next request, unless a later moment was taken meanwhile", async () => {
  const pace = { paceMs: 10_000, inFlightMax: 50 };
  const turns = createSharedTurns(database.db);
  const take = async () => {
    const turn = await turns.take("returned.example", pace);
    if ("oldestMs" in turn) throw new Error("no turn");
    return turn;
  };
  await take();
  const second = await take();
  const third = await take();
  await turns.giveBack("returned.example", second, pace);
  expect(secondsOf(await take(), 10_000)).toBe(3);
  const fifth = await take();
  await turns.giveBack("returned.example", fifth, pace);
  expect(secondsOf(await take(), 10_000)).toBe(secondsOf(fifth, 10_000));
  await turns.finish("returned.example", third, nothing);
  expect(await inFlightAt("returned.example")).not.toContain(third.id);
});

test("a server that sees another one at the same host expects to wait for the other's turns, too", async () => {
  const host = { host: "shared.example", paceMs: 2_000, inFlightMax: 3 };
  const [own, other] = [createSharedTurns(database.db), createSharedTurns(database.db)].map((turns) =>
    createProviderLines(turns),
  );
  if (own === undefined || other === undefined) throw new Error("two servers are needed");
  const finish = Promise.withResolvers<void>();
  const atOther = other.pass(host, ticket("bia"), forever, () => finish.promise);
  await expect.poll(() => inFlightAt(host.host)).toHaveLength(1);
  const cancel = new AbortController();
  const waiting = own.pass(host, ticket("ana"), cancel.signal, () => Promise.resolve());
  await expect.poll(() => inFlightAt(host.host)).toHaveLength(2);
  // Ana's turn comes in up to 2 s, then one of the other server, then that of a newcomer; alone, Caio would wait 4 s.
  // The database knows of Ana's turn a moment before her own server has read the reply that tells of the other one.
  await expect.poll(() => own.expectedWaitMs(host, "caio")).toBeGreaterThan(4_000);
  cancel.abort(new Error("the test is over"));
  finish.resolve();
  await Promise.allSettled([waiting, atOther]);
});

test("what questions needed at a host is known to a server that has just started, before it asks and when it does", async () => {
  const pace = { paceMs: 0, inFlightMax: 5 };
  const own = createSharedTurns(database.db);
  const take = async (turns = own) => turns.take("measured.example", pace);
  const finish = async (measured: NewMeasures) => {
    const turn = await take();
    if ("id" in turn) await own.finish("measured.example", turn, measured);
  };
  expect((await take()).measured).toEqual({ questions: 0, further: 0, squares: 0, requestMs: 0 });
  await finish({ questions: 1, further: 4, squares: 16, requests: 2, tookMs: 600 });
  const first = { questions: 1, further: 4, squares: 16, requestMs: 300 };
  expect((await take(createSharedTurns(database.db))).measured).toEqual(first);
  // Older ones count less.
  await finish({ questions: 1, further: 0, squares: 0, requests: 1, tookMs: 1_300 });
  const { hosts, processes } = await readOthers(database.db);
  expect(hosts.get("measured.example")?.questions).toBeCloseTo(1.95, 6);
  expect(hosts.get("measured.example")?.further).toBeCloseTo(3.8, 6);
  expect(hosts.get("measured.example")?.squares).toBeCloseTo(15.2, 6);
  expect(hosts.get("measured.example")?.requestMs).toBeCloseTo(400, 6);
  expect(processes).toBe(1);
});

test("questions at one host that end at one moment are all counted", async () => {
  const turns = createSharedTurns(database.db);
  const taken = [1, 2, 3].map(() => turns.take("together.example", { paceMs: 0, inFlightMax: 5 }));
  const measured = { questions: 1, further: 2, squares: 4, requests: 1, tookMs: 100 };
  for (const turn of await Promise.all(taken)) expect(turn).toHaveProperty("id");
  await Promise.all(
    (await Promise.all(taken)).map(async (turn) =>
      "id" in turn ? turns.finish("together.example", turn, measured) : undefined,
    ),
  );
  const known = (await readOthers(database.db)).hosts.get("together.example");
  expect(known).toEqual({ questions: 3, further: 6, squares: 12, requestMs: 100 });
});

test("the processes that live are counted, and those that died are not", async () => {
  await renewLife(database.db, randomUUID());
  await renewLife(database.db, randomUUID());
  await database.db.insert(serverProcesses).values({ id: randomUUID(), aliveUntil: new Date(0) });
  expect((await readOthers(database.db)).processes).toBe(2);
});

test("a turn tells how many processes live, also where the host is full", async () => {
  await renewLife(database.db, randomUUID());
  const alive = (await readOthers(database.db)).processes;
  expect(alive).toBeGreaterThan(1);
  const turns = createSharedTurns(database.db);
  const one = { paceMs: 0, inFlightMax: 1 };
  const taken = [await turns.take("counted.example", one), await turns.take("counted.example", one)];
  expect(taken.map((turn) => "id" in turn)).toEqual([true, false]);
  expect(taken.map(({ processes }) => processes)).toEqual([alive, alive]);
});

test("the place of a process that died is free again after a while", async () => {
  const pace = { paceMs: 0, inFlightMax: 1 };
  const turns = createSharedTurns(database.db);
  await database.db
    .insert(hostPaces)
    .values({ host: "died.example", nextStartAt: new Date(), inFlight: { dead: Date.now() / 1_000 - 1 } });
  const turn = await turns.take("died.example", pace);
  expect(turn).toHaveProperty("waitMs", 0);
  expect(await turns.take("died.example", pace)).not.toHaveProperty("waitMs");
  expect(await inFlightAt("died.example")).toEqual(["id" in turn && turn.id]);
});

test("after a crash, which empties the table, turns that were taken end, and others are given", async () => {
  const pace = { paceMs: 0, inFlightMax: 1 };
  const turns = createSharedTurns(database.db);
  const taken = [await turns.take("ended.example", pace), await turns.take("left.example", pace)];
  await database.db.delete(hostPaces);
  const [ended, left] = taken;
  if (ended === undefined || left === undefined || !("id" in ended) || !("id" in left))
    throw new Error("no turn");
  await turns.finish("ended.example", ended, { ...nothing, requests: 1, tookMs: 100 });
  await turns.giveBack("left.example", left, pace);
  for (const host of ["ended.example", "left.example"])
    expect(await turns.take(host, pace)).toMatchObject({
      id: expect.any(String),
      measured: { requestMs: 0 },
    });
});

test("a server that has all places of a host learns that another one waits for a place, which had none yet", async () => {
  const pace = { paceMs: 0, inFlightMax: 1 };
  const [own, other] = [createSharedTurns(database.db), createSharedTurns(database.db)];
  const turn = await own.take("kept.example", pace);
  expect(await other.take("kept.example", pace)).toHaveProperty("oldestMs");
  expect((await own.take("kept.example", pace)).others).toHaveLength(1);
  if ("id" in turn) await own.finish("kept.example", turn, nothing);
  expect((await own.take("kept.example", pace)).others).toHaveLength(1);
});

test("a server that finds a host full locks nothing, and is told how long the oldest request has run", async () => {
  const pace = { paceMs: 0, inFlightMax: 1 };
  const turns = createSharedTurns(database.db);
  await turns.take("locked.example", pace);
  await database.db.transaction(async (tx) => {
    await tx.select().from(hostPaces).where(eq(hostPaces.host, "locked.example")).for("update");
    const full = await turns.take("locked.example", pace);
    const oldestMs = "oldestMs" in full ? full.oldestMs : Number.NaN;
    expect(oldestMs).toBeGreaterThan(0);
    expect(oldestMs).toBeLessThan(10_000);
  });
});

test("turns at many hosts that are taken and ended at one moment are all given, also two at one host", async () => {
  const turns = createSharedTurns(database.db);
  const hosts = ["c", "a", "b", "a"].map((name) => `${name}.many.example`);
  const taken = await Promise.all(hosts.map((host) => turns.take(host, { paceMs: 1_000, inFlightMax: 2 })));
  expect(taken.map((turn) => secondsOf(turn, 1_000)).toSorted()).toEqual([0, 0, 0, 1]);
  expect(await inFlightAt("a.many.example")).toHaveLength(2);
  await Promise.all(
    taken.map(async (turn, index) =>
      "id" in turn ? turns.finish(hosts[index] ?? "", turn, nothing) : undefined,
    ),
  );
  for (const host of hosts) expect(await inFlightAt(host)).toEqual([]);
});

test("servers that want the same place take turns: none keeps it for itself", async () => {
  const host = { host: "wanted.example", paceMs: 0, inFlightMax: 1 };
  const over = new AbortController();
  const served = [0, 0];
  const asking = servers().flatMap((lines, server) =>
    Array.from({ length: 3 }, async (_, person) => {
      const ask = async () => void (served[server] = (served[server] ?? 0) + 1);
      while (!over.signal.aborted) await lines.pass(host, ticket(`person ${person}`), over.signal, ask);
    }),
  );
  // Until the other has looked once, a server cannot know that it waits.
  await expect.poll(() => Math.min(...served), { timeout: 15_000 }).toBeGreaterThanOrEqual(1);
  served.fill(0);
  await expect.poll(() => Math.min(...served), { timeout: 15_000 }).toBeGreaterThanOrEqual(10);
  over.abort(new Error("the test is over"));
  await Promise.allSettled(asking);
  expect(Math.max(...served)).toBeLessThan(5 * Math.min(...served));
});

test("a full host costs a waiting server a few statements, regardless of the length of its line", async () => {
  const host = { host: "full.example", paceMs: 0, inFlightMax: 1 };
  const turns = createSharedTurns(database.db);
  const finish = Promise.withResolvers<void>();
  const other = createProviderLines(turns).pass(host, ticket("elsewhere"), forever, () => finish.promise);
  await expect.poll(() => inFlightAt(host.host)).toHaveLength(1);
  let asked = 0;
  const counted = {
    ...turns,
    take: (...args: Parameters<typeof turns.take>) => ((asked += 1), turns.take(...args)),
  };
  const lines = createProviderLines(counted);
  const cancel = new AbortController();
  const waiting = Array.from({ length: 50 }, (_, index) =>
    lines.pass(host, ticket(`person ${index}`), cancel.signal, () => Promise.resolve()),
  );
  await expect.poll(() => asked, { timeout: 5_000 }).toBeGreaterThanOrEqual(2);
  expect(asked).toBeLessThan(6);
  cancel.abort(new Error("the test is over"));
  await Promise.allSettled(waiting);
  finish.resolve();
  await other;
});
