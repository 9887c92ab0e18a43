import { expect, it } from "vitest";
import { offsetAt } from "./label-offset.ts";

it("keeps every label near its place, and moves each one differently", () => {
  const at = (nowMs: number) => Array.from({ length: 8 }, (_, anchor) => offsetAt(anchor, nowMs));
  for (let nowMs = 0; nowMs < 12_000; nowMs += 90) {
    for (const { x, y } of at(nowMs)) {
      expect(Math.abs(x)).toBeLessThanOrEqual(7);
      expect(Math.abs(y)).toBeLessThanOrEqual(5);
    }
  }
  expect(new Set(at(1000).map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
  expect(at(1000)).not.toEqual(at(1400));
});
