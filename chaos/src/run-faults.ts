import { setTimeout as sleep } from "node:timers/promises";
import { checkAftermath } from "./checks/check-aftermath.ts";
import { watchDescriptors } from "./checks/watch-descriptors.ts";
import type { Fault } from "./fault.ts";
import type { Finding } from "./finding.ts";
import { startLoad } from "./load/start-load.ts";
import { startWorld, type World, type WorldOptions } from "./world/start-world.ts";

export type Result = Pick<Fault, "name" | "what"> & {
  findings: Finding[];
  /** How long the fault, its end and the checks took, in seconds. */
  seconds: number;
};

/**
 * How long the product serves before it is looked at, how long it has to be quiet then, and serves before a fault;
 * and how many people search.
 */
export type Pace = { warmMs: number; quietMs: number; beforeMs: number; people: number };

const usualPace: Pace = { warmMs: 4_000, quietMs: 8_000, beforeMs: 2_000, people: 6 };

type Options = {
  kills: number;
  pace?: Pace;
  /** Called with each result as soon as it is there. */
  tell: (result: Result) => void;
};

/** Runs faults one after the other, each under load, and checks afterwards what has to be true. */
export async function runFaults(
  faults: readonly Fault[],
  { kills, tell, pace = usualPace }: Options,
): Promise<Result[]> {
  const results: Result[] = [];
  let shared: World | undefined;
  try {
    for (const fault of faults) {
      const world =
        fault.world === undefined
          ? (shared ??= await warmWorld({}, pace))
          : await warmWorld(fault.world, pace);
      try {
        const result = await runFault(fault, world, { kills, pace });
        results.push(result);
        tell(result);
      } finally {
        if (world !== shared) await world.close();
      }
    }
  } finally {
    await shared?.close();
  }
  return results;
}

/** A world whose processes have served once: afterwards all that they keep open is open. */
async function warmWorld(options: WorldOptions, { warmMs, people }: Pace): Promise<World> {
  const world = await startWorld(options);
  const load = await startLoad(world, { people });
  await sleep(warmMs);
  await load.stop();
  return world;
}

async function runFault(
  fault: Fault,
  world: World,
  { kills, pace }: { kills: number; pace: Pace },
): Promise<Result> {
  const startedAt = performance.now();
  const findings: Finding[] = [];
  try {
    const checkDescriptors = await watchDescriptors(world, pace);
    const load = await startLoad(world, pace);
    await sleep(pace.beforeMs);
    try {
      findings.push(...(await fault.run({ world, load, kills })));
    } finally {
      findings.push(...(await checkAftermath(world, load)));
    }
    findings.push(await checkDescriptors());
  } catch (error) {
    findings.push({ promised: "the fault can be made and mended", seen: String(error), kept: false });
  }
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  return { name: fault.name, what: fault.what, findings, seconds };
}
