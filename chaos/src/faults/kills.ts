import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { judgeCalls } from "../checks/judge-calls.ts";
import type { Fault } from "../fault.ts";

export const kills: Fault = {
  name: "kills",
  what: "a process, each time another one, is killed with SIGKILL at a random moment under load, and replaced",
  run: async ({ world, load, kills: times }) => {
    const from = performance.now();
    for (let kill = 0; kill < times; kill += 1) {
      await sleep(randomInt(50, 2_500));
      await world.replace(kill % world.servers.length);
    }
    await sleep(2_000);
    return [
      { promised: `${times} times`, seen: `${times} kills`, kept: true },
      ...judgeCalls(load.since(from), { may: ["torn", "unavailable", "overloaded"] }),
    ];
  },
};
