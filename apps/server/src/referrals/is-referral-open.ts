import { referralGraceDays } from "@vagou/contract/fichas/amounts";

/** @returns true while a person, known since an instant, may name their referrer */
export function isReferralOpen(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() < referralGraceDays * 24 * 3_600_000;
}
