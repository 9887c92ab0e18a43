import { LineTooLong } from "./etiquette/line-too-long.ts";

/** The portal did not answer within its time. */
export class ProviderTimeout extends Error {
  override readonly name = "ProviderTimeout";
}

export type TimeLimits = {
  /** How long the portal itself may take for one question, all its requests together. */
  providerMs: number;
  /** How long one question may wait in our own line at the portal. */
  lineMs: number;
};

/**
 * The time of one question to a portal. Two clocks, of which one runs at a time: the portal's while at least one
 * request is with the portal, ours while all requests wait in our line. So a wait in our line is never counted as
 * the portal's time, nor is time in which this process was too busy to look at its clocks.
 */
export type ProviderTime = {
  /** Aborted with `ProviderTimeout` or `LineTooLong` when one of the clocks has run out. */
  signal: AbortSignal;
  /** Runs a request; its time counts as the portal's. */
  atProvider<T>(work: () => Promise<T>): Promise<T>;
  /** Whether at least one request is with the portal. */
  isAtProvider(): boolean;
  /** A request begins to wait in our line. @returns to be called when the wait ends; a second call does nothing */
  enterLine(): () => void;
  /** Stops both clocks; they do not start again. */
  stop(): void;
};

/** How often the running clock is read. */
const beatMs = 250;
/**
 * Most time counted as the portal's between two looks. When more passed, this process stood still, which is not the
 * portal's fault; the person waited all the same, so our line counts the whole of it.
 */
const countedMaxMs = 2 * beatMs;

export function createProviderTime({ providerMs, lineMs }: TimeLimits): ProviderTime {
  const over = new AbortController();
  const leftMs = { portal: providerMs, line: lineMs };
  const count = { portal: 0, line: 0 };
  let running: { which: "portal" | "line"; since: number; timer: NodeJS.Timeout } | undefined;

  const pause = () => {
    if (running === undefined) return;
    clearTimeout(running.timer);
    const passedMs = performance.now() - running.since;
    leftMs[running.which] -= running.which === "line" ? passedMs : Math.min(passedMs, countedMaxMs);
    running = undefined;
  };
  const end = (which: "portal" | "line") =>
    over.abort(
      which === "portal"
        ? new ProviderTimeout(`no answer within ${providerMs} ms`)
        : new LineTooLong(`${lineMs} ms in our own line`),
    );
  const turn = () => {
    const which = count.portal > 0 ? "portal" : count.line > 0 ? "line" : undefined;
    if (running?.which === which) return;
    pause();
    if (which === undefined || over.signal.aborted) return;
    const beat = () => {
      pause();
      if (leftMs[which] <= 0) end(which);
      else turn();
    };
    const timer = setTimeout(beat, Math.min(beatMs, Math.max(0, leftMs[which])));
    running = { which, since: performance.now(), timer };
  };
  const enter = (which: "portal" | "line") => {
    let isInside = true;
    count[which] += 1;
    turn();
    return () => {
      if (!isInside) return;
      isInside = false;
      count[which] -= 1;
      turn();
    };
  };

  return {
    signal: over.signal,
    atProvider: async (work) => {
      const leave = enter("portal");
      try {
        return await work();
      } finally {
        leave();
      }
    },
    isAtProvider: () => count.portal > 0,
    enterLine: () => enter("line"),
    stop: pause,
  };
}
