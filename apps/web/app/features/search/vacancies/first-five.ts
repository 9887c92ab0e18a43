/** A card shows at most this many requirements, and this many benefits. */
const shownMax = 5;

/** @returns the first five different items, and how many more there are; portals repeat themselves */
export function firstFive(items: string[]): { shown: string[]; left: number } {
  const different = [...new Set(items)];
  return { shown: different.slice(0, shownMax), left: Math.max(0, different.length - shownMax) };
}
