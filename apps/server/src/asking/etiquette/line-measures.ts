import { purposeOf, type Ticket } from "../../tasks/fair-queue.ts";
import type { FullHost, Pace, Turn } from "./provider-turns.ts";

/** What a process measures at one host, to tell people how long they wait there. Times in ms; the pace may change. */
export type LineMeasures = {
  /** A turn was taken, or none was free. */
  noteTaken(taken: Turn | FullHost, pace: Pace): void;
  /** A request got its turn. @param isLong whether others wait behind it */
  noteStart(started: Ticket, isLong: boolean): void;
  /** A request is with the portal now. @returns to be called when it is over */
  serve(ticket: Ticket): () => void;
  /** @returns whether a request of this person is with the portal */
  isServed(person: string): boolean;
  /** @returns how many other processes had requests at the host, or waited for a place, a moment ago */
  otherProcesses(): number;
  /** @returns how long a request is expected to take, of which so much has passed */
  leftOf(elapsedMs: number): number;
  /**
   * @returns about how long a request waits for its turn behind those before it; for one that begins a question, until
   *   the turn of the last request that its answer needs, as far as earlier questions tell
   */
  expectedWaitMs(ticket: Ticket, before: readonly Ticket[], pace: Pace): number;
};

/** Weight of the newest time in a measured one (exponential moving average). */
const newestWeight = 0.3;
/** Longest gap that is counted: one request that hangs says little about the next. */
const intervalMaxMs = 10_000;
/** How much each earlier question counts when the next one begins. */
const earlierWeight = 0.9;
/** So long after another process was seen at a host, it may wait for the next place. */
const othersStayMs = 5_000;

export function createLineMeasures(): LineMeasures {
  /** Time between two turns while others wait and places are free; 0 before it was measured. */
  let intervalMs = 0;
  /** Time of a request; 0 before the first has ended. */
  let durationMs = 0;
  /** When the requests in flight started, oldest first. */
  let startsMs: number[] = [];
  /** The moment of the last turn, which may be to come. */
  let lastTurnMs = -Infinity;
  let wasLong = false;
  /** Whether no place was free since the last turn: that is no pace, and requests that hang or died may be its reason. */
  let wasFull = false;
  /** How many questions began, and how many further requests they needed for an answer; older ones count less. */
  let begun = 0;
  let needed = 0;
  /** Person → how many of their requests are with the portal. */
  const served = new Map<string, number>();
  /** Other process → when it was last seen to have a place of the host, or to wait for one. */
  const others = new Map<string, number>();

  const leftOf = (elapsedMs: number) =>
    // A request that already takes longer than usual is expected to take half its elapsed time more.
    Math.max(durationMs - elapsedMs, elapsedMs / 2);

  const noteOthers = (names: readonly string[], now: number) => {
    for (const name of names) others.set(name, now);
    for (const [name, seenMs] of others) if (now - seenMs > othersStayMs) others.delete(name);
  };

  const countServed = (person: string, change: 1 | -1) => {
    const count = (served.get(person) ?? 0) + change;
    if (count === 0) served.delete(person);
    else served.set(person, count);
  };

  return {
    noteTaken: (taken, { paceMs }) => {
      const now = performance.now();
      noteOthers(taken.others, now);
      if (!("id" in taken)) {
        wasFull = true;
        return;
      }
      // Its moment is known before it comes: where other processes wait too, it lies behind theirs.
      const momentMs = now + taken.waitMs;
      const gapMs = Math.min(Math.max(momentMs - lastTurnMs, paceMs), intervalMaxMs);
      if (!wasLong) intervalMs = 0;
      else if (!wasFull) intervalMs = average(intervalMs || paceMs, gapMs);
      wasFull = false;
      lastTurnMs = momentMs;
    },
    noteStart: (started, isLong) => {
      wasLong = isLong;
      if (!started.isFurther) {
        begun = earlierWeight * begun + 1;
        needed *= earlierWeight;
      } else if (purposeOf(started) === "finishes") needed += 1;
    },
    serve: ({ person }) => {
      const startMs = performance.now();
      startsMs.push(startMs);
      countServed(person, 1);
      return () => {
        startsMs = startsMs.filter((start) => start !== startMs);
        countServed(person, -1);
        const tookMs = performance.now() - startMs;
        durationMs = durationMs === 0 ? tookMs : average(durationMs, tookMs);
      };
    },
    isServed: (person) => served.has(person),
    otherProcesses: () => others.size,
    leftOf,
    expectedWaitMs: (ticket, before, { paceMs, inFlightMax }) => {
      const now = performance.now();
      const [oldestMs = now] = startsMs;
      const elapsedMs = now - oldestMs;
      // The first requests in line of all processes take turns; their number is known before a time between two turns.
      const processes = 1 + others.size;
      const apartMs = Math.max(intervalMs, processes * paceMs);
      // Where a turn is taken already, its moment is the next.
      const nextMs = lastTurnMs > now ? lastTurnMs : lastTurnMs + apartMs;
      const fullMs = startsMs.length < inFlightMax ? 0 : leftOf(elapsedMs);
      const eachMs = Math.max(apartMs, (processes * Math.max(durationMs, elapsedMs)) / inFlightMax);
      // Before a further request, those of other questions stand in line themselves, and are counted there.
      // The newest question may not have asked for its further requests yet, so it does not count as begun.
      const neededEach = ticket.isFurther ? 0 : needed / Math.max(1, begun - 1);
      const turnsOf = ({ isFurther }: Ticket) => (isFurther ? 1 : 1 + neededEach);
      const turns = before.reduce((sum, waiting) => sum + turnsOf(waiting), turnsOf(ticket));
      return Math.max(0, nextMs - now, fullMs) + (turns - 1) * eachMs;
    },
  };
}

function average(earlier: number, newest: number): number {
  return (1 - newestWeight) * earlier + newestWeight * newest;
}
