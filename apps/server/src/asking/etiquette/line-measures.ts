import { purposeOf, type Ticket } from "../../tasks/fair-queue.ts";
import { joinMeasures, nothingNew, type NewMeasures } from "./new-measures.ts";
import type { FullHost, HostMeasures, Pace, Turn } from "./provider-turns.ts";
import {
  addNeeds,
  averageFurther,
  mostFurther,
  needsOf,
  noNeeds,
  type QuestionNeeds,
} from "./question-needs.ts";

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
  /** @returns whether all that is known to be with the portal is this person's, and its last turn was */
  isUsedBy(person: string): boolean;
  /** @returns how many other processes had requests at the host, or waited for a place, a moment ago */
  otherProcesses(): number;
  /** @returns how long a request is expected to take, of which so much has passed */
  leftOf(elapsedMs: number): number;
  /** A question ended. @param further how many further requests it needed; without an answer it may need more */
  noteQuestion(further: number, hasAnswer: boolean, pace: Pace): void;
  /** @returns what was measured since the last call */
  takeNew(): NewMeasures;
  /**
   * @returns about how long a request waits for its turn behind those before it; for one that begins a question, and for
   *   one that its answer waits for, until the turn of the last request that the answer needs
   */
  expectedWaitMs(ticket: Ticket, before: readonly Ticket[], pace: Pace, crowd: Crowd): number;
};

/**
 * Who waits at a host. `isLine`: whether other people wait in this process. `processes`: how many processes of the server
 * live; so many may ask the host before this process has seen how many do. `isNewcomer`: the person is not in line yet.
 * `aim`: the usual wait, or the longest but for a few.
 */
export type Crowd = { isLine: boolean; processes: number; isNewcomer?: boolean; aim: "usual" | "most" };

/** Weight of the newest time in a measured one (exponential moving average). */
const newestWeight = 0.3;
/** Longest gap that is counted: one request that hangs says little about the next. */
const intervalMaxMs = 10_000;
/** So long after another process was seen at a host, it may wait for the next place. */
const othersStayMs = 5_000;

/**
 * Where a question usually needs one request, 13 of 378 of a crowd needed a second one. People are told that this may
 * be so until enough questions of the portal were measured.
 */
const rareFurther = 0.034;

/** @param before what other processes measured at the host before this one was there */
export function createLineMeasures(before?: HostMeasures): LineMeasures {
  /** Time between two turns while others wait and places are free; 0 before it was measured. */
  let intervalMs = 0;
  /** Time of a request; 0 before the first has ended. */
  let durationMs = before?.requestMs ?? 0;
  /** When the requests in flight started, oldest first. */
  let startsMs: number[] = [];
  /** The moment of the last turn, which may be to come. */
  let lastTurnMs = -Infinity;
  let wasLong = false;
  /** Whether no place was free since the last turn: that is no pace, and requests that hang or died may be its reason. */
  let wasFull = false;
  /** What is known of earlier questions, and what this process learned since it told the others. */
  let known: QuestionNeeds = before ?? noNeeds;
  let untold: NewMeasures = nothingNew;
  /** Since when this process has looked at the host, without a long pause; and when it looked last. */
  let looksFromMs = -Infinity;
  let lookedMs = -Infinity;
  /** Person → how many of their requests are with the portal. */
  const served = new Map<string, number>();
  /** Who had the last turn. */
  let lastServed: string | undefined;
  /** Other process → when it was last seen to have a place of the host, or to wait for one. */
  const others = new Map<string, number>();

  const leftOf = (elapsedMs: number) =>
    // A request that already takes longer than usual is expected to take half its elapsed time more.
    Math.max(durationMs - elapsedMs, elapsedMs / 2);

  const noteOthers = (names: readonly string[], now: number) => {
    for (const name of names) others.set(name, now);
    countOthers(now);
  };

  const countOthers = (now: number) => {
    for (const [name, seenMs] of others) if (now - seenMs > othersStayMs) others.delete(name);
    return others.size;
  };

  const noteLook = (now: number) => {
    if (now - lookedMs > othersStayMs) looksFromMs = now;
    lookedMs = now;
  };

  const noteMeasured = ({ requestMs, ...needs }: HostMeasures) => {
    known = needs;
    if (durationMs === 0) durationMs = requestMs;
  };

  const allNeeds = () => addNeeds(known, untold);

  /** How many processes take turns: as many as were seen. Until this one has looked for long enough, more may come. */
  const countProcesses = ({ isLine, processes, aim }: Crowd, now: number) => {
    const seen = 1 + others.size;
    const hasLooked = now - lookedMs <= othersStayMs && now - looksFromMs >= othersStayMs;
    return hasLooked || !isLine || aim === "usual" ? seen : Math.max(seen, processes);
  };

  /**
   * When the next turn comes. A process that had none since it came to the host may get it only after each of the others
   * had one; people are told this, and no line refuses a question by it.
   */
  const nextTurnMs = (apartMs: number, processes: number, { aim }: Crowd, now: number) => {
    if (lastTurnMs > now) return lastTurnMs;
    const cameMs = now - lookedMs <= othersStayMs ? looksFromMs : now;
    return apartMs + (aim === "most" && processes > 1 ? Math.max(lastTurnMs, cameMs) : lastTurnMs);
  };

  const furtherOf = (pace: Pace, { isLine, aim }: Crowd, count: number) => {
    // What is usual is told to people; a line refuses no question by it before questions were measured.
    const usual = aim === "usual" ? 0 : Math.max(usualFurther(pace), rareFurther);
    return aim === "most" && isLine
      ? mostFurther(allNeeds(), usual, count)
      : count * averageFurther(allNeeds(), usual);
  };

  /** How many further requests must be made that are not in line yet. */
  const furtherToCome = (ticket: Ticket, before: readonly Ticket[], pace: Pace, crowd: Crowd) => {
    // The pace of one's own requests is no line: a newcomer who is alone at a portal waits for no other people there.
    if (crowd.isNewcomer === true && !crowd.isLine && startsMs.length === 0) return 0;
    // Before a further request, those of other questions stand in line themselves, and are counted there.
    if (!ticket.isFurther)
      return furtherOf(pace, crowd, 1 + before.filter(({ isFurther }) => !isFurther).length);
    if (crowd.aim === "usual" || ticket.needs === undefined || purposeOf(ticket) === "adds") return 0;
    const inLine = 1 + before.filter(({ needs }) => needs === ticket.needs).length;
    return Math.max(0, furtherOf(pace, crowd, 1) - ticket.needs.further - inLine);
  };

  /**
   * How much longer than seen a further request of one's own may wait: its question has begun, and until it comes to the
   * line, every process that lives may take a turn.
   */
  const othersMs = ({ paceMs }: Pace, { isLine, processes, aim }: Crowd, eachMs: number) =>
    aim === "most" && isLine ? Math.max(0, processes * paceMs - eachMs) : 0;

  const countServed = (person: string, change: 1 | -1) => {
    const count = (served.get(person) ?? 0) + change;
    if (count === 0) served.delete(person);
    else served.set(person, count);
  };

  return {
    noteTaken: (taken, { paceMs }) => {
      const now = performance.now();
      noteOthers(taken.others, now);
      noteLook(now);
      if (taken.measured !== undefined) noteMeasured(taken.measured);
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
      if (started.needs !== undefined && started.isFurther && purposeOf(started) !== "adds")
        started.needs.further += 1;
    },
    noteQuestion: (further, hasAnswer, pace) => {
      // Without an answer it is only known that no fewer were needed.
      if (!hasAnswer && further <= averageFurther(allNeeds(), usualFurther(pace))) return;
      untold = joinMeasures(untold, { ...nothingNew, ...needsOf(further) });
    },
    takeNew: () => {
      const told = untold;
      known = addNeeds(known, untold);
      untold = nothingNew;
      return told;
    },
    serve: ({ person }) => {
      const startMs = performance.now();
      startsMs.push(startMs);
      countServed(person, 1);
      lastServed = person;
      return () => {
        startsMs = startsMs.filter((start) => start !== startMs);
        countServed(person, -1);
        const tookMs = performance.now() - startMs;
        durationMs = durationMs === 0 ? tookMs : average(durationMs, tookMs);
        untold = joinMeasures(untold, { ...nothingNew, requests: 1, tookMs });
      };
    },
    isServed: (person) => served.has(person),
    isUsedBy: (person) =>
      lastServed === person &&
      countOthers(performance.now()) === 0 &&
      served.size === (served.has(person) ? 1 : 0),
    otherProcesses: () => countOthers(performance.now()),
    leftOf,
    expectedWaitMs: (ticket, before, pace, inProcess) => {
      const { paceMs, inFlightMax } = pace;
      // Who is alone in this process may wait behind people of others, who are not seen one by one.
      const now = performance.now();
      const crowd = { ...inProcess, isLine: countOthers(now) > 0 || inProcess.isLine };
      const [oldestMs = now] = startsMs;
      const elapsedMs = now - oldestMs;
      // The first requests in line of all processes take turns; their number is known before a time between two turns.
      const processes = countProcesses(crowd, now);
      const apartMs = Math.max(intervalMs, processes * paceMs);
      const nextMs = nextTurnMs(apartMs, processes, crowd, now);
      const fullMs = startsMs.length < inFlightMax ? 0 : leftOf(elapsedMs);
      const eachMs = Math.max(apartMs, (processes * Math.max(durationMs, elapsedMs)) / inFlightMax);
      const further = furtherToCome(ticket, before, pace, crowd);
      const ofOthersMs = Math.min(further, furtherOf(pace, crowd, 1)) * othersMs(pace, crowd, eachMs);
      return Math.max(0, nextMs - now, fullMs) + (before.length + further) * eachMs + ofOthersMs;
    },
  };
}

function usualFurther({ requestsUsual = 1 }: Pace): number {
  return requestsUsual - 1;
}

function average(earlier: number, newest: number): number {
  return (1 - newestWeight) * earlier + newestWeight * newest;
}
