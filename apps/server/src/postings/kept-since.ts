import { postingKeptDays } from "@vagou/contract/limits";

const dayMs = 24 * 3_600_000;

/** That a posting was seen again is written down once in this time. */
export const seenAgainMs = dayMs;

/**
 * @returns since when a posting must have been seen to be shown, or kept at all; a day more than is promised,
 *   because it may have been seen up to a day later than is written
 */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - postingKeptDays * dayMs - seenAgainMs);
}
