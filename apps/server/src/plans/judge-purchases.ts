import type { PaidPlan } from "@vagou/contract/fichas/plans";
import { addMonths } from "../calendar.ts";
import type { PlanTerm } from "./plan-term.ts";

/** A one-time purchase of a plan's duration. `isReversed`: all of its money was given back. */
export type PlanPurchase = {
  source: string;
  plan: PaidPlan;
  months: number;
  paidAt: Date;
  isReversed: boolean;
};

/**
 * Puts a person's purchases of each plan one after the other, in the order of payment: a second purchase begins where
 * the first one ends. The order of Stripe's events makes no difference.
 */
export function judgePurchases(
  purchases: readonly PlanPurchase[],
): (PlanTerm & Pick<PlanPurchase, "source" | "plan">)[] {
  const ends = new Map<PaidPlan, Date>();
  return purchases
    .filter(({ isReversed }) => !isReversed)
    .toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime() || compare(one, other))
    .map(({ source, plan, months, paidAt }) => {
      const before = ends.get(plan);
      const startsAt = before !== undefined && before > paidAt ? before : paidAt;
      const paidUntil = addMonths(startsAt, months);
      ends.set(plan, paidUntil);
      return { source, plan, startsAt, paidUntil, endsAt: paidUntil, renews: false, paymentFailed: false };
    });
}

function compare(one: PlanPurchase, other: PlanPurchase): number {
  return one.source < other.source ? -1 : 1;
}
