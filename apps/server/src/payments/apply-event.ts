import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import type { PaymentSettings } from "../config/config.ts";
import { isAccountId } from "./is-account-id.ts";
import type { PaymentEvent, PaymentFact } from "./read-event.ts";
import {
  insertEvent,
  lockPayment,
  updatePayment,
  upsertReversal,
  wasPerson,
  type PaymentRow,
} from "./repository.ts";
import { settlePayment } from "./settle-payment.ts";

export type EventOutcome = "applied" | "parked" | "ignored" | "repeated";

/**
 * Records what an event says and settles the payment, in one transaction: told again, it does nothing;
 * told late or out of order, the end is the same.
 */
export async function applyEvent(
  { db, clock, logger }: Pick<Deps, "db" | "clock" | "logger">,
  { settings, event }: { settings: PaymentSettings; event: PaymentEvent },
): Promise<EventOutcome> {
  const at = clock.now();
  const facts = { eventId: event.id, type: event.type };
  if (event.live !== settings.live) {
    logger.warn(
      { ...facts, live: event.live },
      "a payment event of the other mode (live or test) was ignored",
    );
    return "ignored";
  }
  const { outcome, reason } = await db.transaction(async (tx) => {
    const fact = isOurs(settings, event.fact) ? event.fact : null;
    const isNew = await insertEvent(tx, {
      id: event.id,
      type: event.type,
      createdAt: event.at,
      receivedAt: at,
      outcome: fact === null ? "ignored" : "applied",
      paymentIntent: fact?.paymentIntent ?? null,
    });
    if (!isNew) return { outcome: "repeated" as const, reason: null };
    if (fact === null) return { outcome: "ignored" as const, reason: null };
    const payment = await recordFact(tx, { fact, toldAt: event.at, at });
    const settled = await settlePayment(tx, { settings, payment, at });
    return {
      outcome: settled.parkedReason === null ? ("applied" as const) : ("parked" as const),
      reason: settled.parkedReason,
    };
  });
  if (outcome === "parked") {
    logger.warn(
      { ...facts, paymentIntent: event.fact?.paymentIntent, reason },
      "a payment was parked: see npm run admin -- payments parked",
    );
  } else {
    logger.info({ ...facts, outcome }, "a payment event");
  }
  return outcome;
}

/** The account may sell other things: a checkout without any of our links and without our reference is not ours. */
function isOurs({ packages, plans }: PaymentSettings, fact: PaymentFact | null): boolean {
  if (fact === null || fact.kind !== "checkout") return fact !== null;
  const links = [...Object.values(packages), ...Object.values(plans)];
  return fact.clientReference !== null || links.some(({ id }) => id === fact.paymentLink);
}

async function recordFact(
  tx: Tx,
  { fact, toldAt, at }: { fact: PaymentFact; toldAt: Date; at: Date },
): Promise<PaymentRow> {
  const payment = await lockPayment(tx, fact.paymentIntent, at);
  if (fact.kind === "reversal") {
    const { id, paymentIntent, reversal: kind, amountCents, state, final } = fact;
    await upsertReversal(tx, { id, paymentIntent, kind, amountCents, state, final, toldAt });
    return payment;
  }
  const change =
    fact.kind === "refunded"
      ? { refundedCents: Math.max(payment.refundedCents, fact.refundedCents), updatedAt: at }
      : {
          checkoutSession: fact.checkoutSession,
          clientReference: await withoutDeleted(tx, fact.clientReference),
          paymentLink: fact.paymentLink,
          amountCents: fact.amountCents,
          currency: fact.currency,
          // Paid stays paid, also when "completed, not yet paid" arrives after it.
          paidAt: payment.paidAt ?? (fact.paid ? toldAt : null),
          updatedAt: at,
        };
  await updatePayment(tx, fact.paymentIntent, change);
  return { ...payment, ...change };
}

/** What a deleted person began to pay is told of later too, and must not name them again. */
async function withoutDeleted(tx: Tx, clientReference: string | null): Promise<string | null> {
  if (clientReference === null || !isAccountId(clientReference)) return clientReference;
  return (await wasPerson(tx, clientReference)) ? null : clientReference;
}
