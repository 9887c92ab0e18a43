import { expect, test } from "vitest";
import { takeTurn } from "./take-turn.ts";
import type { ProviderTurns } from "./provider-turns.ts";

test("a process that expects requests to take longer than they do gets its turn all the same", async () => {
  const host = { host: "shared.example", paceMs: 400, inFlightMax: 2 };
  const startMs = performance.now() - 200;
  let looks = 0;
  // Other processes ask the host again and again, and leave the place to this one for a third of the time.
  const turns: ProviderTurns = {
    take: () => {
      looks += 1;
      const oldestMs = (performance.now() - startMs) % 400;
      const isFree = oldestMs > 20 && oldestMs < 150;
      return Promise.resolve(
        isFree ? { id: "a turn", waitMs: 0, endsAt: "", others: [] } : { oldestMs, others: ["another"] },
      );
    },
    finish: () => Promise.resolve(),
    giveBack: () => Promise.resolve(),
  };
  const measures = {
    noteTaken: () => {},
    otherProcesses: () => 1,
    leftOf: (elapsedMs: number) => Math.max(700 - elapsedMs, elapsedMs / 2),
  };
  const line = { measures, placeFreed: Promise.withResolvers<void>(), endedMs: Number.NEGATIVE_INFINITY };
  const cancel = new AbortController();
  let taken = false;
  const waiting = takeTurn(turns, host, line, cancel.signal).then((turn) => (taken = turn !== undefined));
  await expect.poll(() => taken, { timeout: 3_000 }).toBe(true);
  // It does not look all the time either.
  expect(looks).toBeLessThan(12);
  cancel.abort();
  await waiting;
});
