import { pause } from "./pause.ts";

/** Requests a portal gets at once, of everybody who asks it. */
export const inFlightMax = 2;

/** Lets requests to one host through politely: few at once, and not in a burst. */
export type HostGate = {
  /** Waits for a turn, does the work, and makes room. @throws the signal's reason when it is aborted */
  pass<T>(host: string, paceMs: number, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
};

type Host = { inFlight: number; nextStartMs: number; waiting: (() => void)[] };

export function createHostGate(): HostGate {
  const hosts = new Map<string, Host>();

  const enter = async (host: Host, paceMs: number, signal: AbortSignal): Promise<void> => {
    while (host.inFlight >= inFlightMax) {
      await waitForTurn(host, signal);
    }
    host.inFlight += 1;
    try {
      const waitMs = host.nextStartMs - performance.now();
      host.nextStartMs = Math.max(host.nextStartMs, performance.now()) + paceMs;
      if (waitMs > 0) await pause(waitMs, signal);
    } catch (error) {
      leave(host);
      throw error;
    }
  };

  return {
    pass: async (name, paceMs, signal, work) => {
      signal.throwIfAborted();
      const host = hosts.getOrInsertComputed(name, () => ({ inFlight: 0, nextStartMs: 0, waiting: [] }));
      await enter(host, paceMs, signal);
      try {
        return await work();
      } finally {
        leave(host);
      }
    },
  };
}

function leave(host: Host): void {
  host.inFlight -= 1;
  host.waiting.shift()?.();
}

function waitForTurn(host: Host, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const turn = () => {
      signal.removeEventListener("abort", giveUp);
      resolve();
    };
    const giveUp = () => {
      host.waiting = host.waiting.filter((waiting) => waiting !== turn);
      reject(signal.reason);
    };
    host.waiting.push(turn);
    signal.addEventListener("abort", giveUp, { once: true });
  });
}
