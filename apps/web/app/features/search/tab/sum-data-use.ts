/**
 * @param calls what the browser measured of the calls of a search; `transferSize` in bytes, 0 where it is unknown: another
 *   origin, or a call that broke
 * @param parts how many answers the search has
 * @returns the bytes of all answers with their headers; null unless all are known
 */
export function sumDataUse(calls: readonly { transferSize: number }[], parts: number): number | null {
  if (calls.length === 0 || calls.length < parts) return null;
  if (calls.some(({ transferSize }) => transferSize === 0)) return null;
  return calls.reduce((sum, { transferSize }) => sum + transferSize, 0);
}
