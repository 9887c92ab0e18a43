import { asc, eq, inArray, or } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { planTerms } from "../../db/schema/plans.ts";
import { listInvoices, listSubscriptionsOf } from "../../plans/repository.ts";
import { paymentEvents, paymentReversals, payments, pendingPurchases } from "../../db/schema/payments.ts";
import { isPaymentOf } from "../facts/repository.ts";

/** Everything that is kept of what a person paid, or began to pay; oldest first. */
export async function listEverythingPaid(tx: Tx, userId: string) {
  const subscriptions = await listSubscriptionsOf(tx, userId);
  const names = subscriptions.map(({ subscription }) => subscription);
  const invoices = await listInvoices(tx, names);
  const ofInvoices = invoices.flatMap(({ paymentIntent }) => paymentIntent ?? []);
  const paid = await tx
    .select()
    .from(payments)
    .where(or(isPaymentOf(userId), inArray(payments.paymentIntent, ofInvoices)))
    .orderBy(asc(payments.createdAt), asc(payments.paymentIntent));
  const intents = paid.map(({ paymentIntent }) => paymentIntent);
  const reversals = await tx
    .select()
    .from(paymentReversals)
    .where(inArray(paymentReversals.paymentIntent, intents))
    .orderBy(asc(paymentReversals.reportedAt), asc(paymentReversals.id));
  const events = await tx
    .select()
    .from(paymentEvents)
    .where(or(inArray(paymentEvents.paymentIntent, intents), inArray(paymentEvents.subscription, names)))
    .orderBy(asc(paymentEvents.createdAt), asc(paymentEvents.id));
  const begun = await tx
    .select()
    .from(pendingPurchases)
    .where(eq(pendingPurchases.userId, userId))
    .orderBy(asc(pendingPurchases.createdAt), asc(pendingPurchases.id));
  const terms = await tx
    .select()
    .from(planTerms)
    .where(eq(planTerms.userId, userId))
    .orderBy(asc(planTerms.startsAt), asc(planTerms.source));
  return { paid, reversals, events, begun, subscriptions, invoices, terms };
}
