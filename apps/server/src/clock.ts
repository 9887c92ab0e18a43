/** What time it is; tests have one that they set. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
