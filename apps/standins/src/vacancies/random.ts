/** A seeded random number generator: the same seed gives the same numbers on every machine. */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** A whole number, both ends included. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
  pickWeighted<T>(items: readonly [readonly [T, number], ...(readonly [T, number])[]]): T;
  /** Some of the items, in their own order. */
  sample<T>(items: readonly T[], count: number): T[];
};

/** Mulberry32: small, fast and uniform enough for invented data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    pickWeighted(items) {
      let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        rest -= weight;
        if (rest < 0) return item;
      }
      return items[0][0];
    },
    sample(items, count) {
      const order = items.map((_, index) => ({ index, key: next() })).toSorted((a, b) => a.key - b.key);
      const chosen = new Set(order.slice(0, count).map((entry) => entry.index));
      return items.filter((_, index) => chosen.has(index));
    },
  };
}
