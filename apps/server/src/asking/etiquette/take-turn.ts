import type { LineMeasures } from "./line-measures.ts";
import { pause } from "./pause.ts";
import type { FullHost, Pace, ProviderTurns, Turn } from "./provider-turns.ts";

/** A line of requests at one host that waits for turns. */
export type WantsTurns = {
  readonly measures: Pick<LineMeasures, "noteTaken" | "otherProcesses" | "leftOf">;
  /** Settled when a request of this process ends: a place may be free. */
  placeFreed: PromiseWithResolvers<void>;
  /** When a place of this process was freed last. */
  endedMs: number;
};

/** @returns a turn whose moment has come; undefined when the line was empty before it came */
export async function takeTurn(
  turns: ProviderTurns,
  host: Pace & { host: string },
  line: WantsTurns,
  isIdle: AbortSignal,
): Promise<Turn | undefined> {
  let seen: Seen = { oldestFromMs: Number.POSITIVE_INFINITY, missed: 0 };
  while (!isIdle.aborted) {
    const { promise: placeFreed } = line.placeFreed;
    let turn: Turn | null = null;
    try {
      await leavePlaceToOthers(line, isIdle);
      const taken = await turns.take(host.host, host);
      line.measures.noteTaken(taken, host);
      if ("id" in taken) turn = taken;
      if ("oldestMs" in taken) {
        seen = lookAt(seen, taken);
        await Promise.race([placeFreed, pause(lookAfterMs(line, taken, seen), isIdle)]);
      } else if (taken.waitMs > 0) await pause(taken.waitMs, isIdle);
    } catch (error) {
      if (!isIdle.aborted) throw error;
      if (turn !== null) await turns.giveBack(host.host, turn, host);
      return undefined;
    }
    if (turn !== null) return turn;
  }
  return undefined;
}

const lookAgainMs = { least: 100, most: 2_000 };
/** Several times the least time after which others look, so that one of them finds the place also when it is busy. */
const leaveToOthersMs = 350;

/**
 * A place that a request of this process has just left is not taken again at once while other processes want places, too:
 * they learn only by looking that it is free, and would never get one.
 */
async function leavePlaceToOthers(line: WantsTurns, isIdle: AbortSignal): Promise<void> {
  if (line.measures.otherProcesses() === 0) return;
  const leftMs = line.endedMs + leaveToOthersMs - performance.now();
  if (leftMs > 0) await pause(leftMs, isIdle);
}

/** `oldestFromMs`: when the oldest request started. `missed`: how many looks found others in the places, not the same. */
type Seen = { oldestFromMs: number; missed: number };

/** The database and this process see a moment so much apart at most. */
const sameMs = 100;

function lookAt({ oldestFromMs, missed }: Seen, { oldestMs }: FullHost): Seen {
  const fromMs = performance.now() - oldestMs;
  return { oldestFromMs: fromMs, missed: fromMs > oldestFromMs + sameMs ? missed + 1 : missed };
}

/**
 * Other processes may hold all places of a host, and do not report here when one is free. Who comes too late looks
 * sooner: a process that had no turn for a while may expect requests to take longer than they do by now, and would
 * find the places taken again each time.
 * @returns after how many ms one is expected to be free
 */
function lookAfterMs(line: WantsTurns, { oldestMs }: FullHost, { missed }: Seen): number {
  const leftMs = line.measures.leftOf(oldestMs) / 2 ** missed;
  return Math.min(Math.max(leftMs, lookAgainMs.least), lookAgainMs.most);
}
