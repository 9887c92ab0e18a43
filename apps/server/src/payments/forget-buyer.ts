import { eq, or } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { payments, pendingPurchases } from "../db/schema/payments.ts";
import { isPaymentOf } from "./repository.ts";
import { planSubscriptions } from "../db/schema/plans.ts";

/** Keeps events about a person's payments and subscriptions waiting; before the person is locked, as those events do it. */
export async function lockPaymentsOf(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: payments.paymentIntent }).from(payments).where(isPaymentOf(userId)).for("update");
  const { subscription } = planSubscriptions;
  await tx.select({ id: subscription }).from(planSubscriptions).where(isSubscribed(userId)).for("update");
}

/**
 * Takes a person out of what they paid. The payments stay, because the law on taxes asks for years; what they granted
 * is found in the books by the payment's own key. Checkouts that were begun go, and so does the plan, with the account.
 */
export async function forgetBuyer(tx: Tx, userId: string): Promise<void> {
  await tx.delete(pendingPurchases).where(eq(pendingPurchases.userId, userId));
  const noOne = { userId: null, clientReference: null };
  await tx.update(payments).set(noOne).where(isPaymentOf(userId));
  await tx.update(planSubscriptions).set(noOne).where(isSubscribed(userId));
}

function isSubscribed(userId: string) {
  return or(eq(planSubscriptions.userId, userId), eq(planSubscriptions.clientReference, userId));
}
