import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { LineTooLong } from "./etiquette/line-too-long.ts";
import { createProviderTime, ProviderTimeout } from "./provider-time.ts";

const ended = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => signal.addEventListener("abort", () => resolve(signal.reason)));

test("a portal that does not answer within its time is given up", async () => {
  const time = createProviderTime({ providerMs: 20, lineMs: 10_000 });
  void time.atProvider(() => new Promise(() => {}));
  expect(await ended(time.signal)).toBeInstanceOf(ProviderTimeout);
});

test("time in our line is not counted as the portal's, and has a bound of its own", async () => {
  const time = createProviderTime({ providerMs: 1, lineMs: 40 });
  time.enterLine();
  expect(await ended(time.signal)).toBeInstanceOf(LineTooLong);
});

test("while one request is at the portal, the wait of another in line is not counted", async () => {
  const time = createProviderTime({ providerMs: 10_000, lineMs: 20 });
  const leave = time.enterLine();
  await time.atProvider(() => sleep(80));
  leave();
  expect(time.signal.aborted).toBe(false);
  time.stop();
});

test("time that is neither at the portal nor in line is not counted", async () => {
  const time = createProviderTime({ providerMs: 20, lineMs: 20 });
  await time.atProvider(() => Promise.resolve());
  time.enterLine()();
  await sleep(60);
  expect(time.signal.aborted).toBe(false);
});

test("the portal's requests share one time", async () => {
  const time = createProviderTime({ providerMs: 60, lineMs: 10_000 });
  const end = ended(time.signal);
  for (let request = 0; request < 20 && !time.signal.aborted; request++)
    await time.atProvider(() => sleep(10));
  expect(await end).toBeInstanceOf(ProviderTimeout);
});

test("time in which this process stands still is not counted as the portal's", async () => {
  const time = createProviderTime({ providerMs: 600, lineMs: 10_000 });
  const end = ended(time.signal);
  void time.atProvider(() => new Promise(() => {}));
  const until = performance.now() + 1_000;
  while (performance.now() < until);
  await sleep(0);
  expect(time.signal.aborted).toBe(false);
  expect(await end).toBeInstanceOf(ProviderTimeout);
});
