import { expect, test, vi } from "vitest";
import { createLogger } from "../http/requests/log-safely.ts";
import { createBell } from "./bell.ts";
import { repeat } from "./repeat.ts";

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

test("a failure that comes again is told once a minute with its number, and another one, or one after a success, at once", async () => {
  vi.useFakeTimers({ now: 0, toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    const lines: unknown[] = [];
    const telling = createLogger("error", { write: (line) => void lines.push(JSON.parse(line)) });
    let failure: Error | null = new Error("no database");
    const task = repeat("fails", 1_000, telling, () =>
      failure === null ? Promise.resolve() : Promise.reject(failure),
    );
    await vi.advanceTimersByTimeAsync(59_000);
    expect(lines).toMatchObject([{ task: "fails", times: 1, err: { message: "no database" } }]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lines).toMatchObject([{}, { times: 60 }]);
    failure = new Error("another");
    await vi.advanceTimersByTimeAsync(5_000);
    failure = null;
    await vi.advanceTimersByTimeAsync(1_000);
    failure = new Error("another");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(lines.slice(2)).toMatchObject([
      { times: 1, err: { message: "another" } },
      { times: 1, err: { message: "another" } },
    ]);
    await task.stop();
  } finally {
    vi.useRealTimers();
  }
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
