import { postingKeptDays } from "@vagou/contract/limits";

const dayMs = 24 * 3_600_000;

/**
 * @returns the instant since which a search must have found a posting for it to be shown and kept; a day more than is
 *   promised, because the time is stored as the beginning of its day
 */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - (postingKeptDays + 1) * dayMs);
}
