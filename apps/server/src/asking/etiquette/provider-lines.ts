import type { Ticket } from "../../tasks/fair-queue.ts";
import { createReplyPlaces, type ReplyPlaces } from "../../tasks/reply-places.ts";
import { expectWaitForOthers, expectWaitOf, waitInLine } from "./expect-waits.ts";
import { countWaits, findReplaced } from "./find-replaced.ts";
import {
  createHostLine,
  defaultLineLimits,
  isSpare,
  waitMaxOf,
  type HeldTurn,
  type HostLine,
  type HostPace,
  type LineLimits,
  type Waiting,
} from "./host-line.ts";
import type { Crowd } from "./line-measures.ts";
import { LineTooLong } from "./line-too-long.ts";
import type { HostMeasures, ProviderTurns, Turn } from "./provider-turns.ts";
import { serveLine } from "./serve-line.ts";

/**
 * One line for each host in this process: fair between people, with a bound on its length and on the wait. When a line
 * is full, a newcomer takes the place of a person who waits at more hosts. Where several processes share a host's
 * pace, the first requests in line of all processes take turns.
 */
export type ProviderLines = {
  /**
   * Waits for a turn, does the work, and frees the place.
   * @throws {LineTooLong} at once when the wait is expected to exceed its bound; later when it does exceed it, or
   *   when a person who waits at fewer hosts takes the place
   * @throws the signal's reason when it is aborted, or what the work throws
   */
  pass<T>(host: HostPace, ticket: Ticket, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** @returns whether `pass` would refuse this request at once; nothing changes */
  wouldRefuse(host: HostPace, ticket: Ticket): boolean;
  /**
   * @param aim the usual wait, or what a person is told: so long that few wait longer
   * @returns how many ms this person's next question still waits, until its last request is made or given up; without
   *   one at the host: how long a new one would wait until the request that brings its answer is made
   */
  expectedWaitMs(host: HostPace, person: string, aim?: Crowd["aim"]): number;
  /** @returns how many ms a question would wait for other people's requests alone, as if this person had made none before */
  waitForOthersMs(host: HostPace, person: string): number;
  /**
   * A person's question is on its way to the line: those who are not in line yet are told a wait behind it.
   * @returns to be called when the question is over, or known to need no request
   */
  announce(host: HostPace, person: string): () => void;
  /**
   * A person is told now that they wait so many ms at the host. Requests that only add to their answer leave the line
   * when this time is over, so that the person gets what was found. Not kept where the person waits for nothing.
   */
  noteTold(host: HostPace, person: string, waitMs: number): void;
  /** A question ended whose requests had this `needs` at the host. @param hasAnswer whether it got its answer there */
  noteQuestion(host: HostPace, needs: { further: number }, hasAnswer: boolean): void;
  /** What is known of the processes of the server before this one has asked: see `LineMeasures`. */
  noteOthers(known: KnownOfOthers): void;
  /** @returns host → number of requests in line, for the hosts where at least one waits */
  lengths(): ReadonlyMap<string, number>;
};

/** `processes`: how many live, with this one. `hosts`: host → what was measured there. */
export type KnownOfOthers = { processes: number; hosts: ReadonlyMap<string, HostMeasures> };

/** What a request gets that comes to a line. `takes`: of whom a place; null for a place that is free. */
type Entry = { takes: Waiting | null } | { refused: string };

/**
 * @param places of the replies that are asked for, or wait to be read
 * @param onLostTurn called when a turn could not be ended; its place is free again after `turnLifeMs`
 */
export function createProviderLines(
  turns: ProviderTurns,
  limits: LineLimits = defaultLineLimits,
  onLostTurn: (error: unknown) => void = () => {},
  places: ReplyPlaces = createReplyPlaces(),
): ProviderLines {
  const lines = new Map<string, HostLine>();
  let known: KnownOfOthers = { processes: 1, hosts: new Map() };
  const waits = countWaits();

  /** A server that starts may not have seen yet, when it last read it, how many others start beside it. */
  const knowingTurns: ProviderTurns = {
    ...turns,
    take: async (host, pace) => {
      const taken = await turns.take(host, pace);
      if (taken.processes !== undefined) known = { ...known, processes: taken.processes };
      return taken;
    },
  };

  const lineAt = (host: string) =>
    lines.getOrInsertComputed(host, () => createHostLine(known.hosts.get(host)));

  /** How long a request may wait that comes now; below 0 for one that comes too late. */
  const patienceOf = (line: HostLine, ticket: Ticket) =>
    Math.min(waitMaxOf(ticket, limits), isSpare(ticket) ? line.told.leftMs(ticket.person) : Infinity);

  const decideEntry = (host: HostPace, line: HostLine, ticket: Ticket): Entry => {
    const wait = waitInLine(line, ticket, host, { aim: "usual", processes: known.processes });
    if (line.queue.size < limits.lengthMax && wait <= patienceOf(line, ticket)) return { takes: null };
    const takes = findReplaced(line.queue.inOrder(), ticket, {
      waits,
      settledAfterMs: limits.settledAfterMs,
    });
    return takes === undefined
      ? { refused: `${line.queue.size} in line at ${host.host}, about ${Math.round(wait)} ms` }
      : { takes };
  };

  const noteCame = (line: HostLine, { person, isFurther }: Ticket) => {
    const index = isFurther ? -1 : line.coming.findIndex((coming) => coming.person === person);
    if (index !== -1) line.coming.splice(index, 1);
  };

  const waitForTurn = (
    host: HostPace,
    line: HostLine,
    ticket: Ticket,
    signal: AbortSignal,
  ): Promise<HeldTurn> => {
    const waitMaxMs = patienceOf(line, ticket);
    noteCame(line, ticket);
    const entry = decideEntry(host, line, ticket);
    if ("refused" in entry) return Promise.reject(new LineTooLong(entry.refused));
    entry.takes?.leave(new LineTooLong("a person who waits at fewer portals took the place"));
    const { promise, resolve, reject } = Promise.withResolvers<HeldTurn>();
    const leave = (reason: unknown) => {
      if (line.queue.remove(waiting)) waits.count(ticket, -1);
      if (line.queue.size === 0) line.serving?.abort();
      reject(reason);
    };
    const joinedMs = performance.now();
    const waiting: Waiting = { ...ticket, joinedMs, start: resolve, leave };
    const giveUp = () => leave(signal.reason);
    signal.addEventListener("abort", giveUp, { once: true });
    const endWait = () =>
      leave(new LineTooLong(`${Math.round(performance.now() - joinedMs)} ms in our own line`));
    const timer = setTimeout(endWait, waitMaxMs);
    // A request that was needed when it joined the line may only add to an answer by now.
    const spareTimer =
      ticket.isFurther && setInterval(() => isSpare(ticket) && endWait(), limits.furtherWaitMaxMs);
    line.queue.add(waiting);
    waits.count(ticket, 1);
    if (line.serving === undefined)
      void serveLine({ turns: knowingTurns, places }, host, line, (next) => waits.count(next, -1));
    return promise.finally(() => {
      clearTimeout(timer);
      if (spareTimer !== false) clearInterval(spareTimer);
      signal.removeEventListener("abort", giveUp);
    });
  };

  const endTurn = async ({ host }: HostPace, line: HostLine, turn: Turn): Promise<void> => {
    try {
      await turns.finish(host, turn, line.measures.takeNew());
    } catch (error) {
      onLostTurn(error);
    }
    line.endedMs = performance.now();
    line.placeFreed.resolve();
    line.placeFreed = Promise.withResolvers();
  };

  return {
    pass: async (host, ticket, signal, work) => {
      signal.throwIfAborted();
      const line = lineAt(host.host);
      const { turn, leavePlace } = await waitForTurn(host, line, ticket, signal);
      const noteEnd = line.measures.serve(ticket);
      try {
        return await work();
      } finally {
        leavePlace();
        noteEnd();
        void endTurn(host, line, turn);
      }
    },
    wouldRefuse: (host, ticket) => {
      const line = lines.get(host.host);
      return line !== undefined && "refused" in decideEntry(host, line, ticket);
    },
    expectedWaitMs: (host, person, aim = "usual") => {
      const line = lines.get(host.host);
      if (line === undefined) return 0;
      return expectWaitOf(line, person, { host, limits, aim, processes: known.processes });
    },
    waitForOthersMs: (host, person) => {
      const line = lines.get(host.host);
      if (line === undefined) return 0;
      return expectWaitForOthers(line, person, { host, limits, aim: "usual", processes: known.processes });
    },
    announce: (host, person) => {
      const line = lineAt(host.host);
      const coming = { person };
      line.coming.push(coming);
      return () => {
        const index = line.coming.indexOf(coming);
        if (index !== -1) line.coming.splice(index, 1);
      };
    },
    noteTold: (host, person, waitMs) => {
      const line = lines.get(host.host);
      if (line !== undefined && isAt(line, person))
        line.told.note(person, waitMs, () => leaveWithoutMore(line, person));
    },
    noteQuestion: (host, { further }, hasAnswer) =>
      lines.get(host.host)?.measures.noteQuestion(further, hasAnswer, host),
    noteOthers: (others) => void (known = others),
    lengths: () =>
      new Map([...lines].flatMap(([host, { queue }]) => (queue.size > 0 ? [[host, queue.size]] : []))),
  };
}

/** Whether a person's question is in a line, on its way there, or with the portal. */
function isAt({ queue, coming, measures }: HostLine, person: string): boolean {
  const isOfPerson = (other: { person: string }) => other.person === person;
  return measures.isServed(person) || queue.inOrder().some(isOfPerson) || coming.some(isOfPerson);
}

/** The time is over that a person was told: what only adds to their answer is asked for no more. */
function leaveWithoutMore({ queue }: HostLine, person: string): void {
  for (const waiting of queue.inOrder())
    if (waiting.person === person && isSpare(waiting))
      waiting.leave(new LineTooLong("the person was told that the wait is over now"));
}

/** @returns how many requests wait in all lines of this process */
export function countWaiting(lines: Pick<ProviderLines, "lengths">): number {
  return [...lines.lengths().values()].reduce((sum, length) => sum + length, 0);
}
