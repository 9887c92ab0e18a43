/**
 * Which part of a long list is drawn next: what the person is about to see, then the rest in the order of reading.
 *
 * @param count how many parts there are
 * @param drawn the parts that are in the page
 * @param near the places of parts that are in sight or will be soon
 * @returns null when all are drawn
 */
export function nextSlice(
  count: number,
  drawn: ReadonlySet<number>,
  near: ReadonlySet<number>,
): number | null {
  const first = (isWanted: (slice: number) => boolean) => {
    for (let slice = 0; slice < count; slice++) if (!drawn.has(slice) && isWanted(slice)) return slice;
    return null;
  };
  return first((slice) => near.has(slice)) ?? first(() => true);
}
