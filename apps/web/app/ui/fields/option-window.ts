/** What a list has in sight, in px: the height of a row, of the list, and how far the list is scrolled. */
export type VisibleArea = { rowPx: number; heightPx: number; topPx: number };

/** Rows above and below what is in sight, so that scrolling shows no gaps. */
const marginRows = 4;

/** @returns the rows of `count` that need to be in the page: `from` is the first one, `to` the one after the last */
export function visibleRows(
  { rowPx, heightPx, topPx }: VisibleArea,
  count: number,
): { from: number; to: number } {
  const from = Math.floor(topPx / rowPx) - marginRows;
  const to = Math.ceil((topPx + heightPx) / rowPx) + marginRows;
  return { from: Math.max(0, Math.min(from, count)), to: Math.min(count, Math.max(0, to)) };
}

/** @returns how far the list has to be scrolled to show a row, as little as possible */
export function scrollTopOf(row: number, { rowPx, heightPx, topPx }: VisibleArea): number {
  const least = (row + 1) * rowPx - heightPx;
  return Math.max(least, Math.min(topPx, row * rowPx), 0);
}
