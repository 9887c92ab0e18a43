import { expect, it } from "vitest";
import { visibleRows, scrollTopOf } from "./option-window.ts";

const visible = { rowPx: 44, heightPx: 190, topPx: 0 };

it("needs few of many rows, whichever of them are in visible", () => {
  for (const topPx of [0, 43, 4_400, 644 * 44]) {
    const { from, to } = visibleRows({ ...visible, topPx }, 645);
    expect(to - from).toBeLessThanOrEqual(14);
    expect(from * 44).toBeLessThanOrEqual(topPx);
    expect(to * 44).toBeGreaterThanOrEqual(Math.min(topPx + 190, 645 * 44));
  }
});

it("needs no row that does not exist, also after the list became shorter", () => {
  expect(visibleRows(visible, 3)).toEqual({ from: 0, to: 3 });
  expect(visibleRows({ ...visible, topPx: 9_000 }, 3)).toEqual({ from: 3, to: 3 });
  expect(visibleRows(visible, 0)).toEqual({ from: 0, to: 0 });
});

it("scrolls to a row only as far as it must", () => {
  expect(scrollTopOf(2, visible)).toBe(0);
  expect(scrollTopOf(644, visible)).toBe(645 * 44 - 190);
  expect(scrollTopOf(100, { ...visible, topPx: 4_300 })).toBe(4_300);
  expect(scrollTopOf(90, { ...visible, topPx: 4_300 })).toBe(90 * 44);
});
