import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { Stripe } from "stripe";
import type { PaymentSettings } from "../../src/config/config.ts";
import type { Clock } from "../../src/clock.ts";

export const testPayments: PaymentSettings = {
  webhookSecrets: ["whsec_of_the_tests"],
  live: false,
  packages: {
    basic: { url: "https://buy.stripe.example/basic", id: "plink_basic", methods: ["card", "boleto"] },
    popular: { url: "https://buy.stripe.example/popular", id: "plink_popular", methods: ["card", "boleto"] },
    small: { url: "https://buy.stripe.example/small", id: "plink_small", methods: ["card", "boleto"] },
  },
  plans: {
    pro: {
      url: "https://buy.stripe.example/pro",
      id: "plink_pro",
      methods: ["card"],
      priceCents: 990,
      months: 1,
      renews: true,
    },
    premium: {
      url: "https://buy.stripe.example/premium",
      id: "plink_premium_plan",
      methods: ["card", "pix"],
      priceCents: 4990,
      months: 3,
      renews: false,
    },
  },
  planPortalUrl: null,
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

type SubscriptionChange = {
  status?: string;
  /** `Date`s of ours; Stripe's events hold seconds. */
  cancelsAt?: Date | null;
  endedAt?: Date | null;
};

/**
 * Events of one subscription in Stripe's form. `before2025`: as its API sent them before version 2025-03-31, with
 * subscription, payment and period in other fields.
 */
export function createSubscription(
  clock: Clock,
  facts: Partial<Omit<CheckoutFacts, "live">> & { before2025?: boolean } = {},
) {
  const key = randomUUID().replaceAll("-", "");
  const { reference, link, amountCents, currency, before2025 } = {
    reference: null,
    link: "plink_pro",
    amountCents: 990,
    currency: "brl",
    before2025: false,
    ...facts,
  };
  const subscription = `sub_${key}`;
  const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
  const event = (type: string, object: Record<string, unknown>, at: Date): TestEvent => ({
    id: `evt_${randomUUID().replaceAll("-", "")}`,
    object: "event",
    type,
    livemode: false,
    created: seconds(at),
    data: { object },
  });
  const invoice = (index: number, period: { start: Date; end: Date }, amounts: Record<string, number>) => ({
    id: `in_${key}_${index}`,
    object: "invoice",
    ...(before2025
      ? { subscription, payment_intent: `pi_${key}_${index}` }
      : { parent: { type: "subscription_details", subscription_details: { subscription } } }),
    ...amounts,
    // The invoice's own period is the one before.
    period_end: seconds(period.start),
    lines: { data: [{ period: { start: seconds(period.start), end: seconds(period.end) } }] },
  });
  return {
    subscription,
    intentOf: (index: number) => `pi_${key}_${index}`,
    completed: (at = clock.now()) =>
      event(
        "checkout.session.completed",
        {
          id: `cs_test_${key}`,
          object: "checkout.session",
          mode: "subscription",
          payment_intent: null,
          subscription,
          client_reference_id: reference,
          payment_link: link,
          amount_total: amountCents,
          currency,
          payment_status: "paid",
          customer_details: { email: "quem.assinou@correio.example", name: "Quem Assinou" },
        },
        at,
      ),
    paid: (index: number, period: { start: Date; end: Date }, at = clock.now()) =>
      event(
        "invoice.paid",
        invoice(index, period, { amount_paid: amountCents, amount_due: amountCents }),
        at,
      ),
    paidBy: (index: number, at = clock.now()) =>
      event(
        "invoice_payment.paid",
        {
          id: `inpay_${key}_${index}`,
          object: "invoice_payment",
          invoice: `in_${key}_${index}`,
          payment: { type: "payment_intent", payment_intent: `pi_${key}_${index}` },
        },
        at,
      ),
    failed: (index: number, period: { start: Date; end: Date }, at = clock.now()) =>
      event(
        "invoice.payment_failed",
        invoice(index, period, { amount_paid: 0, amount_due: amountCents }),
        at,
      ),
    changed: (
      how: "created" | "updated" | "deleted",
      { status = "active", cancelsAt = null, endedAt = null }: SubscriptionChange,
      at = clock.now(),
    ) =>
      event(
        `customer.subscription.${how}`,
        {
          id: subscription,
          object: "subscription",
          status,
          cancel_at_period_end: cancelsAt !== null,
          ...(before2025
            ? { cancel_at: null, current_period_end: cancelsAt === null ? 0 : seconds(cancelsAt) }
            : {
                cancel_at: null,
                items: { data: [{ current_period_end: cancelsAt === null ? 0 : seconds(cancelsAt) }] },
              }),
          ended_at: endedAt === null ? null : seconds(endedAt),
        },
        at,
      ),
    refunded: (index: number, cents: number, at = clock.now()) =>
      event(
        "charge.refunded",
        {
          id: `ch_${key}_${index}`,
          object: "charge",
          payment_intent: `pi_${key}_${index}`,
          amount_refunded: cents,
        },
        at,
      ),
    disputed: (index: number, status: string, at = clock.now()) =>
      event(
        status === "needs_response" ? "charge.dispute.created" : "charge.dispute.closed",
        {
          id: `dp_${key}_${index}`,
          object: "dispute",
          payment_intent: `pi_${key}_${index}`,
          amount: amountCents,
          status,
        },
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
export function sendEvent(
  app: FastifyInstance,
  clock: Clock,
  event: TestEvent,
  secret = "whsec_of_the_tests",
): Promise<number> {
  return sendEventBody(app, clock, JSON.stringify(event), secret);
}

/** The same with any body, signed with each of the secrets, as Stripe does while one replaces another. @returns the status */
export async function sendEventBody(
  app: FastifyInstance,
  clock: Clock,
  payload: string,
  ...secrets: readonly string[]
): Promise<number> {
  const timestamp = Math.floor(clock.now().getTime() / 1000);
  const signatures = (secrets.length === 0 ? ["whsec_of_the_tests"] : secrets).map((secret) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
  );
  const [header = "", ...others] = signatures;
  const response = await app.inject({
    method: "POST",
    url: "/api/webhooks/stripe",
    payload,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": [header, ...others.map((other) => other.split(",")[1])].join(),
    },
  });
  return response.statusCode;
}
