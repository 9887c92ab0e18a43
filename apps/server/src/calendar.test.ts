import { expect, test } from "vitest";
import { dayOf, startOfMonth } from "./calendar.ts";

test("a day begins at midnight in São Paulo, not in London", () => {
  expect(dayOf(new Date("2026-11-21T02:59:59Z"))).toBe("2026-11-20");
  expect(dayOf(new Date("2026-11-21T03:00:00Z"))).toBe("2026-11-21");
});

test.each([
  ["2026-11-21T12:00:00Z", "2026-11-01T03:00:00Z"],
  ["2026-12-01T02:59:59Z", "2026-11-01T03:00:00Z"],
  ["2026-12-01T03:00:00Z", "2026-12-01T03:00:00Z"],
  // In the summer time of those years.
  ["2018-12-24T12:00:00Z", "2018-12-01T02:00:00Z"],
])("the month of %s begins at %s", (at, start) => {
  expect(startOfMonth(new Date(at))).toEqual(new Date(start));
});
