import { expect, test } from "vitest";
import { recordFailure, type Failure, type FailureRecord } from "./cool-down.ts";

const start = new Date("2026-11-21T12:00:00Z");
const later = (ms: number) => new Date(start.getTime() + ms);

function fail(times: number, failure: Failure, everyMs = 1_000): FailureRecord {
  let record: FailureRecord | undefined;
  for (let index = 0; index < times; index++)
    record = recordFailure(record, failure, later(index * everyMs), null);
  if (record === undefined) throw new Error("no failure");
  return record;
}

test("one slow answer does not suspend a portal, three in a row do", () => {
  expect(fail(2, "timeout").openUntil).toBeNull();
  expect(fail(3, "timeout").openUntil).toEqual(later(2_000 + 30_000));
});

test("a block suspends the portal for longer than slow answers do", () => {
  expect(fail(2, "blocked").openUntil).toEqual(later(1_000 + 5 * 60_000));
});

test("each probe that fails doubles the cool-down, and it never grows beyond twice the outage", () => {
  let record = fail(3, "timeout");
  for (let probe = 0; probe < 12; probe++) {
    const at = record.openUntil ?? start;
    const outageMs = at.getTime() - record.firstFailureAt.getTime();
    record = recordFailure(record, "timeout", at, null);
    const coolDownMs = (record.openUntil ?? start).getTime() - at.getTime();
    expect(coolDownMs).toBeLessThanOrEqual(Math.max(30_000, 2 * outageMs));
    expect(coolDownMs).toBeGreaterThanOrEqual(30_000);
  }
});

test("the time that the portal itself named is respected, also at the first failure", () => {
  expect(recordFailure(undefined, "blocked", start, later(3_600_000)).openUntil).toEqual(later(3_600_000));
});
