import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { formatDay, formatMoment, formatRecentMoment, isSameDay, relativeDate } from "./dates.ts";

/** 00:30 of 10 October in São Paulo, already 03:30 in UTC. */
const now = new Date("2026-10-10T03:30:00Z");

describe.each([
  ["a browser with Temporal", globalThis.Temporal],
  ["a browser without it", undefined],
])("%s", (_browser, temporal) => {
  beforeAll(() => void vi.stubGlobal("Temporal", temporal));
  afterAll(() => void vi.unstubAllGlobals());

  it.each([
    ["2026-10-10T03:12:00Z", "Hoje às 00:12"],
    ["2026-10-10T02:59:00Z", "Ontem às 23:59"],
    ["2026-10-09T12:05:00Z", "Ontem às 09:05"],
    ["2026-10-07T12:00:00Z", "há 3 dias"],
    ["2026-09-09T12:00:00Z", "há 1 mês"],
    ["2024-01-09T12:00:00Z", "há 2 anos"],
  ])("shows the instant %s as %s, by the days of São Paulo", (iso, shown) => {
    expect(relativeDate(iso, now)).toBe(shown);
  });

  it.each([
    ["2026-10-10", "Hoje"],
    ["2026-10-09", "Ontem"],
    ["2026-10-08", "há 2 dias"],
  ])("shows the calendar day %s as %s, without an invented hour", (iso, shown) => {
    expect(relativeDate(iso, now)).toBe(shown);
  });

  it("shows no hour that is still to come, but that of a server whose clock is ahead", () => {
    expect(relativeDate("2026-10-10T23:59:00Z", now)).toBe("Hoje");
    expect(relativeDate("2026-10-10T03:34:00Z", now)).toBe("Hoje às 00:34");
  });

  it("shows nothing for a text that is not a date", () => {
    expect(relativeDate("ontem", now)).toBeNull();
  });

  it("writes days and moments as people in Brazil do", () => {
    expect(formatDay(now)).toBe("10/10/2026");
    expect(formatMoment(now)).toBe("10/10/2026 às 00:30");
    expect(formatRecentMoment(now)).toBe("10/10 às 00:30");
  });

  it("knows whether two moments are on one day in Brazil", () => {
    expect(isSameDay(now, new Date("2026-10-11T02:59:59Z"))).toBe(true);
    expect(isSameDay(now, new Date("2026-10-10T02:59:59Z"))).toBe(false);
  });
});
