import { setTimeout as sleep } from "node:timers/promises";
import { judgeCalls } from "../checks/judge-calls.ts";
import type { Fault, Stage } from "../fault.ts";
import type { Finding } from "../finding.ts";

const faultMs = 8_000;
/** The deadlines that the world sets: two seconds to read, five to write. */
const withinS = { read: 2, "sign-up": 5 };

export const databaseFaults: readonly Fault[] = [
  {
    name: "database-frozen",
    what: "Postgres keeps its connections and does nothing (SIGSTOP), for 8 s",
    run: (stage) =>
      whileFailing(stage, {
        begin: () => Promise.resolve(stage.world.postgres.freeze()),
        end: () => Promise.resolve(stage.world.postgres.thaw()),
      }),
  },
  {
    name: "database-gone",
    what: "Postgres is stopped as by a crash, and started again after 8 s",
    run: (stage) =>
      whileFailing(stage, {
        begin: () => Promise.resolve(stage.world.postgres.stop()),
        end: () => Promise.resolve(stage.world.postgres.start()),
      }),
  },
  {
    name: "database-unreachable",
    what: "the network to Postgres swallows every byte for 8 s, and then resets all connections",
    run: (stage) => {
      const { database } = stage.world.network;
      return whileFailing(stage, {
        begin: () => database.set({ kind: "silent" }),
        end: async () => {
          database.cut();
          await database.set({ kind: "usual" });
        },
      });
    },
  },
  {
    name: "database-slow",
    what: "each message to and from Postgres takes 100 ms, for 12 s",
    run: async ({ world, load }) => {
      const from = performance.now();
      await world.network.database.set({ kind: "slow", ms: 100 });
      await sleep(12_000);
      await world.network.database.set({ kind: "usual" });
      return judgeCalls(load.since(from), { may: ["unavailable", "overloaded"], withinS });
    },
  },
];

/** The fault for some seconds, then some without: the same processes have to answer again. */
async function whileFailing(
  { world, load }: Stage,
  { begin, end }: { begin: () => Promise<void>; end: () => Promise<void> },
): Promise<Finding[]> {
  const from = performance.now();
  const before = world.servers.map(({ pid }) => pid);
  await begin();
  await sleep(faultMs);
  await end();
  const mended = performance.now();
  await sleep(6_000);
  const after = load.since(mended).filter(({ kind, reply }) => kind === "read" && reply.code === "");
  const first = after[0];
  return [
    ...judgeCalls(load.since(from), { may: ["unavailable", "overloaded"], withinS }),
    {
      promised: "the same processes answer again by themselves within 5 s",
      seen:
        first === undefined
          ? "they do not"
          : `after ${((first.at - mended) / 1_000).toFixed(1)} s, processes ${before.join(" and ")}`,
      kept: first !== undefined && first.at - mended < 5_000,
    },
  ];
}
