const periodMs = 5200;
const reach = { x: 7, y: 5 };

/**
 * @param anchor which of the eight places, from 0
 * @returns how far a label there has floated from its place at `nowMs`, in px; never further than its
 * neighbours leave room for
 */
export function offsetAt(anchor: number, nowMs: number): { x: number; y: number } {
  const turn = ((nowMs / periodMs + anchor * 0.37) % 1) * 2 * Math.PI;
  return { x: rounded(Math.sin(turn) * reach.x), y: rounded(Math.cos(turn * 2 + anchor) * reach.y) };
}

/** Tenths of a pixel: finer steps are not visible. */
function rounded(px: number): number {
  return Math.round(px * 10) / 10;
}
