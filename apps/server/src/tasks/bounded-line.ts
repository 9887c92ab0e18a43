import { AppError } from "../errors.ts";

export type LineBounds = {
  /** Most calls that run at once. */
  sideBySide: number;
  /** Most calls that wait. */
  waiting: number;
};

/** Runs heavy work a few calls at a time, in the order of the calls, so that other work gets its share of the CPU. */
export type BoundedLine = {
  /**
   * @param options.goesOn true for a call that had a turn before: it waits also where the line is full
   * @throws {AppError} overloaded, at once, when the line is full · every error that `work` throws
   */
  run<Result>(work: () => Promise<Result>, options?: { goesOn?: boolean }): Promise<Result>;
};

/** After how many seconds a refused caller may ask again. */
const retryAfterS = 3;

export function createBoundedLine({ sideBySide, waiting }: LineBounds): BoundedLine {
  const line: (() => void)[] = [];
  let running = 0;
  const next = () => {
    const turn = line.shift();
    if (turn === undefined) running -= 1;
    else turn();
  };
  return {
    run: async (work, { goesOn = false } = {}) => {
      if (running < sideBySide) {
        running += 1;
      } else {
        if (!goesOn && line.length >= waiting) throw new AppError("overloaded", { retryAfterS });
        // The call that ends passes its place on, so `running` stays the same.
        await new Promise<void>((turn) => void line.push(turn));
      }
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
