import { renewalGraceDays } from "@vagou/contract/fichas/plans";
import type { PlanTerm } from "./plan-term.ts";

/** The known facts of a subscription; `status`: Stripe's word, null until an event names it. */
export type SubscriptionFacts = { status: string | null; cancelsAt: Date | null; endedAt: Date | null };

/** The known facts of one of its invoices. `isReversed`: all of its money was given back. */
export type InvoiceFacts = {
  paidAt: Date | null;
  failedAt: Date | null;
  periodStart: Date | null;
  periodEnd: Date | null;
  isReversed: boolean;
};

/** Stripe's words for a subscription whose next term will be charged. */
const running: readonly string[] = ["active", "trialing", "past_due"];
const graceMs = renewalGraceDays * 24 * 3_600_000;

/**
 * Computes the time in which a subscription gives its plan. Only paid invoices count, because Stripe advances the
 * period of a subscription before the next term is paid. While that payment is awaited, the plan stays on for some
 * days.
 * @returns undefined while no invoice is paid
 */
export function judgeSubscription(
  { status, cancelsAt, endedAt }: SubscriptionFacts,
  invoices: readonly InvoiceFacts[],
): PlanTerm | undefined {
  const paid = invoices.flatMap(({ paidAt, periodStart, periodEnd, isReversed }) =>
    paidAt === null || periodStart === null || periodEnd === null || isReversed
      ? []
      : [{ paidAt: paidAt.getTime(), start: periodStart.getTime(), end: periodEnd.getTime() }],
  );
  if (paid.length === 0) return undefined;
  const startsAt = Math.min(...paid.map(({ start }) => start));
  const whole = Math.max(...paid.map(({ end }) => end));
  const stopsAt = Math.min(endedAt?.getTime() ?? Infinity, cancelsAt?.getTime() ?? Infinity);
  const paidUntil = Math.min(whole, stopsAt);
  const isRunning = endedAt === null && (status === null || running.includes(status));
  const renews = isRunning && stopsAt > whole;
  return {
    startsAt: new Date(startsAt),
    paidUntil: new Date(paidUntil),
    endsAt: new Date(renews ? Math.min(whole + graceMs, stopsAt) : paidUntil),
    renews,
    paymentFailed: renews && hasFailed(invoices, Math.max(...paid.map(({ paidAt }) => paidAt))),
  };
}

/** Whether the payment of an unpaid invoice failed after the newest payment. */
function hasFailed(invoices: readonly InvoiceFacts[], paidLast: number): boolean {
  return invoices.some(
    ({ paidAt, failedAt }) => paidAt === null && failedAt !== null && failedAt.getTime() > paidLast,
  );
}
