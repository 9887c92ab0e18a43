import type { PaidPlan } from "@vagou/contract/plans";
import { addMonths } from "../calendar.ts";
import type { PlanTerm } from "./plan-term.ts";

/** A plan's duration that was paid once. `isReversed`: all of its money went back. */
export type PlanPurchase = {
  source: string;
  plan: PaidPlan;
  months: number;
  paidAt: Date;
  isReversed: boolean;
};

/**
 * Lays what a person bought of each plan end to end, in the order in which it was paid: a second purchase begins where
 * the first one ends. Whatever the order in which it was told, the end is the same.
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
