import { postingKeptDays } from "@vagou/contract/limits";

/** @returns since when a posting must have been seen to be shown, or kept at all */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - postingKeptDays * 24 * 3_600_000);
}
