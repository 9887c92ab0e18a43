import type { NewMeasures } from "./new-measures.ts";
import type { QuestionNeeds } from "./question-needs.ts";

/** How fast a host may be asked. */
export type Pace = {
  /** Least milliseconds between the starts of two requests. */
  paceMs: number;
  /** Most requests in flight at once. */
  inFlightMax: number;
  /** How many requests a question usually needs, until it was measured; left out: one. */
  requestsUsual?: number | undefined;
};

/** Leave to make one request. `waitMs`: from now to its moment. `id`, `endsAt`: for the `ProviderTurns` that gave it. */
export type Turn = { id: string; waitMs: number; endsAt: string } & SeenOthers;

/**
 * A host has its most requests in flight. `oldestMs`: how long ago the first of them started; below 0 for one that waits
 * for its moment, 0 where it is not known.
 */
export type FullHost = { oldestMs: number } & SeenOthers;

/**
 * `others`: the other processes that have requests in flight at the host or wait for a place, by a name that each of
 * them keeps. `processes`: how many live, with this one; `measured`: what all of them together measured at the host; both
 * left out where a process shares nothing.
 */
type SeenOthers = { others: readonly string[]; processes?: number; measured?: HostMeasures };

/** `requestMs`: how long a request takes at the host; 0 before one was measured. */
export type HostMeasures = QuestionNeeds & { requestMs: number };

/**
 * Gives out the moments at which a host may be asked, to one process or to several together. A moment
 * is taken once, and no lock is held while a request waits for it.
 */
export type ProviderTurns = {
  take(host: string, pace: Pace): Promise<Turn | FullHost>;
  /** The request is over: its place is free. @param measured told to the processes that share the host */
  finish(host: string, turn: Turn, measured: NewMeasures): Promise<void>;
  /** The request is not made: its place is free again, and so is its moment, unless a later one was taken meanwhile. */
  giveBack(host: string, turn: Turn, pace: Pace): Promise<void>;
};

/** Longer than a request may take: a place whose process died is free again after this. */
export const turnLifeMs = 12_000;

/** `inFlight`: the id of a turn → when its request starts. */
type Host = { nextStartMs: number; inFlight: Map<string, number> };

/** Turns of a process that shares them with no other. */
export function createLocalTurns(): ProviderTurns {
  const hosts = new Map<string, Host>();
  let count = 0;
  const hostOf = (name: string) =>
    hosts.getOrInsertComputed(name, () => ({ nextStartMs: 0, inFlight: new Map() }));
  return {
    take: (name, { paceMs, inFlightMax }) => {
      const host = hostOf(name);
      const now = performance.now();
      if (host.inFlight.size >= inFlightMax)
        return Promise.resolve({ oldestMs: now - Math.min(...host.inFlight.values()), others: [] });
      const startMs = Math.max(host.nextStartMs, now);
      host.nextStartMs = startMs + paceMs;
      const turn = {
        id: String(count++),
        waitMs: startMs - now,
        endsAt: String(host.nextStartMs),
        others: [],
      };
      host.inFlight.set(turn.id, startMs);
      return Promise.resolve(turn);
    },
    finish: (name, { id }) => {
      hostOf(name).inFlight.delete(id);
      return Promise.resolve();
    },
    giveBack: (name, { id, endsAt }, { paceMs }) => {
      const host = hostOf(name);
      host.inFlight.delete(id);
      if (String(host.nextStartMs) === endsAt) host.nextStartMs -= paceMs;
      return Promise.resolve();
    },
  };
}
