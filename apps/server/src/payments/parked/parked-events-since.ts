const shownDays = 30;

/** @returns the start of the time for which parked events are shown: Stripe resends an event for 30 days at most */
export function parkedEventsSince(now: Date): Date {
  return new Date(now.getTime() - shownDays * 24 * 3_600_000);
}
