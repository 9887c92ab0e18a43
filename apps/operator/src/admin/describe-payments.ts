import { countOf } from "@vagou/command-line/count-of";
import type { ParkedEvent, PaymentRow } from "@vagou/server/payments/facts/repository";
import type { SubscriptionRow } from "@vagou/server/plans/repository";
import { formatInstant } from "./format-instant.ts";
import { formatTable } from "./format-table.ts";

/** The limit of `listParked`. */
const parkedMax = 200;

export function describeParked(payments: readonly PaymentRow[]): string {
  if (payments.length === 0) return "Nothing is parked.";
  const table = formatTable(
    payments.map((payment) => ({
      "payment intent": payment.paymentIntent,
      paid: formatInstant(payment.paidAt),
      amount: amountOf(payment),
      currency: payment.currency,
      link: payment.paymentLink,
      reference: shorten(payment.clientReference),
      refunded: payment.refundedCents === 0 ? null : inUnits(payment.refundedCents),
      reason: payment.parkedReason,
    })),
  );
  return payments.length < parkedMax
    ? table
    : `${table}\nThese are the oldest ${parkedMax}; there may be more.`;
}

/** Paid subscriptions that give no plan; no line when there are none. */
export function describeParkedSubscriptions(subscriptions: readonly SubscriptionRow[]): string[] {
  if (subscriptions.length === 0) return [];
  const table = formatTable(
    subscriptions.map((each) => ({
      subscription: each.subscription,
      told: formatInstant(each.createdAt),
      amount: each.amountCents === null ? null : inUnits(each.amountCents),
      currency: each.currency,
      link: each.paymentLink,
      reference: shorten(each.clientReference),
      reason: each.parkedReason,
    })),
  );
  return [`Subscriptions that give no plan:\n${table}`];
}

/** Events that could not be processed; no line when there are none. */
export function describeParkedEvents(events: readonly ParkedEvent[]): string[] {
  if (events.length === 0) return [];
  const table = formatTable(
    events.map(({ id, type, receivedAt, reason }) => ({
      event: id,
      type,
      told: formatInstant(receivedAt),
      reason,
    })),
  );
  return [`Events that could not be taken in:\n${table}`];
}

export function describePaymentsOf(payments: readonly PaymentRow[]): string {
  if (payments.length === 0) return "There are no payments.";
  const owed = payments.reduce((total, { owedCredits }) => total + owedCredits, 0);
  const table = formatTable(
    payments.map((payment) => ({
      "payment intent": payment.paymentIntent,
      paid: formatInstant(payment.paidAt),
      package: payment.packageId ?? (payment.plan && `plan ${payment.plan}`),
      amount: amountOf(payment),
      currency: payment.currency,
      granted: payment.grantedCredits,
      "taken back": payment.takenCredits,
      owed: payment.owedCredits,
    })),
  );
  return owed === 0 ? table : `${table}\nOwed in all: ${countOf(owed, "ficha")}.`;
}

function amountOf({ amountCents }: PaymentRow): string | null {
  return amountCents === null ? null : inUnits(amountCents);
}

function inUnits(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Shortens an untrusted text. */
function shorten(text: string | null): string | null {
  return text === null || text.length <= 40 ? text : `${text.slice(0, 39)}…`;
}
