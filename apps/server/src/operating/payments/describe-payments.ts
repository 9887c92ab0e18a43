import type { ResponseOf } from "@vagou/contract/api/endpoints";
import type { ParkedEvent, PaymentRow } from "../../payments/facts/repository.ts";
import type { SubscriptionRow } from "../../plans/repository.ts";

type Paid = ResponseOf<"showPersonPayments">["payments"][number];
type Parked = ResponseOf<"listParkedPayments">;

export function describePaid(row: PaymentRow): Paid {
  return {
    payment_intent: row.paymentIntent,
    paid_at: isoOrNull(row.paidAt),
    package: row.packageId,
    plan: row.plan,
    amount_cents: row.amountCents,
    currency: row.currency,
    granted: row.grantedCredits,
    taken_back: row.takenCredits,
    owed: row.owedCredits,
    refunded_cents: row.refundedCents,
  };
}

export function describeParked({
  payments,
  subscriptions,
  events,
}: {
  payments: readonly PaymentRow[];
  subscriptions: readonly SubscriptionRow[];
  events: readonly ParkedEvent[];
}): Parked {
  return {
    payments: payments.map((row) => ({
      payment_intent: row.paymentIntent,
      paid_at: isoOrNull(row.paidAt),
      amount_cents: row.amountCents,
      currency: row.currency,
      refunded_cents: row.refundedCents,
      link: row.paymentLink,
      reference: shorten(row.clientReference),
      reason: row.parkedReason,
    })),
    subscriptions: subscriptions.map((row) => ({
      subscription: row.subscription,
      at: row.createdAt.toISOString(),
      amount_cents: row.amountCents,
      currency: row.currency,
      link: row.paymentLink,
      reference: shorten(row.clientReference),
      reason: row.parkedReason,
    })),
    events: events.map(({ id, type, receivedAt, reason }) => ({
      event: id,
      type,
      at: receivedAt.toISOString(),
      reason,
    })),
  };
}

/** Shortens an untrusted text. */
function shorten(text: string | null): string | null {
  return text === null || text.length <= 40 ? text : `${text.slice(0, 39)}…`;
}

function isoOrNull(at: Date | null): string | null {
  return at === null ? null : at.toISOString();
}
