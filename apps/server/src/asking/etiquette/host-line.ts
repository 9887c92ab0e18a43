import { createFairQueue, purposeOf, type FairQueue, type Ticket } from "../../tasks/fair-queue.ts";
import { createLineMeasures, type LineMeasures } from "./line-measures.ts";
import type { HostMeasures, Pace, Turn } from "./provider-turns.ts";
import type { WantsTurns } from "./take-turn.ts";
import { createToldWaits, type ToldWaits } from "./told-waits.ts";

export type HostPace = Pace & { host: string };

/** @param address of a portal: an origin, or the URL of a request */
export function hostPaceOf(address: string, { paceMs, inFlightMax, requestsUsual }: Pace): HostPace {
  return { host: new URL(address).host, paceMs, inFlightMax, requestsUsual };
}

export type LineLimits = {
  /** Most requests in line at one host. */
  lengthMax: number;
  /** Longest wait of a request that begins an answer. */
  waitMaxMs: number;
  /** Longest wait of a request that adds to an answer: without it the answer is shorter, not missing. */
  furtherWaitMaxMs: number;
  /** After this time in line a request keeps its place: the person has waited too long to be sent away. */
  settledAfterMs: number;
};

export const defaultLineLimits: LineLimits = {
  lengthMax: 200,
  waitMaxMs: 20_000,
  furtherWaitMaxMs: 5_000,
  settledAfterMs: 5_000,
};

/** The requests of this process that wait for turns at one host. */
export type HostLine = WantsTurns & {
  queue: FairQueue<Waiting>;
  measures: LineMeasures;
  /** The people whose questions are on their way to the line, one entry for each question. */
  coming: Coming[];
  /** What people were told who wait here. */
  told: ToldWaits;
  /** Aborts the wait for a turn when the line is empty; undefined while this process waits for no turn. */
  serving: AbortController | undefined;
};

export type Coming = { person: string };

export type Waiting = Ticket & {
  joinedMs: number;
  start(turn: HeldTurn): void;
  /** Leaves the line and fails. */
  leave(error: unknown): void;
};

/** A turn at a portal with a place for the reply. */
export type HeldTurn = { turn: Turn; leavePlace: () => void };

/** @param measured what earlier processes measured at the host */
export function createHostLine(measured: HostMeasures | undefined): HostLine {
  return {
    queue: createFairQueue<Waiting>(),
    coming: [],
    told: createToldWaits(),
    measures: createLineMeasures(measured),
    serving: undefined,
    placeFreed: Promise.withResolvers<void>(),
    endedMs: -Infinity,
  };
}

/** Whether a request only adds to an answer: without it the answer is shorter, not missing. */
export function isSpare(ticket: Ticket): boolean {
  return ticket.isFurther && purposeOf(ticket) === "adds";
}

/** @returns the longest wait of a request, in ms */
export function waitMaxOf(ticket: Ticket, limits: LineLimits): number {
  return isSpare(ticket) ? limits.furtherWaitMaxMs : limits.waitMaxMs;
}
