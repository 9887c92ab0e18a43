import { expect, it } from "vitest";
import { rowsInSight, topShowing } from "./option-window.ts";

const sight = { rowPx: 44, heightPx: 190, topPx: 0 };

it("needs few of many rows, whichever of them are in sight", () => {
  for (const topPx of [0, 43, 4_400, 644 * 44]) {
    const { from, to } = rowsInSight({ ...sight, topPx }, 645);
    expect(to - from).toBeLessThanOrEqual(14);
    expect(from * 44).toBeLessThanOrEqual(topPx);
    expect(to * 44).toBeGreaterThanOrEqual(Math.min(topPx + 190, 645 * 44));
  }
});

it("needs no row that does not exist, also after the list became shorter", () => {
  expect(rowsInSight(sight, 3)).toEqual({ from: 0, to: 3 });
  expect(rowsInSight({ ...sight, topPx: 9_000 }, 3)).toEqual({ from: 3, to: 3 });
  expect(rowsInSight(sight, 0)).toEqual({ from: 0, to: 0 });
});

it("scrolls to a row only as far as it must", () => {
  expect(topShowing(2, sight)).toBe(0);
  expect(topShowing(644, sight)).toBe(645 * 44 - 190);
  expect(topShowing(100, { ...sight, topPx: 4_300 })).toBe(4_300);
  expect(topShowing(90, { ...sight, topPx: 4_300 })).toBe(90 * 44);
});
