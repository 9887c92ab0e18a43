import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { findThreadId, processorMsOf } from "./processor-time.ts";

test("a thread that works uses more of the processor, where the system tells it", () => {
  const own = findThreadId();
  const before = processorMsOf(own);
  expect(before !== undefined).toBe(existsSync("/proc/thread-self/schedstat"));
  let used = before;
  // Linux adds up the time of a running thread at each of its ticks.
  while (used !== undefined && used === before) used = processorMsOf(own);
  expect((used ?? 1) > (before ?? 0)).toBe(true);
});

test("nothing is known of a thread that has ended, nor where the system gives threads no number", () => {
  expect(processorMsOf(2 ** 31 - 1)).toBeUndefined();
  expect(processorMsOf(null)).toBeUndefined();
});
