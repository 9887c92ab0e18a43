import type { Logger } from "pino";
import type { Bell } from "./bell.ts";

/** Background work that repeats until it is stopped. */
export type Task = { stop(): Promise<void> };

/**
 * Runs `work` at once and then again `pauseMs` after each end, so that its turns never overlap.
 * A failure is logged and does not stop the next turn.
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

  const turn = async () => {
    try {
      await work();
    } catch (error) {
      if (!stopped) logger.error({ err: error, task: name }, "a background task failed");
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
