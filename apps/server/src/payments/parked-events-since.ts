const shownDays = 30;

/** @returns from when on parked events are shown: Stripe tells one again on request for 30 days at most */
export function parkedEventsSince(now: Date): Date {
  return new Date(now.getTime() - shownDays * 24 * 3_600_000);
}
