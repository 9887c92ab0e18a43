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
  while (!isIdle.aborted) {
    const { promise: placeFreed } = line.placeFreed;
    let turn: Turn | null = null;
    try {
      await leavePlaceToOthers(line, isIdle);
      const taken = await turns.take(host.host, host);
      line.measures.noteTaken(taken, host);
      if ("id" in taken) turn = taken;
      if ("oldestMs" in taken) await Promise.race([placeFreed, pause(lookAfterMs(line, taken), isIdle)]);
      else if (taken.waitMs > 0) await pause(taken.waitMs, isIdle);
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

/**
 * Other processes may hold all places of a host, and do not report here when one is free.
 * @returns after how many ms one is expected to be free
 */
function lookAfterMs(line: WantsTurns, { oldestMs }: FullHost): number {
  return Math.min(Math.max(line.measures.leftOf(oldestMs), lookAgainMs.least), lookAgainMs.most);
}
