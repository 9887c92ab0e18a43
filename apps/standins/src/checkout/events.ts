import { randomUUID } from "node:crypto";
import type { Payment } from "./payment.ts";

/** An event in Stripe's shape, with the members that its API reference shows and a shop may rely on. */
export type StripeEvent = {
  id: string;
  object: "event";
  type: string;
  livemode: false;
  created: number;
  data: { object: Record<string, unknown> };
};

export function eventOf(type: string, object: Record<string, unknown>): StripeEvent {
  return {
    id: `evt_${randomUUID().replaceAll("-", "")}`,
    object: "event",
    type,
    livemode: false,
    created: Math.floor(Date.now() / 1000),
    data: { object },
  };
}

export function linkIdOf(item: string): string {
  return `plink_standin_${item}`;
}

/**
 * `completed` when the page is done, paid or not; `async_payment_succeeded` when a boleto or Pix is paid,
 * `async_payment_failed` when it was not paid in time.
 */
export function sessionEvent(
  payment: Payment,
  type: "completed" | "async_payment_succeeded" | "async_payment_failed",
): StripeEvent {
  return eventOf(`checkout.session.${type}`, {
    id: sessionIdOf(payment),
    object: "checkout.session",
    mode: "payment",
    status: "complete",
    payment_intent: intentOf(payment),
    payment_link: linkIdOf(payment.item),
    client_reference_id: payment.clientReference,
    amount_total: payment.amountCents,
    currency: "brl",
    payment_status: payment.status === "paid" ? "paid" : "unpaid",
    payment_method_types: payment.method === "card" ? ["card", "boleto", "pix"] : [payment.method],
    livemode: false,
    customer_details: { email: null, name: null },
  });
}

/** A refund is reported twice: in its own event and in one of its charge. */
export function refundEvents(payment: Payment, amountCents: number): StripeEvent[] {
  return [
    eventOf("refund.created", {
      id: `re_${payment.key}_${payment.refunds}`,
      object: "refund",
      amount: amountCents,
      currency: "brl",
      payment_intent: intentOf(payment),
      status: "succeeded",
    }),
    eventOf("charge.refunded", {
      id: `ch_${payment.key}`,
      object: "charge",
      amount: payment.amountCents,
      amount_refunded: payment.refundedCents,
      currency: "brl",
      payment_intent: intentOf(payment),
      refunded: payment.refundedCents === payment.amountCents,
    }),
  ];
}

export function disputeEvent(payment: Payment, status: "needs_response" | "won"): StripeEvent {
  return eventOf(status === "won" ? "charge.dispute.closed" : "charge.dispute.created", {
    id: `dp_${payment.key}`,
    object: "dispute",
    amount: payment.amountCents,
    currency: "brl",
    payment_intent: intentOf(payment),
    status,
  });
}

export function sessionIdOf({ key }: Payment): string {
  return `cs_test_${key}`;
}

function intentOf({ key }: Payment): string {
  return `pi_${key}`;
}
