import { setTimeout as sleep } from "node:timers/promises";
import type { Finding } from "../finding.ts";
import type { World } from "../world/start-world.ts";
import { readDescriptors, type Descriptors } from "./read-descriptors.ts";

const patienceMs = 75_000;
/** What a process keeps open by decision: the connections of its pools (`DATABASE_POOL`, the mailer's). */
const pools: Descriptors = { "connection to database": 10, "connection to mail": 5 };

/** Reads the descriptors of the quiet product. @returns the check to make after a fault */
export async function watchDescriptors(
  world: World,
  { quietMs }: { quietMs: number },
): Promise<() => Promise<Finding>> {
  const readAll = () => mostOf(world.servers.map(({ pid }) => readOne(world, pid)));
  let before = readAll();
  // A connection that waits for its next use may end at any moment.
  for (const deadline = performance.now() + quietMs; performance.now() < deadline; await sleep(500))
    before = leastOf(before, readAll());
  return async () => {
    const startedAt = performance.now();
    let more = listMore(world, before);
    // Connections that are kept open for the next use end by themselves.
    while (more.length > 0 && performance.now() - startedAt < patienceMs) {
      await sleep(500);
      more = listMore(world, before);
    }
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    return {
      promised: "no file and no connection of a process stays open",
      seen: more.length === 0 ? `as before, after ${seconds} s` : more.join("; "),
      kept: more.length === 0,
    };
  };
}

function readOne({ network }: World, pid: number): Descriptors {
  return readDescriptors(pid, { database: network.database.port, mail: network.mail.port });
}

function listMore(world: World, before: Descriptors): string[] {
  return world.servers.flatMap(({ pid }, index) =>
    Object.entries(readOne(world, pid))
      .filter(([kind, count]) => count > Math.max(before[kind] ?? 0, pools[kind] ?? 0))
      .map(([kind, count]) => `process ${index + 1}: ${kind} ${before[kind] ?? 0} → ${count}`),
  );
}

function mostOf(all: readonly Descriptors[]): Descriptors {
  const most: Record<string, number> = {};
  for (const each of all)
    for (const [kind, count] of Object.entries(each)) most[kind] = Math.max(most[kind] ?? 0, count);
  return most;
}

function leastOf(one: Descriptors, other: Descriptors): Descriptors {
  return Object.fromEntries(
    Object.entries(one).map(([kind, count]) => [kind, Math.min(count, other[kind] ?? 0)]),
  );
}
