import type { Ticket } from "../../tasks/fair-queue.ts";
import {
  waitMaxOf,
  type Coming,
  type HostLine,
  type HostPace,
  type LineLimits,
  type Waiting,
} from "./host-line.ts";
import type { Crowd } from "./line-measures.ts";
import type { Pace } from "./provider-turns.ts";

/** `aim`: the usual wait, or what a person is told. `processes`: how many processes of the server live. */
type Expecting = Pick<Crowd, "aim" | "processes">;

/**
 * @returns how many ms this person's next question still waits in a line, until its last request is made or given up;
 *   without one at the host: how long a new one would wait until the request that brings its answer is made
 */
export function expectWaitOf(
  line: HostLine,
  person: string,
  { host, limits, ...expecting }: Expecting & { host: HostPace; limits: LineLimits },
): number {
  const own = line.queue.inOrder().filter((waiting) => waiting.person === person);
  const next = own.find(({ isFurther }) => !isFurther);
  const waits = own
    .filter((waiting) => waiting === next || waiting.isFurther)
    .map((waiting) => Math.min(waitInLine(line, waiting, host, expecting), patienceLeft(waiting, limits)));
  if (waits.length > 0 || line.measures.isServed(person)) return Math.max(0, ...waits);
  return Math.min(waitBehindAll(line, person, host, expecting), limits.waitMaxMs);
}

/** @returns how many ms a question would wait for other people's requests alone, as if this person had made none before */
export function expectWaitForOthers(
  line: HostLine,
  person: string,
  { host, limits, ...expecting }: Expecting & { host: HostPace; limits: LineLimits },
): number {
  const { measures, queue, coming } = line;
  const isOther = (other: { person: string }) => other.person !== person;
  // The fair order puts this person's next question behind others because of their own in line; a new person's is not.
  const before = [...queue.before(newcomer), ...coming.map(asFirst)].filter(isOther);
  if (before.length === 0 && measures.isUsedBy(person)) return 0;
  const isLine = before.length > 0;
  return Math.min(
    measures.expectedWaitMs(newcomer, before, host, { ...expecting, isLine, isNewcomer: true }),
    limits.waitMaxMs,
  );
}

/** The first request of a person who has none at the host. */
const newcomer = asFirst({ person: "" });

/** @returns how many ms a request waits that is in the line, or would come now */
export function waitInLine(
  { measures, queue }: HostLine,
  ticket: Ticket,
  pace: Pace,
  expecting: Expecting,
): number {
  const isLine = queue.inOrder().some(({ person }) => person !== ticket.person);
  return measures.expectedWaitMs(ticket, queue.before(ticket), pace, { ...expecting, isLine });
}

/** Who is not in line yet may come after all others who are on their way. */
function waitBehindAll(
  { measures, queue, coming }: HostLine,
  person: string,
  pace: Pace,
  expecting: Expecting,
): number {
  const ticket = asFirst({ person });
  const others = coming.filter((other) => other.person !== person);
  const before = [...queue.before(ticket), ...others.map(asFirst)];
  const isLine = queue.size + others.length > 0;
  return measures.expectedWaitMs(ticket, before, pace, { ...expecting, isLine, isNewcomer: true });
}

function asFirst({ person }: Coming): Ticket {
  return { person, isFurther: false };
}

function patienceLeft(waiting: Waiting, limits: LineLimits): number {
  return waitMaxOf(waiting, limits) - (performance.now() - waiting.joinedMs);
}
