/** The paid plans, the better one last. */
export const paidPlans = ["pro", "premium"] as const;
export type PaidPlan = (typeof paidPlans)[number];

/** The benefits of each plan; the code uses them, and the plan's card shows them. */
export const planPromises: Readonly<Record<PaidPlan, { dailyFreeProviders: number }>> = {
  pro: { dailyFreeProviders: 0 },
  premium: { dailyFreeProviders: 1 },
};

/** Days that a plan stays active while the payment of its next term is pending; Stripe charges within hours. */
export const renewalGraceDays = 3;
