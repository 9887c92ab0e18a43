import type { PaymentSettings } from "../config/config.ts";
import type { Tx } from "../db/client.ts";
import {
  findSubscriptionOf,
  listSubscriptionsPaidBy,
  lockSubscription,
  mergeInvoice,
  updateSubscription,
  type InvoiceRow,
  type SubscriptionRow,
} from "../plans/repository.ts";
import type { ParkedReason } from "./reconcile.ts";
import type { SubscriptionFact } from "./read-event.ts";
import { lockPayment } from "./repository.ts";
import { settleSubscription } from "./settle-subscription.ts";
import { withoutDeleted } from "./without-deleted.ts";

type Told<Fact extends SubscriptionFact = SubscriptionFact> = {
  settings: PaymentSettings;
  fact: Fact;
  /** When Stripe says that it was so. */
  toldAt: Date;
  at: Date;
};

/**
 * Puts what was told of a subscription where it belongs, and brings the person's plan to it. Payment first, then
 * subscription, then account: one order of locks.
 * @returns why the subscription gives nothing although it was bought; null otherwise
 */
export async function applySubscriptionFact(tx: Tx, told: Told): Promise<ParkedReason | null> {
  const { settings, fact, toldAt, at } = told;
  // Refunds of it wait here, and find the invoice.
  if ("paymentIntent" in fact && fact.paymentIntent !== null) await lockPayment(tx, fact.paymentIntent, at);
  if (fact.kind === "invoice payment") {
    const { invoice, paymentIntent } = fact;
    // Locked before its invoice, as the others do it, where it is known.
    const subscription = await findSubscriptionOf(tx, invoice);
    if (subscription !== null) await lockSubscription(tx, subscription, at);
    await mergeInvoice(tx, { ...unknownInvoice, invoice, paymentIntent, createdAt: at });
    return settleSubscriptionsPaidBy(tx, { settings, paymentIntent, at });
  }
  const known = await lockSubscription(tx, fact.subscription, at);
  const subscription = { ...known, ...(await recordFact(tx, known, { settings, fact, toldAt, at })) };
  return settleSubscription(tx, { settings, subscription, at });
}

/** Money of a payment went back or returned: what it paid of subscriptions is judged anew. */
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
  { fact, toldAt, at }: Told<OfSubscription>,
): Promise<Partial<SubscriptionRow>> {
  if (fact.kind === "invoice") {
    const { subscription, invoice, paymentIntent, amountCents, paid, period } = fact;
    await mergeInvoice(tx, {
      invoice,
      subscription,
      paymentIntent,
      amountCents,
      paidAt: paid ? toldAt : null,
      failedAt: paid ? null : toldAt,
      periodStart: period?.start ?? null,
      periodEnd: period?.end ?? null,
      createdAt: at,
    });
    return {};
  }
  const change = fact.kind === "subscribed" ? await described(tx, fact) : newest(known, fact, toldAt);
  if (Object.keys(change).length > 0)
    await updateSubscription(tx, fact.subscription, { ...change, updatedAt: at });
  return change;
}

async function described(tx: Tx, fact: Extract<SubscriptionFact, { kind: "subscribed" }>) {
  const { checkoutSession, paymentLink, amountCents, currency } = fact;
  const clientReference = await withoutDeleted(tx, fact.clientReference);
  return { checkoutSession, clientReference, paymentLink, amountCents, currency };
}

/** An end is final; of everything else the newest word counts. */
function newest(
  known: SubscriptionRow,
  { status, cancelsAt, endedAt }: Extract<SubscriptionFact, { kind: "subscription" }>,
  toldAt: Date,
): Partial<SubscriptionRow> {
  const isOlder = known.toldAt !== null && toldAt < known.toldAt;
  const wasEnded = known.endedAt !== null;
  const ends = endedAt !== null;
  return (wasEnded && !ends) || (wasEnded === ends && isOlder) ? {} : { status, cancelsAt, endedAt, toldAt };
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
