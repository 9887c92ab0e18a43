import { setTimeout as sleep } from "node:timers/promises";
import { judgeCalls } from "../checks/judge-calls.ts";
import type { Fault } from "../fault.ts";
import { startStandby } from "../world/start-standby.ts";

export const failover: Fault = {
  name: "database-failover",
  what: "Postgres dies, its synchronous standby is promoted, and the address leads to that one",
  world: {},
  run: async ({ world, load }) => {
    const standby = await startStandby(world.postgres.url, (step) => world.cleanUp(step));
    const from = performance.now();
    await sleep(3_000);
    world.postgres.stop();
    await sleep(2_000);
    standby.promote();
    world.network.database.leadTo(standby.port);
    await world.observe(standby.url);
    const promoted = performance.now();
    await sleep(6_000);
    const first = load
      .since(promoted)
      .find(({ kind, reply, at }) => kind === "read" && reply.code === "" && at - reply.ms >= promoted);
    return [
      ...judgeCalls(load.since(from), {
        may: ["unavailable", "overloaded"],
        withinS: { read: 2, "sign-up": 5 },
      }),
      {
        promised: "the same processes work with the new server within 5 s",
        seen: first === undefined ? "they do not" : `after ${((first.at - promoted) / 1_000).toFixed(1)} s`,
        kept: first !== undefined && first.at - promoted < 5_000,
      },
    ];
  },
};
