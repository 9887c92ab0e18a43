import { renewalGraceDays } from "@vagou/contract/plans";
import type { PlanTerm } from "./plan-term.ts";

/** What is known of a subscription; `status`: Stripe's word, null until it is told. */
export type SubscriptionFacts = { status: string | null; cancelsAt: Date | null; endedAt: Date | null };

/** What is known of one of its invoices. `isReversed`: all of its money went back. */
export type InvoiceFacts = {
  paidAt: Date | null;
  failedAt: Date | null;
  periodStart: Date | null;
  periodEnd: Date | null;
  isReversed: boolean;
};

/** Words of Stripe for a subscription whose next term is still asked for. */
const running: readonly string[] = ["active", "trialing", "past_due"];
const graceMs = renewalGraceDays * 24 * 3_600_000;

/**
 * From when until when a subscription gives its plan. Only what was paid counts: Stripe moves the period of a
 * subscription on before the next term is paid. While that payment is awaited, the plan stays on for some days.
 * @returns undefined while nothing is paid
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

/** Whether an invoice that is not paid failed after the newest payment. */
function hasFailed(invoices: readonly InvoiceFacts[], paidLast: number): boolean {
  return invoices.some(
    ({ paidAt, failedAt }) => paidAt === null && failedAt !== null && failedAt.getTime() > paidLast,
  );
}
