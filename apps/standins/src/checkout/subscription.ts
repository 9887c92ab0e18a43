import { randomUUID } from "node:crypto";
import type { Article, Item } from "./article.ts";
import { eventOf, linkIdOf, type StripeEvent } from "./events.ts";

/** One subscription that a person began here, as the payment provider would store it. */
export type Subscription = {
  /** The part that all its ids share. */
  key: string;
  item: Item;
  title: string;
  clientReference: string | null;
  amountCents: number;
  months: number;
  state: "active" | "past_due" | "ended";
  cancelsAtEnd: boolean;
  /** Invoices so far, the one that failed among them. */
  invoices: number;
  /** Of the term that began last, which is unpaid while the subscription is `past_due`. */
  periodStart: Date;
  periodEnd: Date;
};

/** Begins a subscription whose first term is paid. */
export function subscribe({
  article,
  clientReference,
}: {
  article: Article;
  clientReference: string | null;
}): { subscription: Subscription; events: StripeEvent[] } {
  const now = new Date();
  const subscription: Subscription = {
    key: randomUUID().replaceAll("-", ""),
    item: article.item,
    title: article.title,
    clientReference,
    amountCents: article.priceCents,
    months: article.months,
    state: "active",
    cancelsAtEnd: false,
    invoices: 1,
    periodStart: now,
    periodEnd: addMonths(now, article.months),
  };
  const session = eventOf("checkout.session.completed", {
    id: `cs_test_${subscription.key}`,
    object: "checkout.session",
    mode: "subscription",
    status: "complete",
    payment_intent: null,
    subscription: nameOf(subscription),
    invoice: invoiceOf(subscription),
    payment_link: linkIdOf(subscription.item),
    client_reference_id: clientReference,
    amount_total: subscription.amountCents,
    currency: "brl",
    payment_status: "paid",
    livemode: false,
    customer_details: { email: null, name: null },
  });
  return {
    subscription,
    events: [changed(subscription, "created"), ...paid(subscription, "subscription_create"), session],
  };
}

/** The next term begins and is paid; or the one whose payment failed is paid. */
export function renew(subscription: Subscription): StripeEvent[] {
  if (subscription.state === "active") beginNextTerm(subscription);
  subscription.state = "active";
  return [...paid(subscription, "subscription_cycle"), changed(subscription, "updated")];
}

/** The next term begins and is not paid: the card is refused. */
export function fail(subscription: Subscription): StripeEvent[] {
  if (subscription.state === "active") beginNextTerm(subscription);
  subscription.state = "past_due";
  return [
    eventOf("invoice.payment_failed", {
      ...invoice(subscription, "subscription_cycle"),
      status: "open",
      amount_paid: 0,
      amount_due: subscription.amountCents,
    }),
    changed(subscription, "updated"),
  ];
}

/** A term begins before it is paid, as at Stripe. */
function beginNextTerm(subscription: Subscription): void {
  subscription.invoices += 1;
  subscription.periodStart = subscription.periodEnd;
  subscription.periodEnd = addMonths(subscription.periodEnd, subscription.months);
}

/** The person cancels: it ends with the term that began last. */
export function cancel(subscription: Subscription): StripeEvent[] {
  subscription.cancelsAtEnd = true;
  return [changed(subscription, "updated")];
}

/** It ends now. */
export function stop(subscription: Subscription): StripeEvent[] {
  subscription.state = "ended";
  return [changed(subscription, "deleted")];
}

/** Stripe reports an invoice and its payment in separate events. */
function paid(subscription: Subscription, reason: BillingReason): StripeEvent[] {
  const { key, invoices, amountCents } = subscription;
  return [
    eventOf("invoice.paid", {
      ...invoice(subscription, reason),
      status: "paid",
      amount_paid: amountCents,
      amount_due: amountCents,
    }),
    eventOf("invoice_payment.paid", {
      id: `inpay_${key}_${invoices}`,
      object: "invoice_payment",
      invoice: invoiceOf(subscription),
      amount_paid: amountCents,
      status: "paid",
      payment: { type: "payment_intent", payment_intent: `pi_${key}_${invoices}` },
    }),
  ];
}

/** Why Stripe makes an invoice: the subscription begins, or its next term does. */
type BillingReason = "subscription_create" | "subscription_cycle";

function invoice(subscription: Subscription, reason: BillingReason): Record<string, unknown> {
  const period = { start: seconds(subscription.periodStart), end: seconds(subscription.periodEnd) };
  return {
    id: invoiceOf(subscription),
    object: "invoice",
    billing_reason: reason,
    currency: "brl",
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: nameOf(subscription) },
    },
    lines: { object: "list", data: [{ object: "line_item", period }] },
  };
}

function changed(subscription: Subscription, how: "created" | "updated" | "deleted"): StripeEvent {
  const { state, cancelsAtEnd, periodEnd } = subscription;
  const end = seconds(periodEnd);
  return eventOf(`customer.subscription.${how}`, {
    id: nameOf(subscription),
    object: "subscription",
    status: state === "ended" ? "canceled" : state,
    cancel_at_period_end: cancelsAtEnd,
    cancel_at: cancelsAtEnd ? end : null,
    ended_at: state === "ended" ? Math.min(end, seconds(new Date())) : null,
    items: { object: "list", data: [{ object: "subscription_item", current_period_end: end }] },
  });
}

function nameOf({ key }: Subscription): string {
  return `sub_${key}`;
}

function invoiceOf({ key, invoices }: Subscription): string {
  return `in_${key}_${invoices}`;
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

function addMonths(at: Date, months: number): Date {
  const next = new Date(at);
  next.setUTCMonth(next.getUTCMonth() + months);
  return next;
}
