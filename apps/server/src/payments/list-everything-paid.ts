import { asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { paymentEvents, paymentReversals, payments, pendingPurchases } from "../db/schema/payments.ts";
import { isPaymentOf } from "./repository.ts";

/** Everything that is kept of what a person paid, or began to pay; oldest first. */
export async function listEverythingPaid(tx: Tx, userId: string) {
  const paid = await tx
    .select()
    .from(payments)
    .where(isPaymentOf(userId))
    .orderBy(asc(payments.createdAt), asc(payments.paymentIntent));
  const intents = paid.map(({ paymentIntent }) => paymentIntent);
  const reversals = await tx
    .select()
    .from(paymentReversals)
    .where(inArray(paymentReversals.paymentIntent, intents))
    .orderBy(asc(paymentReversals.toldAt), asc(paymentReversals.id));
  const events = await tx
    .select()
    .from(paymentEvents)
    .where(inArray(paymentEvents.paymentIntent, intents))
    .orderBy(asc(paymentEvents.createdAt), asc(paymentEvents.id));
  const begun = await tx
    .select()
    .from(pendingPurchases)
    .where(eq(pendingPurchases.userId, userId))
    .orderBy(asc(pendingPurchases.createdAt), asc(pendingPurchases.id));
  return { paid, reversals, events, begun };
}
