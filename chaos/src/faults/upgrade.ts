import { setTimeout as sleep } from "node:timers/promises";
import { judgeCalls } from "../checks/judge-calls.ts";
import type { Fault } from "../fault.ts";
import type { Finding } from "../finding.ts";
import type { World } from "../world/start-world.ts";
import { checkOutLastVersion } from "../world/check-out-version.ts";

/** How long both versions serve side by side. */
const togetherMs = 5_000;

export const upgrade: Fault = {
  name: "upgrade",
  what: "processes of the last version are replaced by this one, one after the other; the first new one migrates under load",
  world: { version: checkOutLastVersion },
  run: async ({ world, load }) => {
    const from = performance.now();
    const ended: Finding[] = [];
    for (const index of world.servers.keys()) {
      ended.push(await replaceByThisVersion(world, index));
      await sleep(togetherMs);
    }
    return [
      ...judgeCalls(load.since(from), { may: ["unavailable"], withinS: { read: 2, "sign-up": 5 } }),
      ...ended,
    ];
  },
};

/** As a rolling restart: the new process takes the calls before the old one is told to stop. */
async function replaceByThisVersion(world: World, index: number): Promise<Finding> {
  const old = await world.upgrade(index);
  const code = await old.terminate();
  return {
    promised: "a process of the last version serves on until its place is taken, and ends",
    seen: `exit code ${code}${code === 0 ? "" : `: ${old.output().slice(-1_000)}`}`,
    kept: code === 0,
  };
}
