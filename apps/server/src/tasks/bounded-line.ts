import { AppError } from "../errors.ts";

export type LineBounds = {
  /** How many are worked on at once. */
  sideBySide: number;
  /** How many may wait for that. */
  waiting: number;
};

/** Work that would take the machine from everything else, a few at a time and in the order it came. */
export type BoundedLine = {
  /** @throws {AppError} overloaded, at once, where as many wait as may · whatever `work` throws */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
};

/** When a caller who was sent away may ask again. */
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
    run: async (work) => {
      if (running < sideBySide) {
        running += 1;
      } else {
        if (line.length >= waiting) throw new AppError("overloaded", { retryAfterS });
        // Whose turn it is takes over the place of the one before.
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
