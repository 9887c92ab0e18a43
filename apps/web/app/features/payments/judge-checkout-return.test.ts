import type { HistoryEntry } from "@vagou/contract/api/answers";
import { describe, expect, it } from "vitest";
import type { CheckoutStart } from "./checkout-start.ts";
import { findArrival, judgeCheckoutReturn, nextCheckMs } from "./judge-checkout-return.ts";

const minuteMs = 60_000;
const nowMs = Date.parse("2026-11-21T12:00:00Z");
const checkoutStart: CheckoutStart = {
  userId: "u1",
  credits: 600,
  leftAtMs: nowMs - 3 * minuteMs,
  newestMovement: "m2",
};
const arrival = { search: "", checkoutStart: null, announced: null, nowMs };

describe("an arrival on the page", () => {
  it("means nothing when the person did not leave for the checkout", () => {
    expect(judgeCheckoutReturn(arrival)).toEqual({ kind: "nothing" });
  });

  it("from the checkout waits for a purchase above the last movement before leaving", () => {
    expect(judgeCheckoutReturn({ ...arrival, search: "?session_id=cs_1", checkoutStart })).toEqual({
      kind: "waiting",
      sessionId: "cs_1",
      after: { movement: "m2", sinceMs: nowMs - 5 * minuteMs, credits: 600 },
    });
  });

  it("from the checkout in another browser takes a purchase of the last half hour", () => {
    expect(judgeCheckoutReturn({ ...arrival, search: "?session_id=cs_1" })).toMatchObject({
      kind: "waiting",
      after: { movement: null, sinceMs: nowMs - 30 * minuteMs, credits: null },
    });
  });

  it("by the back button promises nothing, and looks once", () => {
    expect(judgeCheckoutReturn({ ...arrival, checkoutStart })).toMatchObject({ kind: "unsure" });
  });

  it("at an old address of a purchase that was announced does not wait again", () => {
    const again = { ...arrival, search: "?session_id=cs_1", announced: "cs_1" };
    expect(judgeCheckoutReturn(again)).toEqual({ kind: "announced" });
    expect(judgeCheckoutReturn({ ...again, announced: "cs_0", checkoutStart })).toMatchObject({
      kind: "waiting",
    });
  });

  it("after paying for a plan waits for no fichas", () => {
    const left = { ...checkoutStart, credits: null };
    expect(judgeCheckoutReturn({ ...arrival, search: "?session_id=cs_1", checkoutStart: left }).kind).toBe(
      "plan",
    );
    expect(judgeCheckoutReturn({ ...arrival, checkoutStart: left }).kind).toBe("nothing");
  });
});

describe("the purchase on the statement", () => {
  const any = { credits: null };
  const entries = [
    entry("m4", "daily_bonus", 1),
    entry("m3", "purchase", 2),
    entry("m2", "search", 4),
    entry("m1", "purchase", 10),
  ];

  it("is the one above the last movement before leaving, regardless of the phone's clock", () => {
    expect(findArrival(entries, { movement: "m2", sinceMs: nowMs + 60 * minuteMs, ...any })).toBe(600);
  });

  it("is not an earlier one", () => {
    expect(findArrival(entries, { movement: "m3", sinceMs: 0, ...any })).toBeNull();
    expect(findArrival(entries.slice(2), { movement: "m2", sinceMs: 0, ...any })).toBeNull();
  });

  it("is found by time where the statement could not be asked before leaving", () => {
    expect(findArrival(entries, { movement: null, sinceMs: nowMs - 5 * minuteMs, ...any })).toBe(600);
    expect(findArrival(entries, { movement: null, sinceMs: nowMs - minuteMs, ...any })).toBeNull();
  });

  it("is the one that this tab left to pay, not that of another tab", () => {
    const both = [{ ...entry("m5", "purchase", 0), amount: 1000 }, ...entries];
    const left = { movement: "m2", sinceMs: 0 };
    expect(findArrival(both, { ...left, credits: 600 })).toBe(600);
    expect(findArrival(both, { ...left, credits: 1000 })).toBe(1000);
    expect(findArrival(both, { ...left, credits: 300 })).toBeNull();
  });

  it("is found when the last movement before leaving is pages below", () => {
    expect(findArrival(entries, { movement: "m0", sinceMs: nowMs, ...any })).toBe(600);
  });
});

it("looks after 2 seconds, then less and less often, and gives up after about a minute", () => {
  const waits: number[] = [];
  for (let checks = 1; ; checks++) {
    const wait = nextCheckMs(checks);
    if (wait === false) break;
    waits.push(wait);
  }
  expect(waits[0]).toBe(2_000);
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  expect(total).toBeGreaterThan(55_000);
  expect(total).toBeLessThan(65_000);
});

function entry(id: string, reason: HistoryEntry["reason"], minutesAgo: number): HistoryEntry {
  const at = new Date(nowMs - minutesAgo * minuteMs).toISOString();
  return { id, at, reason, provider: null, amount: reason === "purchase" ? 600 : 40, balance: 640 };
}
