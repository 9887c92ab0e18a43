import { purposeOf, type Ticket } from "../../tasks/fair-queue.ts";

/** How many requests that begin an answer each person has in line, at all hosts. */
export type Waits = {
  of(person: string): number;
  /** A request came to a line or left it. */
  count(ticket: Ticket, change: 1 | -1): void;
};

export function countWaits(): Waits {
  const counts = new Map<string, number>();
  const of = (person: string) => counts.get(person) ?? 0;
  return {
    of,
    count: ({ person, isFurther }, change) => {
      if (isFurther) return;
      const count = of(person) + change;
      if (count === 0) counts.delete(person);
      else counts.set(person, count);
    },
  };
}

/**
 * The newest request of the person who waits at most hosts, if the newcomer waits at fewer even with this one: it
 * gives its place to the newcomer. So the places that many people want at once are shared evenly, not taken by those
 * who came a second earlier.
 *
 * @param line the requests of a full line, oldest first
 * @param settledAfterMs after this time in line a request keeps its place
 * @returns undefined when none gives its place
 */
export function findReplaced<T extends Ticket & { joinedMs: number }>(
  line: readonly T[],
  newcomer: Ticket,
  { waits, settledAfterMs }: { waits: Waits; settledAfterMs: number },
): T | undefined {
  if (newcomer.isFurther) return undefined;
  const now = performance.now();
  let most: T | undefined;
  let mostWaits = waits.of(newcomer.person) + 2;
  for (const waiting of line) {
    const itsWaits = waits.of(waiting.person);
    if (
      waiting.isFurther ||
      purposeOf(waiting) === "finishes" ||
      now - waiting.joinedMs > settledAfterMs ||
      itsWaits < mostWaits
    )
      continue;
    [most, mostWaits] = [waiting, itsWaits];
  }
  return most;
}
