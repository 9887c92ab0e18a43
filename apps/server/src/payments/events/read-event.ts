import { z } from "zod";

/** One fact that the payment provider reports about one payment. */
export type PaymentFact =
  | {
      kind: "checkout";
      paymentIntent: string;
      checkoutSession: string;
      clientReference: string | null;
      paymentLink: string | null;
      amountCents: number;
      currency: string;
      /** False while a boleto or Pix waits to be paid. */
      paid: boolean;
    }
  /** The refunded amount of a charge until now, over all its refunds. */
  | { kind: "refunded"; paymentIntent: string; refundedCents: number }
  | {
      kind: "reversal";
      id: string;
      paymentIntent: string;
      reversal: "refund" | "dispute";
      amountCents: number;
      state: "active" | "undone";
      final: boolean;
    };

/** One fact that the payment provider reports about a subscription. */
export type SubscriptionFact =
  /** A checkout in subscription mode: the person and the link of the subscription. */
  | {
      kind: "subscribed";
      subscription: string;
      checkoutSession: string;
      clientReference: string | null;
      paymentLink: string | null;
      amountCents: number;
      currency: string;
    }
  | {
      kind: "subscription";
      subscription: string;
      status: string;
      cancelsAt: Date | null;
      endedAt: Date | null;
    }
  | {
      kind: "invoice";
      subscription: string;
      invoice: string;
      /** Null where the event does not name it: then an `invoice payment` does. */
      paymentIntent: string | null;
      amountCents: number;
      paid: boolean;
      /** What it is paid for. */
      period: { start: Date; end: Date } | null;
    }
  /** Which payment paid an invoice. */
  | { kind: "invoice payment"; invoice: string; paymentIntent: string };

export type PaymentEvent = {
  id: string;
  type: string;
  live: boolean;
  at: Date;
  fact: PaymentFact | SubscriptionFact | null;
};

/**
 * Reads an event of Stripe, in the shapes of the API reference ("The Event object", "Checkout Session", "Charge",
 * "Refund", "Dispute", "Subscription", "Invoice", "Invoice payment"). Only the data that decides about fichas and plans
 * is read; the data about the person who paid is ignored.
 * @returns `fact: null` for kinds of events that concern no payment of ours
 * @throws {z.ZodError} when it is not an event, or an event of a kind we need lacks a required member, or holds a
 *   value that no column can hold
 */
export function readEvent(value: unknown): PaymentEvent {
  const { id, type, livemode, created, data } = eventSchema.parse(value);
  const read = readers.find(({ types }) => types.test(type))?.read;
  return { id, type, live: livemode, at: new Date(created * 1000), fact: read?.(data.object) ?? null };
}

/** Stripe's ids and words: "up to 255 characters" (API reference), and never a control character. */
const word = z
  .string()
  .max(255)
  .regex(/^\P{Cc}*$/u)
  .refine((text) => text.isWellFormed());
const id = word.min(1);

const eventSchema = z.object({
  id,
  type: id,
  livemode: z.boolean(),
  // Up to the year 9999, where dates have their last common form.
  created: z.number().int().positive().max(253_402_300_799),
  data: z.object({ object: z.unknown() }),
});

const cents = z.number().int().min(0).max(2_000_000_000);
/** Expanded objects arrive whole, others by id. */
const reference = z
  .union([id, z.object({ id }).transform((whole) => whole.id)])
  .nullish()
  .transform((value) => value ?? null);

const sessionSchema = z.object({
  id,
  payment_intent: reference,
  subscription: reference,
  client_reference_id: word.nullish(),
  payment_link: reference,
  amount_total: cents.nullable(),
  currency: word.nullable(),
  payment_status: z.string(),
});

function readSession(value: unknown): PaymentFact | SubscriptionFact | null {
  const session = sessionSchema.parse(value);
  const reported = {
    checkoutSession: session.id,
    clientReference: session.client_reference_id ?? null,
    paymentLink: session.payment_link,
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? "",
  };
  const { payment_intent: paymentIntent, subscription } = session;
  if (subscription !== null) return { kind: "subscribed", subscription, ...reported };
  // Sessions without money have none: they are not ours.
  if (paymentIntent === null) return null;
  return { kind: "checkout", paymentIntent, ...reported, paid: session.payment_status === "paid" };
}

const chargeSchema = z.object({ payment_intent: reference, amount_refunded: cents });

function readCharge(value: unknown): PaymentFact | null {
  const charge = chargeSchema.parse(value);
  if (charge.payment_intent === null) return null;
  return { kind: "refunded", paymentIntent: charge.payment_intent, refundedCents: charge.amount_refunded };
}

const reversalSchema = z.object({
  id,
  payment_intent: reference,
  amount: cents,
  status: z.string().nullable(),
});

/** A refund counts as returned money until it failed or was cancelled. */
function readRefund(value: unknown): PaymentFact | null {
  const refund = reversalSchema.parse(value);
  if (refund.payment_intent === null) return null;
  const undone = refund.status === "failed" || refund.status === "canceled";
  return {
    kind: "reversal",
    id: refund.id,
    paymentIntent: refund.payment_intent,
    reversal: "refund",
    amountCents: refund.amount,
    state: undone ? "undone" : "active",
    // A refund that succeeded can still fail at the bank, days later.
    final: undone,
  };
}

/** Inquiries (`warning_…`) move no money; a dispute does until it is won. */
function readDispute(value: unknown): PaymentFact | null {
  const dispute = reversalSchema.parse(value);
  if (dispute.payment_intent === null) return null;
  const status = dispute.status ?? "";
  const undone = status === "won" || status === "prevented" || status.startsWith("warning_");
  return {
    kind: "reversal",
    id: dispute.id,
    paymentIntent: dispute.payment_intent,
    reversal: "dispute",
    amountCents: dispute.amount,
    state: undone ? "undone" : "active",
    final: status === "won" || status === "lost" || status === "warning_closed" || status === "prevented",
  };
}

/** Seconds since 1970, as Stripe gives all its times. */
const instant = z
  .number()
  .int()
  .min(0)
  .max(253_402_300_799)
  .transform((seconds) => new Date(seconds * 1000));

/** Since the API version 2025-03-31 the end of the period stands on the items. */
const subscriptionSchema = z.object({
  id,
  status: word,
  cancel_at: instant.nullish(),
  cancel_at_period_end: z.boolean().nullish(),
  ended_at: instant.nullish(),
  current_period_end: instant.nullish(),
  items: z.object({ data: z.array(z.object({ current_period_end: instant.nullish() })) }).nullish(),
});

function readSubscription(value: unknown): SubscriptionFact {
  const reported = subscriptionSchema.parse(value);
  const ends = [
    reported.current_period_end,
    ...(reported.items?.data ?? []).map((item) => item.current_period_end),
  ].flatMap((end) => end ?? []);
  const periodEnd = ends.toSorted((one, other) => one.getTime() - other.getTime()).at(-1);
  return {
    kind: "subscription",
    subscription: reported.id,
    status: reported.status,
    cancelsAt: reported.cancel_at ?? (reported.cancel_at_period_end === true ? (periodEnd ?? null) : null),
    endedAt: reported.ended_at ?? null,
  };
}

/**
 * Since the API version 2025-03-31 the subscription stands below `parent`, and the payment is reported
 * in its own event (`invoice_payment.paid`), or among `payments`.
 */
const invoiceSchema = z.object({
  id,
  subscription: reference,
  parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullish(),
  payment_intent: reference,
  payments: z
    .object({ data: z.array(z.object({ payment: z.object({ payment_intent: reference }).nullish() })) })
    .nullish(),
  amount_paid: cents,
  amount_due: cents.nullish(),
  lines: z
    .object({ data: z.array(z.object({ period: z.object({ start: instant, end: instant }).nullish() })) })
    .nullish(),
});

/** The period of an invoice itself is the previous one; the paid period is on its lines. */
function readInvoice(value: unknown, paid: boolean): SubscriptionFact | null {
  const invoice = invoiceSchema.parse(value);
  const subscription = invoice.parent?.subscription_details?.subscription ?? invoice.subscription;
  if (subscription === null) return null;
  const periods = (invoice.lines?.data ?? []).flatMap(({ period }) => period ?? []);
  const last = periods.toSorted((one, other) => one.end.getTime() - other.end.getTime()).at(-1);
  return {
    kind: "invoice",
    subscription,
    invoice: invoice.id,
    paymentIntent:
      invoice.payment_intent ??
      invoice.payments?.data.flatMap(({ payment }) => payment?.payment_intent ?? [])[0] ??
      null,
    amountCents: paid ? invoice.amount_paid : (invoice.amount_due ?? 0),
    paid,
    period: last ?? null,
  };
}

const invoicePaymentSchema = z.object({
  invoice: reference,
  payment: z.object({ payment_intent: reference }),
});

function readInvoicePayment(value: unknown): SubscriptionFact | null {
  const { invoice, payment } = invoicePaymentSchema.parse(value);
  const { payment_intent: paymentIntent } = payment;
  return invoice === null || paymentIntent === null
    ? null
    : { kind: "invoice payment", invoice, paymentIntent };
}

type Reader = { types: RegExp; read: (value: unknown) => PaymentEvent["fact"] };

const readers: readonly Reader[] = [
  {
    types: /^checkout\.session\.(completed|async_payment_succeeded|async_payment_failed)$/,
    read: readSession,
  },
  { types: /^charge\.refunded$/, read: readCharge },
  { types: /^(refund\.(created|updated|failed)|charge\.refund\.updated)$/, read: readRefund },
  { types: /^charge\.dispute\./, read: readDispute },
  {
    types: /^customer\.subscription\.(created|updated|deleted|paused|resumed)$/,
    read: readSubscription,
  },
  { types: /^invoice\.paid$/, read: (value) => readInvoice(value, true) },
  { types: /^invoice\.payment_failed$/, read: (value) => readInvoice(value, false) },
  { types: /^invoice_payment\.paid$/, read: readInvoicePayment },
];
