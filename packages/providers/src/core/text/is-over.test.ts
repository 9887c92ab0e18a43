import { expect, test } from "vitest";
import { isOver } from "./is-over.ts";

const at = new Date("2026-11-20T03:00:00Z");

test("a vacancy is over when its day has ended in the west of Brazil too, or its instant has passed", () => {
  expect(isOver("2026-11-19", at)).toBe(false);
  expect(isOver("2026-11-18", at)).toBe(true);
  expect(isOver("2026-11-20T02:59:59Z", at)).toBe(true);
  expect(isOver("2026-11-20T00:30:00-03:00", at)).toBe(false);
  expect(isOver(undefined, at)).toBe(false);
});
