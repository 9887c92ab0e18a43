/**
 * A line in which the person for whom the fewest wait goes first (shortest remaining work first), so that a search does
 * not wait for an account that asks without pause, and of many searches at once each ends as early as it can. One that
 * has waited for long goes before all others: also the person who has most in the line gets answers.
 */
export type ShortestFirstQueue<T extends { person: string }> = {
  readonly size: number;
  add(waiting: T): void;
  /** @returns the next one, removed from the line; undefined when the line is empty */
  next(): T | undefined;
  /** @returns whether it was in line */
  remove(waiting: T): boolean;
};

/** After this time in line, one goes before all that came later. */
const longWaitMs = 2_000;

/** @param now the time in ms */
export function createShortestFirstQueue<T extends { person: string }>(
  now: () => number = () => performance.now(),
): ShortestFirstQueue<T> {
  /** All in line, oldest first, with the time of their coming. */
  const cameMs = new Map<T, number>();
  /** Person → what waits for them, oldest first. */
  const byPerson = new Map<string, Set<T>>();

  const findLongWaiting = (): T | undefined => {
    const [oldest] = cameMs;
    return oldest !== undefined && now() - oldest[1] > longWaitMs ? oldest[0] : undefined;
  };
  const findShortest = (): T | undefined => {
    let shortest: Set<T> | undefined;
    for (const own of byPerson.values())
      if (shortest === undefined || own.size < shortest.size) shortest = own;
    const [first] = shortest ?? [];
    return first;
  };
  const remove = (waiting: T): boolean => {
    if (!cameMs.delete(waiting)) return false;
    const own = byPerson.get(waiting.person);
    own?.delete(waiting);
    if (own?.size === 0) byPerson.delete(waiting.person);
    return true;
  };

  return {
    get size() {
      return cameMs.size;
    },
    add: (waiting) => {
      cameMs.set(waiting, now());
      byPerson.getOrInsertComputed(waiting.person, () => new Set()).add(waiting);
    },
    next: () => {
      const next = findLongWaiting() ?? findShortest();
      if (next !== undefined) remove(next);
      return next;
    },
    remove,
  };
}
