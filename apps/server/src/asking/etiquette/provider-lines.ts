import { createFairQueue, purposeOf, type FairQueue, type Ticket } from "../../tasks/fair-queue.ts";
import { createReplyPlaces, type ReplyPlaces } from "../../tasks/reply-places.ts";
import { countWaits, findReplaced } from "./find-replaced.ts";
import { LineTooLong } from "./line-too-long.ts";
import { createLineMeasures, type Crowd, type LineMeasures } from "./line-measures.ts";
import type { HostMeasures, Pace, ProviderTurns, Turn } from "./provider-turns.ts";
import { takeTurn, type WantsTurns } from "./take-turn.ts";

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
  /**
   * A person's question is on its way to the line: those who are not in line yet are told a wait behind it.
   * @returns to be called when the question is over, or known to need no request
   */
  announce(host: HostPace, person: string): () => void;
  /** A question ended whose requests had this `needs` at the host. @param hasAnswer whether it got its answer there */
  noteQuestion(host: HostPace, needs: { further: number }, hasAnswer: boolean): void;
  /** What is known of the processes of the server before this one has asked: see `LineMeasures`. */
  noteOthers(known: KnownOfOthers): void;
  /** @returns host → number of requests in line, for the hosts where at least one waits */
  lengths(): ReadonlyMap<string, number>;
};

/** `processes`: how many live, with this one. `hosts`: host → what was measured there. */
export type KnownOfOthers = { processes: number; hosts: ReadonlyMap<string, HostMeasures> };

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

type Waiting = Ticket & {
  joinedMs: number;
  start(turn: HeldTurn): void;
  /** Leaves the line and fails. */
  leave(error: unknown): void;
};

/** A turn at a portal with a place for the reply. */
type HeldTurn = { turn: Turn; leavePlace: () => void };

/** What a request gets that comes to a line. `takes`: of whom a place; null for a place that is free. */
type Entry = { takes: Waiting | null } | { refused: string };

type Line = WantsTurns & {
  queue: FairQueue<Waiting>;
  measures: LineMeasures;
  /** The people whose questions are on their way to the line, one entry for each question. */
  coming: Coming[];
  /** Aborts the wait for a turn when the line is empty; undefined while this process waits for no turn. */
  serving: AbortController | undefined;
};

type Coming = { person: string };

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
  const lines = new Map<string, Line>();
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

  /** Gives turns to the requests in line, one after the other, until the line is empty. */
  const serve = async (host: HostPace, line: Line): Promise<void> => {
    try {
      while (line.queue.size > 0) {
        line.serving = new AbortController();
        const held = await takeTurnAndPlace(host, line, line.serving.signal);
        if (held === undefined) continue;
        const next = line.queue.next();
        if (next === undefined) {
          held.leavePlace();
          await turns.giveBack(host.host, held.turn, host);
          continue;
        }
        waits.count(next, -1);
        line.measures.noteStart(next, line.queue.size > 0);
        next.start(held);
      }
    } catch (error) {
      const failure = new LineTooLong("no turn could be taken", { cause: error });
      for (const waiting of line.queue.inOrder()) waiting.leave(failure);
    } finally {
      line.serving = undefined;
    }
  };

  /** The place comes first: a turn whose moment has come must not wait, or the portal would be asked faster than its pace. */
  const takeTurnAndPlace = async (
    host: HostPace,
    line: Line,
    isIdle: AbortSignal,
  ): Promise<HeldTurn | undefined> => {
    let leavePlace: () => void;
    try {
      leavePlace = await places.take(isIdle);
    } catch (error) {
      if (isIdle.aborted) return undefined;
      throw error;
    }
    let turn: Turn | undefined;
    try {
      turn = await takeTurn(knowingTurns, host, line, isIdle);
    } finally {
      if (turn === undefined) leavePlace();
    }
    return turn && { turn, leavePlace };
  };

  const lineAt = (host: string) =>
    lines.getOrInsertComputed(host, () => ({
      queue: createFairQueue<Waiting>(),
      coming: [],
      measures: createLineMeasures(known.hosts.get(host)),
      serving: undefined,
      placeFreed: Promise.withResolvers<void>(),
      endedMs: -Infinity,
    }));

  const isSpare = (ticket: Ticket) => ticket.isFurther && purposeOf(ticket) === "adds";
  const waitMaxOf = (ticket: Ticket) => (isSpare(ticket) ? limits.furtherWaitMaxMs : limits.waitMaxMs);

  const decideEntry = (host: HostPace, line: Line, ticket: Ticket): Entry => {
    const wait = waitOf(line, ticket, host, "usual");
    if (line.queue.size < limits.lengthMax && wait <= waitMaxOf(ticket)) return { takes: null };
    const takes = findReplaced(line.queue.inOrder(), ticket, {
      waits,
      settledAfterMs: limits.settledAfterMs,
    });
    return takes === undefined
      ? { refused: `${line.queue.size} in line at ${host.host}, about ${Math.round(wait)} ms` }
      : { takes };
  };

  const waitOf = ({ measures, queue }: Line, ticket: Ticket, pace: Pace, aim: Crowd["aim"]): number => {
    const isLine = queue.inOrder().some(({ person }) => person !== ticket.person);
    return measures.expectedWaitMs(ticket, queue.before(ticket), pace, {
      isLine,
      processes: known.processes,
      aim,
    });
  };

  /** Who is not in line yet may come after all others who are on their way. */
  const waitBehindAll = (
    { measures, queue, coming }: Line,
    person: string,
    pace: Pace,
    aim: Crowd["aim"],
  ) => {
    const ticket = { person, isFurther: false };
    const others = coming.filter((other) => other.person !== person);
    const before = [...queue.before(ticket), ...others.map((other) => ({ ...other, isFurther: false }))];
    const isLine = queue.size + others.length > 0;
    return measures.expectedWaitMs(ticket, before, pace, { isLine, processes: known.processes, aim });
  };

  const patienceLeft = (waiting: Waiting) => waitMaxOf(waiting) - (performance.now() - waiting.joinedMs);

  const noteCame = (line: Line, { person, isFurther }: Ticket) => {
    const index = isFurther ? -1 : line.coming.findIndex((coming) => coming.person === person);
    if (index !== -1) line.coming.splice(index, 1);
  };

  const waitForTurn = (
    host: HostPace,
    line: Line,
    ticket: Ticket,
    signal: AbortSignal,
  ): Promise<HeldTurn> => {
    const waitMaxMs = waitMaxOf(ticket);
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
    if (line.serving === undefined) void serve(host, line);
    return promise.finally(() => {
      clearTimeout(timer);
      if (spareTimer !== false) clearInterval(spareTimer);
      signal.removeEventListener("abort", giveUp);
    });
  };

  const endTurn = async ({ host }: HostPace, line: Line, turn: Turn): Promise<void> => {
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
      const own = line.queue.inOrder().filter((waiting) => waiting.person === person);
      const next = own.find(({ isFurther }) => !isFurther);
      const waits = own
        .filter((waiting) => waiting === next || waiting.isFurther)
        .map((waiting) => Math.min(waitOf(line, waiting, host, aim), patienceLeft(waiting)));
      if (waits.length > 0 || line.measures.isServed(person)) return Math.max(0, ...waits);
      return Math.min(waitBehindAll(line, person, host, aim), limits.waitMaxMs);
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
    noteQuestion: (host, { further }, hasAnswer) =>
      lines.get(host.host)?.measures.noteQuestion(further, hasAnswer, host),
    noteOthers: (others) => void (known = others),
    lengths: () =>
      new Map([...lines].flatMap(([host, { queue }]) => (queue.size > 0 ? [[host, queue.size]] : []))),
  };
}

/** @returns how many requests wait in all lines of this process */
export function countWaiting(lines: Pick<ProviderLines, "lengths">): number {
  return [...lines.lengths().values()].reduce((sum, length) => sum + length, 0);
}
