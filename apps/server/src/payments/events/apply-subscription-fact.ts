import type { PaymentSettings } from "../../config/config.ts";
import type { Tx } from "../../db/client.ts";
import {
  findSubscriptionOf,
  listSubscriptionsPaidBy,
  lockSubscription,
  mergeInvoice,
  updateSubscription,
  type InvoiceRow,
  type SubscriptionRow,
} from "../../plans/repository.ts";
import type { ParkedReason } from "../facts/reconcile.ts";
import type { SubscriptionFact } from "./read-event.ts";
import { lockPayment } from "../facts/repository.ts";
import { settleSubscription } from "../settling/settle-subscription.ts";
import { referenceUnlessDeleted } from "./reference-unless-deleted.ts";

type Reported<Fact extends SubscriptionFact = SubscriptionFact> = {
  settings: PaymentSettings;
  fact: Fact;
  /** The time that Stripe gives for the fact. */
  reportedAt: Date;
  at: Date;
};

/**
 * Records a fact about a subscription, and updates the person's plan. Locks are taken in one order: payment,
 * subscription, account.
 * @returns the reason why the subscription gives no plan although it was bought; null otherwise
 */
export async function applySubscriptionFact(tx: Tx, reported: Reported): Promise<ParkedReason | null> {
  const { settings, fact, reportedAt, at } = reported;
  // Concurrent refunds of the payment wait for this lock, and then find the invoice.
  if ("paymentIntent" in fact && fact.paymentIntent !== null) await lockPayment(tx, fact.paymentIntent, at);
  if (fact.kind === "invoice payment") {
    const { invoice, paymentIntent } = fact;
    // A known subscription is locked before its invoice, in the same order as elsewhere.
    const subscription = await findSubscriptionOf(tx, invoice);
    if (subscription !== null) await lockSubscription(tx, subscription, at);
    await mergeInvoice(tx, { ...unknownInvoice, invoice, paymentIntent, createdAt: at });
    return settleSubscriptionsPaidBy(tx, { settings, paymentIntent, at });
  }
  const known = await lockSubscription(tx, fact.subscription, at);
  const subscription = { ...known, ...(await recordFact(tx, known, { settings, fact, reportedAt, at })) };
  return settleSubscription(tx, { settings, subscription, at });
}

/** Recomputes the subscriptions of a payment after a refund or dispute of it, or the end of one. */
export async function settleSubscriptionsPaidBy(
  tx: Tx,
  { settings, paymentIntent, at }: { settings: PaymentSettings; paymentIntent: string; at: Date },
): Promise<ParkedReason | null> {
  let reason: ParkedReason | null = null;
  for (const id of await listSubscriptionsPaidBy(tx, paymentIntent)) {
    const subscription = await lockSubscription(tx, id, at);
    reason = await settleSubscription(tx, { settings, subscription, at });
  }
  return reason;
}

type OfSubscription = Exclude<SubscriptionFact, { kind: "invoice payment" }>;

/** @returns what it changes of the subscription */
async function recordFact(
  tx: Tx,
  known: SubscriptionRow,
  { fact, reportedAt, at }: Reported<OfSubscription>,
): Promise<Partial<SubscriptionRow>> {
  if (fact.kind === "invoice") {
    const { subscription, invoice, paymentIntent, amountCents, paid, period } = fact;
    await mergeInvoice(tx, {
      invoice,
      subscription,
      paymentIntent,
      amountCents,
      paidAt: paid ? reportedAt : null,
      failedAt: paid ? null : reportedAt,
      periodStart: period?.start ?? null,
      periodEnd: period?.end ?? null,
      createdAt: at,
    });
    return {};
  }
  const change = fact.kind === "subscribed" ? await described(tx, fact) : newest(known, fact, reportedAt);
  if (Object.keys(change).length > 0)
    await updateSubscription(tx, fact.subscription, { ...change, updatedAt: at });
  return change;
}

async function described(tx: Tx, fact: Extract<SubscriptionFact, { kind: "subscribed" }>) {
  const { checkoutSession, paymentLink, amountCents, currency } = fact;
  const clientReference = await referenceUnlessDeleted(tx, fact.clientReference);
  return { checkoutSession, clientReference, paymentLink, amountCents, currency };
}

/** An end is final; otherwise the newest fact counts. */
function newest(
  known: SubscriptionRow,
  { status, cancelsAt, endedAt }: Extract<SubscriptionFact, { kind: "subscription" }>,
  reportedAt: Date,
): Partial<SubscriptionRow> {
  const isOlder = known.reportedAt !== null && reportedAt < known.reportedAt;
  const wasEnded = known.endedAt !== null;
  const ends = endedAt !== null;
  return (wasEnded && !ends) || (wasEnded === ends && isOlder)
    ? {}
    : { status, cancelsAt, endedAt, reportedAt };
}

const unknownInvoice: Omit<InvoiceRow, "invoice" | "createdAt"> = {
  subscription: null,
  paymentIntent: null,
  amountCents: null,
  paidAt: null,
  failedAt: null,
  periodStart: null,
  periodEnd: null,
};
