import { expect, test } from "vitest";
import { dayOf, startOfDay, startOfMonth, weekOf } from "./calendar.ts";

test("a day begins at midnight in São Paulo, not in UTC", () => {
  expect(dayOf(new Date("2026-11-21T02:59:59Z"))).toBe("2026-11-20");
  expect(dayOf(new Date("2026-11-21T03:00:00Z"))).toBe("2026-11-21");
});

test.each([
  ["2026-11-21T12:00:00Z", "2026-11-21T03:00:00Z"],
  ["2026-11-22T02:59:59Z", "2026-11-21T03:00:00Z"],
  ["2018-12-24T12:00:00Z", "2018-12-24T02:00:00Z"],
])("the day of %s begins at %s", (at, start) => {
  expect(startOfDay(new Date(at))).toEqual(new Date(start));
});

test.each([
  ["2026-11-21T12:00:00Z", "2026-11-01T03:00:00Z"],
  ["2026-12-01T02:59:59Z", "2026-11-01T03:00:00Z"],
  ["2026-12-01T03:00:00Z", "2026-12-01T03:00:00Z"],
  // Brazil had summer time in that year.
  ["2018-12-24T12:00:00Z", "2018-12-01T02:00:00Z"],
])("the month of %s begins at %s", (at, start) => {
  expect(startOfMonth(new Date(at))).toEqual(new Date(start));
});

test.each([
  ["2026-11-21T12:00:00Z", "2026-W47"],
  // Sunday night in São Paulo is Monday in UTC.
  ["2026-11-23T02:59:59Z", "2026-W47"],
  ["2026-11-23T03:00:00Z", "2026-W48"],
  // The week at a new year belongs to the year that holds most of its days.
  ["2027-01-03T12:00:00Z", "2026-W53"],
  ["2027-01-04T12:00:00Z", "2027-W01"],
  ["2024-12-31T12:00:00Z", "2025-W01"],
  ["2021-01-01T12:00:00Z", "2020-W53"],
])("%s is in the week %s", (at, week) => {
  expect(weekOf(new Date(at))).toBe(week);
});
