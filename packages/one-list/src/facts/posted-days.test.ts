import { describe, expect, test } from "vitest";
import { postingOf } from "../testing/posting-of.ts";
import { ageDaysOf, postedMs } from "./posted-days.ts";

/** Half past one in the morning of 10 October in São Paulo. */
const now = new Date("2026-10-10T04:30:00Z");

describe("the age of a posting", () => {
  test.each([
    ["2026-10-10", 0],
    ["2026-10-09", 1],
    ["2026-09-10", 30],
    ["2025-10-10", 365],
  ])("a posting of the day %s is %d days old", (posted_at, days) => {
    expect(ageDaysOf(postingOf({ posted_at }), now)).toBe(days);
  });

  test("an instant counts by the calendar of São Paulo, not by hours and not by UTC", () => {
    expect(ageDaysOf(postingOf({ posted_at: "2026-10-10T03:00:00Z" }), now)).toBe(0);
    expect(ageDaysOf(postingOf({ posted_at: "2026-10-10T02:59:59Z" }), now)).toBe(1);
    expect(ageDaysOf(postingOf({ posted_at: "2026-10-09T23:59:00-03:00" }), now)).toBe(1);
    expect(ageDaysOf(postingOf({ posted_at: "2026-10-08T23:59:00-04:00" }), now)).toBe(1);
  });

  test("a date in the future is today", () => {
    expect(ageDaysOf(postingOf({ posted_at: "2026-10-11" }), now)).toBe(0);
    expect(ageDaysOf(postingOf({ posted_at: "2027-01-01T00:00:00Z" }), now)).toBe(0);
  });

  test("without a date that exists there is no age", () => {
    expect(ageDaysOf(postingOf({ posted_at: null }), now)).toBeNull();
    expect(ageDaysOf(postingOf({ posted_at: "2026-13-40" }), now)).toBeNull();
    expect(ageDaysOf(postingOf({ posted_at: "ontem" }), now)).toBeNull();
  });

  test("a day without an hour begins before every hour of it", () => {
    const day = postedMs(postingOf({ posted_at: "2026-10-09" }));
    expect(day).toBe(Date.parse("2026-10-09T03:00:00Z"));
  });
});
