import { z } from "zod";

/** One thing that the payment provider told about one payment, at `at`. */
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
  /** How much of a charge is refunded by now, over all its refunds. */
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

export type PaymentEvent = { id: string; type: string; live: boolean; at: Date; fact: PaymentFact | null };

/**
 * Reads an event of Stripe, in the shapes of the API reference ("The Event object", "Checkout Session",
 * "Charge", "Refund", "Dispute"). Only what decides about fichas is read; what it says about the person who
 * paid is left alone.
 * @returns `fact: null` for kinds of events that say nothing about a payment of ours
 * @throws {z.ZodError} when it is no event, or an event of a kind we need lacks what it must have, or says what no
 *   column holds
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
  client_reference_id: word.nullish(),
  payment_link: reference,
  amount_total: cents.nullable(),
  currency: word.nullable(),
  payment_status: z.string(),
});

function readSession(value: unknown): PaymentFact | null {
  const session = sessionSchema.parse(value);
  // Subscriptions and sessions without money have none: they are not ours.
  if (session.payment_intent === null) return null;
  return {
    kind: "checkout",
    paymentIntent: session.payment_intent,
    checkoutSession: session.id,
    clientReference: session.client_reference_id ?? null,
    paymentLink: session.payment_link,
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? "",
    paid: session.payment_status === "paid",
  };
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

/** A refund's money is on its way until it failed or was cancelled. */
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

const readers: readonly { types: RegExp; read: (value: unknown) => PaymentFact | null }[] = [
  {
    types: /^checkout\.session\.(completed|async_payment_succeeded|async_payment_failed)$/,
    read: readSession,
  },
  { types: /^charge\.refunded$/, read: readCharge },
  { types: /^(refund\.(created|updated|failed)|charge\.refund\.updated)$/, read: readRefund },
  { types: /^charge\.dispute\./, read: readDispute },
];
