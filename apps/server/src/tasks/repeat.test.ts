import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLogger } from "../http/requests/log-safely.ts";
import { createBell } from "./bell.ts";
import { repeat, type Task } from "./repeat.ts";

const logger = createLogger("silent");
const never = 3_600_000;

test("a task runs at once, and a failure does not end it", async () => {
  const work = vi.fn(() => Promise.reject(new Error("no database")));
  const task = repeat("fails", 1, logger, work);
  await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(2));
  await task.stop();
  const turns = work.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(work).toHaveBeenCalledTimes(turns);
});

describe("what the log is told of failures", () => {
  let lines: unknown[];
  let failure: Error | null;
  let task: Task;
  beforeEach(() => {
    vi.useFakeTimers({ now: 0, toFake: ["setTimeout", "clearTimeout", "performance"] });
    lines = [];
    failure = new Error("no database");
    const telling = createLogger("error", { write: (line) => void lines.push(JSON.parse(line)) });
    task = repeat("fails", 1_000, telling, () =>
      failure === null ? Promise.resolve() : Promise.reject(failure),
    );
  });
  afterEach(async () => {
    await task.stop();
    vi.useRealTimers();
  });
  const told = (message: string, times: number) => ({ task: "fails", times, err: { message } });

  test("the same one again is told once a minute, with its number", async () => {
    await vi.advanceTimersByTimeAsync(59_000);
    expect(lines).toMatchObject([told("no database", 1)]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lines).toMatchObject([{}, told("no database", 60)]);
  });

  test("another one is told at once, after those that were not told yet", async () => {
    await vi.advanceTimersByTimeAsync(4_000);
    failure = new Error("another");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(lines).toMatchObject([told("no database", 1), told("no database", 4), told("another", 1)]);
  });

  test("a success tells those that were not told yet, and a failure after it is told at once", async () => {
    await vi.advanceTimersByTimeAsync(4_000);
    failure = null;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(lines).toMatchObject([told("no database", 1), told("no database", 4)]);
    failure = new Error("no database");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lines.slice(2)).toMatchObject([told("no database", 1)]);
  });

  test("the end of the task tells those that were not told yet", async () => {
    await vi.advanceTimersByTimeAsync(4_000);
    await task.stop();
    expect(lines).toMatchObject([told("no database", 1), told("no database", 4)]);
  });

  test("the same words with another cause are another failure", async () => {
    const because = (cause: string) =>
      new Error("some holds were not given back", { cause: new Error(cause) });
    failure = because("the account is locked");
    await vi.advanceTimersByTimeAsync(1_000);
    failure = because("the ledger is broken");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lines.slice(1)).toMatchObject([
      { times: 1, err: { cause: { message: "the account is locked" } } },
      { times: 1, err: { cause: { message: "the ledger is broken" } } },
    ]);
  });

  test("a statement that fails with other values is the same failure", async () => {
    const failed = (value: string) =>
      Object.assign(
        new Error(`Failed query: select $1\nparams: ${value}`, { cause: new Error("deadlock") }),
        {
          params: [value],
        },
      );
    failure = failed("1");
    await vi.advanceTimersByTimeAsync(1_000);
    failure = failed("2");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lines).toHaveLength(2);
  });
});

test("a bell ends the pause", async () => {
  const bell = createBell();
  const work = vi.fn(() => Promise.resolve());
  const task = repeat("waits", never, logger, work, bell);
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
  // The turn must be over, or this would be a bell during a turn.
  await new Promise(setImmediate);
  bell.ring();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  await task.stop();
});

test("a bell that rings several times during a turn causes one more turn, and no turns overlap", async () => {
  const bell = createBell();
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => void ends.push(resolve)));
  const task = repeat("is busy", never, logger, work, bell);
  bell.ring();
  bell.ring();
  expect(work).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  ends[1]?.();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(work).toHaveBeenCalledTimes(2);
  await task.stop();
});

test("the bell does not wake a stopped task", async () => {
  const bell = createBell();
  const work = vi.fn(() => Promise.resolve());
  await repeat("stops", never, logger, work, bell).stop();
  bell.ring();
  expect(work).toHaveBeenCalledTimes(1);
});
