import { postingKeptDays } from "@vagou/contract/limits";

const dayMs = 24 * 3_600_000;

/**
 * @returns since when a posting must have been seen to be shown, or kept at all; a day more than is promised,
 *   because when it was seen is written as the beginning of that day
 */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - (postingKeptDays + 1) * dayMs);
}
