/** The present time; tests have a clock that they set. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
