import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/create-test-database.ts";
import type { Database } from "../../db/client.ts";
import { hostPaces } from "../../db/schema/etiquette.ts";
import { createProviderLines } from "./provider-lines.ts";
import { createSharedTurns } from "./shared-turns.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const forever = new AbortController().signal;
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

test("each moment is given once: two servers that ask at the same time never get the same one", async () => {
  const pace = { paceMs: 1_000, inFlightMax: 50 };
  const turns = [createSharedTurns(database.db), createSharedTurns(database.db)];
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_, index) => turns[index % 2]!.take("paced.example", pace)),
  );
  const seconds = taken.map((turn) => Math.round((turn?.waitMs ?? -1) / 1_000)).toSorted((a, b) => a - b);
  expect(seconds).toEqual(Array.from({ length: 20 }, (_, second) => second));
});

test("a moment that is given back goes to the next request, unless a later moment was taken meanwhile", async () => {
  const pace = { paceMs: 10_000, inFlightMax: 50 };
  const turns = createSharedTurns(database.db);
  const take = async () => {
    const turn = await turns.take("returned.example", pace);
    if (turn === null) throw new Error("no turn");
    return turn;
  };
  const secondsOf = ({ waitMs }: { waitMs: number }) => Math.round(waitMs / 10_000);
  await take();
  const second = await take();
  const third = await take();
  await turns.giveBack("returned.example", second, pace);
  expect(secondsOf(await take())).toBe(3);
  const fifth = await take();
  await turns.giveBack("returned.example", fifth, pace);
  expect(secondsOf(await take())).toBe(secondsOf(fifth));
  await turns.finish("returned.example", third);
  expect(await inFlightAt("returned.example")).not.toContain(third.id);
});

test("the place of a process that died is free again after a while", async () => {
  const pace = { paceMs: 0, inFlightMax: 1 };
  const turns = createSharedTurns(database.db);
  await database.db
    .insert(hostPaces)
    .values({ host: "died.example", nextStartAt: new Date(), inFlight: { dead: Date.now() / 1_000 - 1 } });
  const turn = await turns.take("died.example", pace);
  expect(turn).not.toBeNull();
  expect(await turns.take("died.example", pace)).toBeNull();
  expect(await inFlightAt("died.example")).toEqual([turn?.id]);
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
