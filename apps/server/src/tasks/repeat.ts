import type { Logger } from "pino";

/** Something that goes on in the background until it is stopped. */
export type Task = { stop(): Promise<void> };

/**
 * Runs `work` at once and then again `pauseMs` after each end, so that it never overlaps itself.
 * A failure is logged and the next turn comes all the same.
 */
export function repeat(name: string, pauseMs: number, logger: Logger, work: () => Promise<unknown>): Task {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const turn = async () => {
    try {
      await work();
    } catch (error) {
      if (!stopped) logger.error({ err: error, task: name }, "a background task failed");
    }
    if (!stopped) timer = setTimeout(start, pauseMs);
  };
  const start = () => {
    running = turn();
  };
  start();

  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
