import type { Logger } from "pino";
import type { Bell } from "./bell.ts";

/** Background work that repeats until it is stopped. */
export type Task = { stop(): Promise<void> };

/**
 * Runs `work` at once and then again `pauseMs` after each end, so that its turns never overlap.
 * A failure does not stop the next turn. It is logged with its cause, and while the same one comes again and again once a
 * minute with its number, because a database that is gone fails every turn of every task.
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

  const failures = countRepeated();
  const turn = async () => {
    try {
      await work();
      failures.end();
    } catch (error) {
      const times = failures.add(error);
      if (!stopped && times > 0) logger.error({ err: error, task: name, times }, "a background task failed");
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
    },
  };
}

const toldEveryMs = 60_000;

function countRepeated() {
  let words = "";
  let untold = 0;
  let toldMs = -Infinity;
  const end = () => {
    words = "";
    untold = 0;
    toldMs = -Infinity;
  };
  return {
    /** @returns of how many failures is to be told now; 0: of none yet */
    add: (error: unknown): number => {
      const now = performance.now();
      if (String(error) !== words) end();
      words = String(error);
      untold += 1;
      if (now - toldMs < toldEveryMs) return 0;
      const times = untold;
      untold = 0;
      toldMs = now;
      return times;
    },
    end,
  };
}
