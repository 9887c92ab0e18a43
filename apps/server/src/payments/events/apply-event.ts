import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import type { PaymentSettings } from "../../config/config.ts";
import { applySubscriptionFact, settleSubscriptionsPaidBy } from "./apply-subscription-fact.ts";
import type { PaymentEvent, PaymentFact } from "./read-event.ts";
import {
  insertEvent,
  lockPayment,
  updatePayment,
  upsertReversal,
  type LockedPayment,
} from "../facts/repository.ts";
import { settlePayment } from "../settling/settle-payment.ts";
import { referenceUnlessDeleted } from "./reference-unless-deleted.ts";

export type EventOutcome = "applied" | "parked" | "ignored" | "repeated";

/**
 * Records what an event says and settles the payment, in one transaction. A repeated event does
 * nothing; late events, or events in another order, lead to the same result.
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
      paymentIntent: fact !== null && "paymentIntent" in fact ? fact.paymentIntent : null,
      // Also of another product's: then its invoices do not wait for its checkout.
      subscription: event.fact !== null && "subscription" in event.fact ? event.fact.subscription : null,
    });
    if (!isNew) return { outcome: "repeated" as const, reason: null };
    if (fact === null) return { outcome: "ignored" as const, reason: null };
    const reason = await apply(tx, { settings, fact, event, at });
    return { outcome: reason === null ? ("applied" as const) : ("parked" as const), reason };
  });
  if (outcome === "parked") {
    logger.warn(
      { ...facts, ...namesOf(event.fact), reason },
      "a payment was parked: see npm run admin -- payments parked",
    );
  } else {
    logger.info({ ...facts, outcome }, "a payment event");
  }
  return outcome;
}

type Applied = {
  settings: PaymentSettings;
  fact: NonNullable<PaymentEvent["fact"]>;
  event: Pick<PaymentEvent, "type" | "at">;
  at: Date;
};

/** @returns the reason why a payment grants nothing; null otherwise */
async function apply(tx: Tx, { settings, fact, event, at }: Applied): Promise<string | null> {
  const { kind } = fact;
  if (kind === "checkout" || kind === "refunded" || kind === "reversal") {
    const payment = await recordFact(tx, { fact, reportedAt: event.at, at });
    const settled = await settlePayment(tx, { settings, payment, at });
    if (kind === "checkout") return settled.parkedReason;
    const { paymentIntent } = fact;
    return (await settleSubscriptionsPaidBy(tx, { settings, paymentIntent, at })) ?? settled.parkedReason;
  }
  // Stripe gives "created, not yet paid" and "active" the same second: the creation came first.
  const isMade = event.type === "customer.subscription.created";
  const reportedAt = isMade ? new Date(event.at.getTime() - 1) : event.at;
  return applySubscriptionFact(tx, { settings, fact, reportedAt, at });
}

function namesOf(fact: PaymentEvent["fact"]) {
  if (fact === null) return {};
  return "subscription" in fact ? { subscription: fact.subscription } : { paymentIntent: fact.paymentIntent };
}

/** The account may sell other things: a checkout without any of our links and without our reference is not ours. */
function isOurs({ packages, plans }: PaymentSettings, fact: PaymentEvent["fact"]): boolean {
  if (fact === null || (fact.kind !== "checkout" && fact.kind !== "subscribed")) return fact !== null;
  const links = [...Object.values(packages), ...Object.values(plans)];
  return fact.clientReference !== null || links.some(({ id }) => id === fact.paymentLink);
}

async function recordFact(
  tx: Tx,
  { fact, reportedAt, at }: { fact: PaymentFact; reportedAt: Date; at: Date },
): Promise<LockedPayment> {
  const payment = await lockPayment(tx, fact.paymentIntent, at);
  if (fact.kind === "reversal") {
    const { id, paymentIntent, reversal: kind, amountCents, state, final } = fact;
    await upsertReversal(tx, { id, paymentIntent, kind, amountCents, state, final, reportedAt });
    return payment;
  }
  // Stripe makes one payment for a checkout. Its fichas are booked under the first one that was named.
  if (fact.kind === "checkout" && ![null, fact.checkoutSession].includes(payment.checkoutSession))
    return payment;
  const change =
    fact.kind === "refunded"
      ? { refundedCents: Math.max(payment.refundedCents, fact.refundedCents), updatedAt: at }
      : {
          checkoutSession: fact.checkoutSession,
          clientReference: await referenceUnlessDeleted(tx, fact.clientReference),
          paymentLink: fact.paymentLink,
          amountCents: fact.amountCents,
          currency: fact.currency,
          // Paid stays paid, also when "completed, not yet paid" arrives after it.
          paidAt: payment.paidAt ?? (fact.paid ? reportedAt : null),
          updatedAt: at,
        };
  await updatePayment(tx, fact.paymentIntent, change);
  return { ...payment, ...change };
}
