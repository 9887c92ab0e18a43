import type { Logger } from "pino";
import type { Bell } from "./bell.ts";

/** Background work that repeats until it is stopped. */
export type Task = { stop(): Promise<void> };

/**
 * Runs `work` at once and then again `pauseMs` after each end, so that its turns never overlap.
 * A failure does not stop the next turn. It is logged with its cause, and while the same one comes again and again once a
 * minute, because a database that is gone fails every turn of every task. Each line has the number of failures since the
 * line before; none is left out.
 * @param bell ends the pause; when it rings during a turn, another turn follows at once
 */
export function repeat(
  name: string,
  pauseMs: number,
  logger: Logger,
  work: () => Promise<unknown>,
  bell?: Bell,
): Task {
  let stopped = false;
  let rung = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const failures = countRepeated((error, times) =>
    logger.error({ err: error, task: name, times }, "a background task failed"),
  );
  const turn = async () => {
    try {
      await work();
      failures.end();
    } catch (error) {
      if (!stopped) failures.add(error);
    }
    running = undefined;
    if (!stopped) timer = setTimeout(start, rung ? 0 : pauseMs);
    rung = false;
  };
  const start = () => {
    running = turn();
  };
  bell?.listen(() => {
    if (stopped) return;
    if (running !== undefined) {
      rung = true;
      return;
    }
    clearTimeout(timer);
    start();
  });
  start();

  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
      failures.end();
    },
  };
}

const toldEveryMs = 60_000;

/** @param tell gets the last of the failures that it was not told of yet, and their number */
function countRepeated(tell: (error: unknown, times: number) => void) {
  let last: unknown;
  let words: string | undefined;
  let untold = 0;
  let toldMs = -Infinity;
  const tellNow = () => {
    tell(last, untold);
    untold = 0;
  };
  const end = () => {
    if (untold > 0) tellNow();
    words = undefined;
    toldMs = -Infinity;
  };
  return {
    add: (error: unknown) => {
      const now = performance.now();
      const itsWords = wordsOf(error);
      if (itsWords !== words) end();
      words = itsWords;
      last = error;
      untold += 1;
      if (now - toldMs < toldEveryMs) return;
      tellNow();
      toldMs = now;
    },
    /** The same failures come no more. */
    end,
  };
}

/** What an error and its causes say, without the values of a failed statement, which are others each time. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = "params" in error ? error.name : String(error);
  return error.cause === undefined ? own : `${own}, because of ${wordsOf(error.cause)}`;
}
