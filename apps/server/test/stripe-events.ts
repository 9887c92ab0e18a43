import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { Stripe } from "stripe";
import type { PaymentSettings } from "../src/config/config.ts";
import type { Clock } from "../src/clock.ts";

export const testPayments: PaymentSettings = {
  webhookSecrets: ["whsec_of_the_tests"],
  live: false,
  packages: {
    basic: { url: "https://buy.stripe.example/basic", id: "plink_basic" },
    popular: { url: "https://buy.stripe.example/popular", id: "plink_popular" },
    small: { url: "https://buy.stripe.example/small", id: "plink_small" },
  },
  plans: { pro: { url: "https://buy.stripe.example/pro", id: "plink_pro" } },
};

export type TestEvent = {
  id: string;
  object: "event";
  type: string;
  livemode: boolean;
  created: number;
  data: { object: Record<string, unknown> };
};

/** Events of one checkout in the form of Stripe's API reference; `at` defaults to now. */
export function createCheckout(clock: Clock, facts: Partial<CheckoutFacts> = {}) {
  const key = randomUUID().replaceAll("-", "");
  const { reference, link, amountCents, currency, live } = {
    reference: null,
    link: "plink_basic",
    amountCents: 490,
    currency: "brl",
    live: false,
    ...facts,
  };
  const paymentIntent = `pi_${key}`;
  const event = (type: string, object: Record<string, unknown>, at: Date): TestEvent => ({
    id: `evt_${randomUUID().replaceAll("-", "")}`,
    object: "event",
    type,
    livemode: live,
    created: Math.floor(at.getTime() / 1000),
    data: { object },
  });
  const session = (paymentStatus: string) => ({
    id: `cs_test_${key}`,
    object: "checkout.session",
    mode: "payment",
    payment_intent: paymentIntent,
    client_reference_id: reference,
    payment_link: link,
    amount_total: amountCents,
    currency,
    payment_status: paymentStatus,
    customer_details: { email: "quem.pagou@correio.example", name: "Quem Pagou" },
  });
  return {
    paymentIntent,
    completed: (at = clock.now()) => event("checkout.session.completed", session("paid"), at),
    waiting: (at = clock.now()) => event("checkout.session.completed", session("unpaid"), at),
    paidLater: (at = clock.now()) => event("checkout.session.async_payment_succeeded", session("paid"), at),
    neverPaid: (at = clock.now()) => event("checkout.session.async_payment_failed", session("unpaid"), at),
    charged: (refundedCents: number, at = clock.now()) =>
      event(
        "charge.refunded",
        { id: `ch_${key}`, object: "charge", payment_intent: paymentIntent, amount_refunded: refundedCents },
        at,
      ),
    refund: (id: string, cents: number, status: string, at = clock.now()) =>
      event(
        status === "failed" ? "refund.failed" : "refund.updated",
        { id: `re_${id}_${key}`, object: "refund", payment_intent: paymentIntent, amount: cents, status },
        at,
      ),
    dispute: (type: string, status: string, at = clock.now()) =>
      event(
        `charge.dispute.${type}`,
        { id: `dp_${key}`, object: "dispute", payment_intent: paymentIntent, amount: amountCents, status },
        at,
      ),
  };
}

export type CheckoutFacts = {
  reference: string | null;
  link: string | null;
  amountCents: number;
  currency: string;
  live: boolean;
};

/** Sends an event to the product over HTTP, signed by Stripe's own library. @returns the status */
export function tell(
  app: FastifyInstance,
  clock: Clock,
  event: TestEvent,
  secret = "whsec_of_the_tests",
): Promise<number> {
  return tellBody(app, clock, JSON.stringify(event), secret);
}

/** The same with any body. @returns the status */
export async function tellBody(
  app: FastifyInstance,
  clock: Clock,
  payload: string,
  secret = "whsec_of_the_tests",
): Promise<number> {
  const timestamp = Math.floor(clock.now().getTime() / 1000);
  const response = await app.inject({
    method: "POST",
    url: "/api/webhooks/stripe",
    payload,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    },
  });
  return response.statusCode;
}
