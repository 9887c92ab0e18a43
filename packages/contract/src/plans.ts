/** Plans that are paid for, the better one last. */
export const paidPlans = ["pro", "premium"] as const;
export type PaidPlan = (typeof paidPlans)[number];

/** What each plan does for a person; the code reads it, and its card shows it. */
export const planPromises: Readonly<Record<PaidPlan, { dailyFreePortals: number }>> = {
  pro: { dailyFreePortals: 0 },
  premium: { dailyFreePortals: 1 },
};

/** Days that a plan stays on while the payment of its next term is on its way; Stripe charges within hours. */
export const renewalGraceDays = 3;
