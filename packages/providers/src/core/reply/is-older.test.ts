import { expect, test } from "vitest";
import { isOlder } from "./is-older.ts";

test("a vacancy is old when more days have passed since its posting; without a date it is not", () => {
  const receivedAt = new Date("2026-10-10T12:00:00Z");
  expect(isOlder("2026-07-01", 90, receivedAt)).toBe(true);
  expect(isOlder("2026-08-01", 90, receivedAt)).toBe(false);
  expect(isOlder("2026-07-12T12:00:00Z", 90, receivedAt)).toBe(false);
  expect(isOlder(undefined, 90, receivedAt)).toBe(false);
});
