/** Reasons of the lines of the statement. */
export const historyReasons = [
  "daily_bonus",
  "email_confirmation",
  "referral_user",
  "referral_friend",
  "purchase",
  "payment_refund",
  "refund_reversed",
  "adjustment",
  "search",
  "search_returned",
  "plan_portal",
] as const;

export type HistoryReason = (typeof historyReasons)[number];
