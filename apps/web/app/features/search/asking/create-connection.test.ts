import { beforeEach, expect, it, vi } from "vitest";
import { createConnection } from "./create-connection.ts";

const startMs = Date.parse("2026-11-23T12:00:00Z");
const untilMs = startMs + 9.5 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: startMs });
  return () => vi.useRealTimers();
});

function device({ isOnline }: { isOnline: boolean }) {
  const listeners = new Set<() => void>();
  const connection = createConnection({
    isOnline: () => isOnline,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: Date.now,
  });
  return {
    connection,
    listeners,
    setOnline: (wish: boolean) => {
      isOnline = wish;
      for (const listener of listeners) listener();
    },
  };
}

/** @returns what a wait ended with so far: undefined while it goes on */
function watch(wait: Promise<boolean>): { result: boolean | undefined } {
  const seen: { result: boolean | undefined } = { result: undefined };
  void wait.then((result) => (seen.result = result));
  return seen;
}

it("without a network, a call waits until it is back", async () => {
  const { connection, setOnline, listeners } = device({ isOnline: false });
  const seen = watch(connection.startWaiting(untilMs)(undefined));
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect([seen.result, connection.isBroken()]).toEqual([undefined, true]);
  setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([seen.result, connection.isBroken(), listeners.size]).toEqual([true, false, 0]);
});

it("gives up when the key of the call is not valid any more", async () => {
  const { connection, listeners } = device({ isOnline: false });
  const seen = watch(connection.startWaiting(untilMs)(undefined));
  await vi.advanceTimersByTimeAsync(untilMs - startMs);
  expect([seen.result, listeners.size, vi.getTimerCount()]).toEqual([false, 0, 0]);
});

it("where the browser believes in its network, two pauses come before it gives up", async () => {
  const { connection } = device({ isOnline: true });
  const wait = connection.startWaiting(untilMs);
  for (const pauseMs of [3_000, 10_000]) {
    const seen = watch(wait(undefined));
    await vi.advanceTimersByTimeAsync(pauseMs - 1);
    expect([seen.result, connection.isBroken()]).toEqual([undefined, true]);
    await vi.advanceTimersByTimeAsync(1);
    expect([seen.result, connection.isBroken()]).toEqual([true, false]);
  }
  expect(await wait(undefined)).toBe(false);
});

it("a network that goes away in a pause is waited for, and a wait without a network costs no pause", async () => {
  const { connection, setOnline } = device({ isOnline: true });
  const wait = connection.startWaiting(untilMs);
  const first = watch(wait(undefined));
  setOnline(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(first.result).toBeUndefined();
  setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(first.result).toBe(true);
  setOnline(false);
  const second = watch(wait(undefined));
  setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(second.result).toBe(true);
  const third = watch(wait(undefined));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(third.result).toBe(true);
});

it("ends at once when the person cancels", async () => {
  const { connection, listeners } = device({ isOnline: false });
  const cancel = new AbortController();
  const seen = watch(connection.startWaiting(untilMs)(cancel.signal));
  await vi.advanceTimersByTimeAsync(0);
  cancel.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect([seen.result, listeners.size, vi.getTimerCount()]).toEqual([false, 0, 0]);
});

it("tells the screen when it breaks and when it is back", async () => {
  const { connection, setOnline } = device({ isOnline: true });
  const seen: boolean[] = [];
  const stop = connection.subscribe(() => seen.push(connection.isBroken()));
  const wait = connection.startWaiting(untilMs)(undefined);
  await vi.advanceTimersByTimeAsync(3_000);
  await wait;
  setOnline(false);
  setOnline(true);
  expect(seen).toEqual([true, false, true, false]);
  stop();
  setOnline(false);
  expect(seen).toHaveLength(4);
});
