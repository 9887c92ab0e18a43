import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../test/create-test-database.ts";
import type { Database } from "../db/client.ts";
import { hostLeases } from "../db/schema/etiquette.ts";
import { createSharedHostGate } from "./shared-host-gate.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const forever = new AbortController().signal;

test("two servers together send a host no more than two requests at once", async () => {
  const servers = [createSharedHostGate(database.db), createSharedHostGate(database.db)];
  let inFlight = 0;
  let most = 0;
  const requests = Array.from({ length: 12 }, (_, index) =>
    servers[index % 2]!.pass("busy.example", 0, forever, async () => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await pause(50);
      inFlight -= 1;
    }),
  );
  await Promise.all(requests);
  expect(most).toBe(2);
  expect(await database.db.$count(hostLeases)).toBe(0);
});

test("two servers together keep a host's pace", async () => {
  const servers = [createSharedHostGate(database.db), createSharedHostGate(database.db)];
  const starts: number[] = [];
  await Promise.all(
    Array.from({ length: 4 }, (_, index) =>
      servers[index % 2]!.pass(
        "paced.example",
        100,
        forever,
        async () => void starts.push(performance.now()),
      ),
    ),
  );
  expect(Math.max(...starts) - Math.min(...starts)).toBeGreaterThan(280);
});

test("who gives up waiting leaves no place taken", async () => {
  const gate = createSharedHostGate(database.db);
  const finish = Promise.withResolvers<void>();
  const running = [1, 2].map(() => gate.pass("full.example", 0, forever, () => finish.promise));
  await expect.poll(() => database.db.$count(hostLeases)).toBe(2);
  const cancel = new AbortController();
  const waiting = gate.pass("full.example", 0, cancel.signal, async () => "asked");
  cancel.abort(new Error("the person left"));
  await expect(waiting).rejects.toThrow("the person left");
  finish.resolve();
  await Promise.all(running);
  expect(await database.db.$count(hostLeases)).toBe(0);
});
