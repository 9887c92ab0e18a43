import { setImmediate as nextLoop, setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createLoopWatch } from "./loop-watch.ts";

test("a process that always has something to do is busy, one that waits is not", async () => {
  const isBusy = createLoopWatch();
  const endsAt = performance.now() + 200;
  while (performance.now() < endsAt) await nextLoop();
  expect(isBusy()).toBe(true);
  await sleep(400);
  expect(isBusy()).toBe(false);
});
