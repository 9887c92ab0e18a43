import { setTimeout as sleep } from "node:timers/promises";
import { checkAftermath } from "./checks/check-aftermath.ts";
import { watchDescriptors } from "./checks/watch-descriptors.ts";
import type { Fault } from "./fault.ts";
import type { Finding } from "./finding.ts";
import { startLoad } from "./load/start-load.ts";
import { startWorld, type World } from "./world/start-world.ts";

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
  /** Ends the run: its reason is thrown when all that was started has ended. */
  signal?: AbortSignal;
  /** Called with each result as soon as it is there. */
  tell: (result: Result) => void;
};

/**
 * Runs faults one after the other, each under load, and checks afterwards what has to be true.
 * @throws the signal's reason
 */
export async function runFaults(
  faults: readonly Fault[],
  { kills, tell, pace = usualPace, signal = new AbortController().signal }: Options,
): Promise<Result[]> {
  const results: Result[] = [];
  const stopped = stopOf(signal);
  const warm = new Set<World>();
  let shared: World | undefined;
  try {
    for (const fault of faults) {
      const world =
        fault.world === undefined
          ? (shared ??= await startWorld({}, signal))
          : await startWorld(fault.world, signal);
      try {
        if (!warm.has(world)) await Promise.race([stopped, warmUp(world, pace)]);
        warm.add(world);
        const result = await Promise.race([stopped, runFault(fault, world, { kills, pace })]);
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

/** Rejects when the run is to end. What still goes on then fails without its world, and is not told. */
function stopOf(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  if (signal.aborted) stop();
  else signal.addEventListener("abort", stop, { once: true });
  // A start that is given up throws the reason by itself.
  promise.catch(() => {});
  return promise;
}

/** Lets the processes serve once: afterwards all that they keep open is open. */
async function warmUp(world: World, { warmMs, people }: Pace): Promise<void> {
  const load = await startLoad(world, { people });
  await sleep(warmMs);
  await load.stop();
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
